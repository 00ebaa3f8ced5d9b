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

const workbook = /\.(?:xlsx|xlsm|xltx|ods|fods)$/i

/**
 * Uploads every file below a folder to a running product, one after the other: a workbook as the table of an import,
 * any other file as a document of one record, with its picture asked for, as staff do. A server that ended or hung is
 * started again.
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
    const found = workbook.test(path)
      ? await begin(call, body)
      : await upload(call, `/records/${recordId}/documents/job-offer`, body)
    yield { path, ...found, milliseconds: Math.round(performance.now() - began) }
    if (found.end === 'hung') await product.kill()
    if (found.end === 'hung' || found.end === 'crashed') await product.restart()
  }
}

type Call = (path: string, init?: RequestInit) => Promise<Response>

type Found = Pick<Outcome, 'end' | 'sentence'>

const upload = (call: Call, path: string, body: Uint8Array<ArrayBuffer>) =>
  sent(call(path, { method: 'PUT', body }), async (id) => {
    const picture = await call(`/documents/${id}/image`)
    await picture.arrayBuffer()
    return picture.ok ? 'accepted' : 'unshown'
  })

/** Reads a table as an import does, and gives that import up. */
const begin = (call: Call, body: Uint8Array<ArrayBuffer>) =>
  sent(call('/imports', { method: 'POST', body }), async (id) => {
    const given = await call(`/imports/${id}/cancel`, { method: 'POST' })
    return given.ok ? 'accepted' : 'failed'
  })

async function sent(
  answered: Promise<Response>,
  then: (id: string) => Promise<Outcome['end']>,
): Promise<Found> {
  try {
    const answer = await answered
    const said = (await answer.json()) as { id: string; title?: string }
    if (answer.ok) return { end: await then(said.id), sentence: '' }
    return { end: answer.status >= 500 ? 'failed' : 'refused', sentence: said.title ?? '' }
  } catch (error) {
    const isLate = error instanceof Error && error.name === 'TimeoutError'
    return { end: isLate ? 'hung' : 'crashed', sentence: '' }
  }
}

function filesBelow(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
    .sort()
}

/** How many files came to each end, by the sentence that was said, and the longest that one of them took. */
export function outcomeTable(outcomes: readonly Outcome[]): string {
  const groups = Map.groupBy(outcomes, ({ end, sentence }) => [end, sentence].join('  ').trimEnd())
  const rows = [...groups].map(([what, some]) => {
    const longest = Math.max(...some.map(({ milliseconds }) => milliseconds))
    return { what, count: some.length, longest }
  })
  return rows
    .sort((a, b) => b.count - a.count)
    .map(
      ({ what, count, longest }) =>
        `${String(count).padStart(7)}  ${`${longest} ms`.padStart(10)}  ${what}`,
    )
    .join('\n')
}
