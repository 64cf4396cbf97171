/** Makes what an input holds small letters. The caret stays where it is: assigning a value would move it to the end. */
export function lowerCase(input: HTMLInputElement): void {
  const lower = input.value.toLowerCase()
  if (lower === input.value) return
  const { selectionStart, selectionEnd } = input
  input.value = lower
  input.setSelectionRange(selectionStart, selectionEnd)
}
