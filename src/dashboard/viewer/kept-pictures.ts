import { Problem, readAnswer } from '#api/client'

/** This many pictures of some 100 kB each: those of the current record and of the next one. */
const most = 32
/** By their address; pictures of documents are in no cache, so fetched ones are kept here. */
const kept = new Map<string, Promise<string | null> | string>()

/** Returns the address of a document's page as a picture in one of the widths. */
export function pictureOf(
  documentId: string,
  { page, width, isMarked }: { page: number; width: number; isMarked: boolean },
): string {
  return `/api/v1/documents/${documentId}/image?page=${page}&width=${width}&watermark=${isMarked ? 'yes' : 'no'}`
}

/** Fetches a picture ahead of time. One that fails is fetched again when it is shown. */
export async function keepPicture(address: string): Promise<void> {
  if (kept.has(address)) return
  const coming = fetched(address)
  kept.set(address, coming)
  const local = await coming
  if (local === null) kept.delete(address)
  else kept.set(address, local)
  for (const [oldest, value] of kept) {
    if (kept.size <= most) break
    kept.delete(oldest)
    if (typeof value === 'string') URL.revokeObjectURL(value)
  }
}

async function fetched(address: string): Promise<string | null> {
  const answer = await fetch(address).catch(() => null)
  if (!answer?.ok) return null
  const blob = await answer.blob().catch(() => null)
  return blob && URL.createObjectURL(blob)
}

/** Returns the server's reason why a picture cannot be shown; null where a retry may help. */
export async function whyNone(address: string): Promise<string | null> {
  const answer = await fetch(address).catch(() => null)
  if (!answer || answer.ok) return null
  const problem: unknown = await readAnswer(answer).catch((error: unknown) => error)
  const isLost =
    problem instanceof Problem &&
    ['document.file_missing', 'document.file_corrupt'].includes(problem.code)
  return isLost ? problem.said : null
}

/** Returns the picture itself if it is kept, else its address. */
export function keptOr(address: string): string {
  const local = kept.get(address)
  return typeof local === 'string' ? local : address
}
