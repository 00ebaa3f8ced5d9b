/** Reveals the button that copies what is beside it, where the browser lets a page do that. */
for (const button of document.querySelectorAll<HTMLButtonElement>('button[data-copy]')) {
  if (!navigator.clipboard) continue
  button.hidden = false
  button.addEventListener('click', () => {
    const { copy = '', copied = '' } = button.dataset
    navigator.clipboard.writeText(copy).then(
      () => {
        button.textContent = copied
      },
      // The key stands beside it, to be selected.
      () => {
        button.hidden = true
      },
    )
  })
}
