import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import type { CandidateRecord } from '#modules/records/schema'
import type { TestApp } from '#test/test-app'

/** A file of the folder `files` by its name, or one that is made while it is sent. */
export type Source = string | { name: string; bytes: () => AsyncIterable<Uint8Array> }

/** What the API says of an import, as far as it matters here. */
export interface Import {
  id: string
  state: string
  problem: Said | null
  counts: Record<string, number>
  findings: { unusedNames: string[] }
  problems: { row: number; problems: Said[] }[]
}

interface Said {
  message: string
}

/** The calls with which the dashboard imports, to one installation. */
export function callsOf(app: TestApp, key: string) {
  /** Sends a file as raw bytes, as the browser does. */
  async function send(method: string, path: string, source: Source): Promise<Response> {
    const name = typeof source === 'string' ? source : source.name
    const body = typeof source === 'string' ? await kept(source) : streamed(source.bytes())
    const headers = { authorization: `Bearer ${key}`, 'x-file-name': encodeURIComponent(name) }
    const init = { method, headers, body, duplex: 'half' }
    return app.request(`/api/v1${path}`, init as RequestInit)
  }
  const ask = (method: string, path: string, version?: number) =>
    app.call(method, path, { key, ...(version === undefined ? {} : { version }) })
  async function read<T>(path: string): Promise<T> {
    return (await (await ask('GET', path)).json()) as T
  }
  async function recordsIn(trash: 'yes' | 'no'): Promise<CandidateRecord[]> {
    const query = `trash=${trash}&sort=oldest&pageSize=100`
    return (await read<{ records: CandidateRecord[] }>(`/records?${query}`)).records
  }
  async function documentsOf(record: CandidateRecord): Promise<string> {
    const { documents } = await read<{ documents: { kind: string }[] }>(`/records/${record.id}`)
    return documents.map(({ kind }) => kind).join(' ')
  }
  return { send, ask, read, recordsIn, documentsOf }
}

async function kept(name: string): Promise<Uint8Array> {
  return new Uint8Array(await readFile(join(import.meta.dirname, 'files', name)))
}

function streamed(bytes: AsyncIterable<Uint8Array>): ReadableStream {
  return Readable.toWeb(Readable.from(bytes)) as ReadableStream
}

/** What a person reads of a refusal. */
export async function sentenceIn(response: Response): Promise<string> {
  const { code, title } = (await response.json()) as { code: string; title: string }
  return `${code}: ${title}`
}

/** What stands beside the fields of a form that was refused. */
export async function sentencesIn(response: Response): Promise<Record<string, string>> {
  const { fields } = (await response.json()) as { fields: { path: string; message: string }[] }
  return Object.fromEntries(fields.map(({ path, message }) => [path, message]))
}
