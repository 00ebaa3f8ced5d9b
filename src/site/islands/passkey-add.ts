import { browserSupportsWebAuthn, startRegistration } from '@simplewebauthn/browser'
import { cookieName } from '#platform/cookies.schema'

/** Reveals the form that adds a passkey where the browser supports it, and adds one. */
const form = document.querySelector<HTMLFormElement>('form[data-passkey-add]')
const failed = form?.querySelector<HTMLElement>('[role=alert]')

if (form && failed && browserSupportsWebAuthn()) {
  form.hidden = false
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    failed.hidden = true
    add(new FormData(form)).catch((error: unknown) => {
      if (error instanceof Error && error.name === 'NotAllowedError') return
      if (error instanceof Refused && error.message !== '') failed.textContent = error.message
      failed.hidden = false
    })
  })
}

/** What the server said, in its own words. */
class Refused extends Error {}

async function add(fields: FormData): Promise<void> {
  const password = fields.get('passkey-password') ?? ''
  const asked = await post('/api/v1/my/passkey-options', { password })
  const response = await startRegistration({ optionsJSON: await asked.json() })
  await post('/api/v1/my/passkeys', { response, name: fields.get('passkey-name') ?? '' })
  const isSecure = location.protocol === 'https:'
  const name = cookieName('flash', isSecure)
  // biome-ignore lint/suspicious/noDocumentCookie: the site reads the next page's message there
  document.cookie = `${name}=passkey-added; Path=/; Max-Age=60; SameSite=Lax${isSecure ? '; Secure' : ''}`
  location.reload()
}

async function post(path: string, body: object): Promise<Response> {
  // As the account that the page shows: somebody else may have signed in beside it since.
  const actingAs = form?.dataset.actingAs ?? ''
  const headers = { 'content-type': 'application/json', 'x-acting-as': actingAs }
  const answer = await fetch(path, { method: 'POST', headers, body: JSON.stringify(body) })
  if (answer.ok) return answer
  const problem = (await answer.json().catch(() => ({}))) as { title?: string }
  throw new Refused(problem.title ?? '')
}
