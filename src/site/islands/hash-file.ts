/**
 * "Check a document" without sending it: computes the fingerprint here and posts only that. Of a file that is
 * empty or too large it posts the size, unread: a film would fill a phone's memory. Where the browser
 * cannot (no https, no memory), the form is sent as it would be without script.
 */
const form = document.querySelector<HTMLFormElement>('#by-file')
const input = form?.querySelector<HTMLInputElement>('input[type=file]')
const hint = form?.querySelector<HTMLElement>('.hint')
const status = form?.querySelector<HTMLElement>('[role=status]')

// Over plain http, browsers have no crypto.subtle, whatever the types say.
if (form && input && hint && status && window.isSecureContext) {
  hint.textContent = form.dataset.stays ?? ''
  form.addEventListener('submit', (event) => {
    const file = input.files?.[0]
    if (!file) return
    event.preventDefault()
    if (file.size === 0 || file.size > Number(form.dataset.most)) {
      post(form.action, 'bytes', String(file.size))
      return
    }
    status.textContent = form.dataset.working ?? ''
    fingerprintOf(file).then(
      (sha256) => post(form.action, 'sha256', sha256),
      () => form.submit(),
    )
  })
  // A reader who comes back finds the page as it was left.
  window.addEventListener('pageshow', () => {
    status.textContent = ''
  })
}

async function fingerprintOf(file: File): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', await file.arrayBuffer())
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** Posts by a form and not by fetch: the answer is the same page that everybody gets. */
function post(action: string, name: string, value: string): void {
  const bare = document.createElement('form')
  bare.method = 'post'
  bare.action = action
  const field = document.createElement('input')
  field.type = 'hidden'
  field.name = name
  field.value = value
  bare.append(field)
  document.body.append(bare)
  bare.submit()
  bare.remove()
}
