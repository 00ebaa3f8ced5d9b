import { call, readAnswer } from '#api/client'

/** Asks the browser for a passkey of the one who is signed in, and sends its answer. */
export async function confirmByPasskey(): Promise<void> {
  const { startAuthentication } = await import('@simplewebauthn/browser')
  // Not through `call`: the answer is the browser's to read, not ours to type.
  const asked = await fetch('/api/v1/session/passkey-options', { method: 'POST' })
  const optionsJSON = (await readAnswer(asked)) as Parameters<
    typeof startAuthentication
  >[0]['optionsJSON']
  const passkey = { ...(await startAuthentication({ optionsJSON })) }
  await call('POST /session/confirm', { body: { passkey } })
}
