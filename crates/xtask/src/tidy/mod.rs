//! placeholder
pub(crate) fn run() -> crate::failure::Result<()> {
    Ok(())
}
