import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { addRecord, type Product } from '#test/product'

/** What became of one file. */
export interface Outcome {
  /** Below the folder. */
  path: string
  /**
   * `unshown`: it was taken, and its picture cannot be drawn. `failed`: a fault of ours was answered.
   * `crashed`: the server ended. `hung`: no answer came in time.
   */
  end: 'accepted' | 'refused' | 'unshown' | 'failed' | 'crashed' | 'hung'
  /** The sentence of a refusal. */
  sentence: string
  milliseconds: number
}

/** What may not happen, whatever a file holds. */
export const isFault = ({ end }: Outcome) => end !== 'accepted' && end !== 'refused'

/** Beyond it a file counts as hung: a page of a PDF may take 10 seconds, and has 20 pages at most. */
const usualPatience = 240_000

/**
 * Uploads every file below a folder to a running product, one after the other, as a document of one record,
 * and asks for the picture of what was taken, as staff do. A server that ended or hung is started again.
 * @param patience in milliseconds; shorter for tests
 */
export async function* sendFiles(
  product: Product,
  { folder, key }: { folder: string; key: string },
  patience: number = usualPatience,
): AsyncGenerator<Outcome> {
  const headers = { authorization: `Bearer ${key}` }
  const { id: recordId } = await addRecord(product, key)
  const call = (path: string, init: RequestInit = {}) =>
    fetch(`${product.url}/api/v1${path}`, {
      ...init,
      headers,
      signal: AbortSignal.timeout(patience),
    })
  for (const path of filesBelow(folder)) {
    const body = new Uint8Array(readFileSync(join(folder, path)))
    const began = performance.now()
    const found = await upload(call, `/records/${recordId}/documents/job-offer`, body)
    yield { path, ...found, milliseconds: Math.round(performance.now() - began) }
    if (found.end === 'hung') await product.kill()
    if (found.end === 'hung' || found.end === 'crashed') await product.restart()
  }
}

type Call = (path: string, init?: RequestInit) => Promise<Response>

async function upload(call: Call, path: string, body: Uint8Array<ArrayBuffer>) {
  try {
    const answer = await call(path, { method: 'PUT', body })
    const said = (await answer.json()) as { id: string; title?: string }
    if (answer.status >= 500) return { end: 'failed', sentence: said.title ?? '' } as const
    if (!answer.ok) return { end: 'refused', sentence: said.title ?? '' } as const
    const picture = await call(`/documents/${said.id}/image`)
    await picture.arrayBuffer()
    return { end: picture.ok ? 'accepted' : 'unshown', sentence: '' } as const
  } catch (error) {
    const isLate = error instanceof Error && error.name === 'TimeoutError'
    return { end: isLate ? 'hung' : 'crashed', sentence: '' } as const
  }
}

function filesBelow(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
    .sort()
}
