/**
 * A button at each password field that shows what was typed, for people who type on a telephone. Its label
 * says what it does next; a pressed state as well would contradict the label. Its words are in `data-show`
 * and `data-hide` of the form.
 */
for (const form of document.querySelectorAll<HTMLFormElement>('form[data-show]'))
  for (const input of form.querySelectorAll<HTMLInputElement>('input[type=password]'))
    input.after(toggleFor(input, form))

function toggleFor(input: HTMLInputElement, form: HTMLFormElement): HTMLButtonElement {
  const { show = '', hide = '' } = form.dataset
  const button = document.createElement('button')
  button.type = 'button'
  button.className = 'toggle'
  button.textContent = show
  button.setAttribute('aria-controls', input.id)
  const set = (isShown: boolean) => {
    input.type = isShown ? 'text' : 'password'
    button.textContent = isShown ? hide : show
  }
  button.addEventListener('click', () => set(input.type === 'password'))
  // So that the browser does not remember a shown password as text.
  form.addEventListener('submit', () => set(false))
  return button
}
