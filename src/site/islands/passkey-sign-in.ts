import { browserSupportsWebAuthn, startAuthentication } from '@simplewebauthn/browser'
import { cookieName } from '#platform/cookies.schema'

/** Reveals "Sign in with a passkey" where the browser supports it, and signs in with one. */
const place = document.querySelector<HTMLElement>('[data-passkey]')
const button = place?.querySelector('button')
const failed = place?.querySelector<HTMLElement>('[role=alert]')

if (place && button && failed && browserSupportsWebAuthn()) {
  place.hidden = false
  button.addEventListener('click', () => {
    failed.hidden = true
    button.disabled = true
    signIn()
      .catch((error: unknown) => {
        // Closing the browser's own dialog is not a failure.
        failed.hidden = error instanceof Error && error.name === 'NotAllowedError'
      })
      .finally(() => {
        button.disabled = false
      })
  })
}

async function signIn(): Promise<void> {
  const asked = await post('/api/v1/session/passkey-options', {})
  const response = await startAuthentication({ optionsJSON: await asked.json() })
  await post('/api/v1/session/passkey', { response })
  const isSecure = location.protocol === 'https:'
  const name = cookieName('flash', isSecure)
  // biome-ignore lint/suspicious/noDocumentCookie: the site reads the next page's message there
  document.cookie = `${name}=login; Path=/; Max-Age=60; SameSite=Lax${isSecure ? '; Secure' : ''}`
  // The sign-in page sends a signed-in person back to where they came from; the dashboard sends each role
  // to its first page.
  const form = place?.closest('form')
  const returnTo = form?.querySelector<HTMLInputElement>('input[name=return]')?.value ?? '/'
  const isFromNowhere = returnTo === '/'
  location.assign(isFromNowhere ? '/dashboard' : `/login?return=${encodeURIComponent(returnTo)}`)
}

async function post(path: string, body: object): Promise<Response> {
  const headers = { 'content-type': 'application/json' }
  const answer = await fetch(path, { method: 'POST', headers, body: JSON.stringify(body) })
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}`)
  return answer
}
