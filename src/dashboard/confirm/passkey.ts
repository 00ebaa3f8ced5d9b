import { call, readAnswer } from '#api/client'

/** Asks the browser for a passkey of the signed-in person, and sends its answer. */
export async function confirmByPasskey(): Promise<void> {
  await call('POST /session/confirm', { body: { passkey: await askBrowser() } })
}

/** Does the same for signing in again. */
export async function signInByPasskey(): Promise<void> {
  await call('POST /session/passkey', { body: { response: await askBrowser() } })
}

async function askBrowser() {
  const { startAuthentication } = await import('@simplewebauthn/browser')
  // Not through `call`: the browser reads the answer, so it needs no type.
  const asked = await fetch('/api/v1/session/passkey-options', { method: 'POST' })
  const optionsJSON = (await readAnswer(asked)) as Parameters<
    typeof startAuthentication
  >[0]['optionsJSON']
  return { ...(await startAuthentication({ optionsJSON })) }
}
