import type { Opens } from './releases.ts'

type Keys = Opens['sqlite']

/**
 * Returns status and type of each document's picture, as the candidate of a kept installation gets it with
 * the code.
 */
export async function documentsOf(url: string, { passportNumber, accessCode }: Keys) {
  const answer = await post(`${url}/api/v1/lookups`, { passportNumber, accessCode })
  if (answer.status !== 200) throw new Error(await answer.text())
  const { viewing, documents } = (await answer.json()) as Opened
  const headers = { authorization: `Bearer ${viewing.token}` }
  return Promise.all(
    documents.map(async ({ id }) => {
      const picture = await fetch(`${url}/api/v1/documents/${id}/image`, { headers })
      return [picture.status, picture.headers.get('content-type')?.slice(0, 6)]
    }),
  )
}

/** Returns what staff of a kept installation find in the list of records after they signed in with their password. */
export async function recordsFound(url: string, { password }: Keys) {
  const signedIn = await post(`${url}/api/v1/session`, { email: 'amina@padma.example', password })
  if (signedIn.status !== 204) throw new Error(await signedIn.text())
  const cookie = signedIn.headers.getSetCookie().map((one) => one.split(';')[0])
  const listed = await fetch(`${url}/api/v1/records`, { headers: { cookie: cookie.join('; ') } })
  const { total, records } = (await listed.json()) as { total: number; records: unknown[] }
  return [total, records.length]
}

const post = (address: string, body: unknown) =>
  fetch(address, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: new URL(address).origin },
    body: JSON.stringify(body),
  })

interface Opened {
  viewing: { token: string }
  documents: { id: string }[]
}
