import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { setTimeout as pause } from 'node:timers/promises'
import sharp from 'sharp'
import { ZipFile } from 'yazl'
import { startPostgres } from '#test/postgres'
import { csvOf, tableRow } from '#test/tables'
import type { Effort } from './effort.ts'
import { type Figure, figure } from './figures.ts'
import { inventedRecord } from './invented-records.ts'
import { memoryOf } from './pinned.ts'
import { openBody } from './scenarios.ts'
import { type Installation, seed } from './seed.ts'
import { type Server, startCandor } from './servers.ts'

const papers = ['photo', 'work permit', 'visa paper']
/** Pictures that are drawn; each image of a record is one of them with an end of its own. */
const drawn = 24
const recordsPerZip = 2000
/** Look-ups go on at this pace, in milliseconds. */
const betweenLookups = 50

/**
 * An import of records with three images of about 300 kB each while look-ups go on: how long, how
 * much memory, and how long a look-up waits in the meantime.
 */
export async function measureImport(
  command: string,
  data: string,
  effort: Effort,
  engine: 'SQLite' | 'PostgreSQL',
): Promise<Figure[]> {
  const postgres = engine === 'PostgreSQL' ? await startPostgres({ durable: true }) : null
  const installation = await seed({
    dataFolder: join(data, `import-${engine}`),
    records: 1000,
    ...(postgres ? { postgresUrl: postgres.url } : {}),
  })
  const server = await startCandor(command, installation)
  try {
    const before = performance.now()
    const id = await upload(server, installation, effort.imported)
    const uploaded = performance.now()
    const calm = await lookupsUntil(server, installation, async (count) => count > 200)
    const started = performance.now()
    const waits = await runAlongLookups(server, installation, id)
    const seconds = (performance.now() - started) / 1000
    const { peak } = memoryOf(server.pid)
    const name = (what: string) => `import-${what}-${engine.toLowerCase()}`
    const rows = effort.imported.toLocaleString('en-GB')
    const per = effort.imported / 10_000
    return [
      figure(
        {
          name: name('time'),
          what: `Import of ${rows} records with 3 images each, ${engine}`,
          unit: 's',
          target: { most: 15 * 60 * per },
        },
        [seconds],
      ),
      figure({ name: name('upload'), what: '  and its zips uploaded', unit: 's', target: null }, [
        (uploaded - before) / 1000,
      ]),
      figure(
        { name: name('memory'), what: '  resident memory', unit: 'MB', target: { most: 400 } },
        [peak],
      ),
      figure(
        {
          name: name('lookups'),
          what: `  p99 of ${waits.length} look-ups meanwhile`,
          unit: 'ms',
          target: { most: 50 },
        },
        [p99(waits)],
      ),
      figure(
        {
          name: name('lookups-before'),
          what: '  and of 200 before it, at the same pace',
          unit: 'ms',
          target: null,
        },
        [p99(calm)],
      ),
    ]
  } finally {
    await server.stop()
    await postgres?.stop()
  }
}

async function upload(server: Server, { adminKey }: Installation, rows: number): Promise<string> {
  const numbers = Array.from({ length: rows }, (_, index) => index + 1)
  const table = Buffer.from(csvOf(numbers.map((number) => tableRow(number))))
  const call = caller(server, adminKey)
  const { id } = (await call('POST', '/imports', new Uint8Array(table), 'rows.csv')) as {
    id: string
  }
  const pictures = await Promise.all(Array.from({ length: drawn }, picture))
  for (let first = 0; first < rows; first += recordsPerZip) {
    const zip = new ZipFile()
    for (const number of numbers.slice(first, first + recordsPerZip))
      for (const [index, paper] of papers.entries()) {
        const base = pictures[(number * papers.length + index) % drawn] as Buffer
        // Read when its turn comes, so that a zip of gigabytes needs no memory.
        zip.addReadStreamLazy(
          `${tableRow(number)[0]} ${paper}.jpg`,
          { compress: false },
          (answer) => answer(null, streamOf(base)),
        )
      }
    zip.end()
    const body = Readable.toWeb(zip.outputStream as Readable) as unknown as BodyInit
    await call('PUT', `/imports/${id}/images`, body, `scans-${first}.zip`)
  }
  return id
}

type Call = (method: string, path: string, body?: BodyInit, name?: string) => Promise<unknown>

function caller(server: Server, key: string): Call {
  return async (method, path, body, name = '') => {
    const init = { method, headers: { authorization: `Bearer ${key}`, 'x-file-name': name } }
    const sent = body === undefined ? {} : { body, duplex: 'half' }
    const answer = await fetch(`${server.url}/api/v1${path}`, { ...init, ...sent } as RequestInit)
    if (!answer.ok) throw new Error(`${method} ${path}: ${await answer.text()}`)
    return answer.json()
  }
}

/** Runs the import to its end; answers how long each look-up meanwhile took, sorted. */
async function runAlongLookups(
  server: Server,
  installation: Installation,
  id: string,
): Promise<number[]> {
  const call = caller(server, installation.adminKey)
  await call('POST', `/imports/${id}/run`)
  return lookupsUntil(server, installation, async (count) => {
    if (count % 20 !== 0) return false
    const shown = (await call('GET', `/imports/${id}`)) as Shown
    if (shown.state === 'running') return false
    const { created, images } = shown.counts
    if (shown.state !== 'done' || images !== created * papers.length || created !== shown.rows)
      throw new Error(`The import ended as ${JSON.stringify(shown.counts)}`)
    return true
  })
}

async function lookupsUntil(
  server: Server,
  { records }: Installation,
  isOver: (count: number) => Promise<boolean>,
): Promise<number[]> {
  const people = Array.from({ length: records }, (_, index) => inventedRecord(index)).filter(
    ({ fate }) => fate === 'open',
  )
  const waits: number[] = []
  const headers = { 'content-type': 'application/json' }
  for (let count = 1; !(await isOver(count)); count += 1) {
    const person = people[count % people.length] as (typeof people)[number]
    const began = performance.now()
    const init = { method: 'POST', headers, body: openBody(person) }
    const answer = await fetch(`${server.url}/api/v1/lookups`, init)
    await answer.arrayBuffer()
    if (answer.status !== 200) throw new Error(`A look-up answered ${answer.status}`)
    waits.push(performance.now() - began)
    await pause(betweenLookups)
  }
  return waits.toSorted((a, b) => a - b)
}

const p99 = (waits: readonly number[]) => waits[Math.floor(waits.length * 0.99)] ?? Number.NaN

interface Shown {
  state: string
  rows: number
  counts: { created: number; images: number }
}

/** About 300 kB of JPEG, as a phone makes of a paper. */
async function picture(): Promise<Buffer> {
  const [width, height] = [900, 1200]
  const raw = { width: width / 2, height: height / 2, channels: 3 as const }
  const grain = randomBytes(raw.width * raw.height * raw.channels)
  return sharp(grain, { raw }).resize(width, height).jpeg({ quality: 72 }).toBuffer()
}

/** The same picture with an end that nobody else has, so that every file is another one. */
function streamOf(base: Buffer): NodeJS.ReadableStream {
  return Readable.from([base, randomBytes(16)])
}
