let held = 0

/** Whether the page that is shown has changes which leaving it would lose: whoever leads away asks first. */
export const heldPage = {
  isHeld: () => held > 0,
  /** Returns the function that lets it go. */
  hold: () => {
    held++
    return () => {
      held--
    }
  },
}
