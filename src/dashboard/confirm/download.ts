import { addressOf, Problem, sendRaw } from '#api/client'
import { problemToast } from '../ui/toast.ts'
import { confirmIfNeeded } from './confirm.ts'

/** Lets the browser download a call's answer, after asking for the password if it was given a while ago. */
export async function download(path: string, query: Record<string, unknown> = {}): Promise<void> {
  if (await mayGo(false)) window.location.assign(addressOf(path, {}, query))
}

/** Does the same for the original of a document, which asks less often. */
export async function downloadOriginal(documentId: string): Promise<void> {
  if (await mayGo(true)) window.location.assign(originalAddress(documentId))
}

/** Returns the address of a document's bytes as they were received. */
export const originalAddress = (documentId: string) => `/api/v1/documents/${documentId}/original`

function mayGo(atWork: boolean): Promise<boolean> {
  return confirmIfNeeded({ atWork }).catch((error: unknown) => {
    problemToast(error)
    return false
  })
}

/** Does the same for the records that a search finds, which no address may hold: sent as a body, saved by a link. */
export async function downloadFound({
  search,
  ...filters
}: Record<string, unknown>): Promise<void> {
  if (search === undefined || search === '') return download('/exports/records', filters)
  try {
    if (!(await confirmIfNeeded())) return
    const response = await sendRaw(addressOf('/exports/records'), {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ search, ...filters }),
    })
    await save(response)
  } catch (error) {
    problemToast(error)
  }
}

/**
 * Downloads the whole file of a record: saves it only when all has arrived, so that a broken download is
 * reported and leaves nothing that looks whole.
 */
export async function downloadWhole(path: string): Promise<void> {
  try {
    if (await confirmIfNeeded({ atWork: true })) await save(await sendRaw(addressOf(path), {}))
  } catch (error) {
    problemToast(error)
  }
}

async function save(response: Response): Promise<void> {
  const whole = await response.blob().catch(() => {
    throw new Problem(0, {})
  })
  const url = URL.createObjectURL(whole)
  const [, name] =
    /filename="([^"]+)"/.exec(response.headers.get('content-disposition') ?? '') ?? []
  Object.assign(document.createElement('a'), { href: url, download: name ?? '' }).click()
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
}
