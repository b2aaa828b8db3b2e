//! What a learned evaluation would see of a position: nothing yet is learned of this game, whose
//! few choices are judged by its facts.

use super::Annie;
use crate::features::Features;

impl Features for Annie {}
