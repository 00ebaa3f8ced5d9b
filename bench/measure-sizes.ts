import { execFile } from 'node:child_process'
import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { promisify } from 'node:util'
import { Client } from 'pg'
import { openDatabaseFile } from '#test/database-file'
import { type Figure, figure } from './figures.ts'
import { startCandor } from './servers.ts'

/** The part to which each of these tables counts; all others belong to the records. */
const partOf: Record<string, Part> = {
  ...{ auditEvents: 'event', logTiles: 'event', logSalts: 'event' },
  ...{ documents: 'document', shownCopies: 'document' },
}
type Part = 'record' | 'document' | 'event'
const parts = {
  record: { rows: 'records', what: 'a record with all that is about it, but documents and events' },
  document: { rows: 'documents', what: 'a document, without its scan' },
  event: { rows: 'auditEvents', what: 'an event of the log, sealed' },
} as const

/** Bytes and rows of each part, and bytes of scans. */
type Sizes = Record<Part, { rows: number; bytes: number }> & { scans: number }

/**
 * Measures how many bytes a record, a document and an event take in the database, with their indexes: the
 * demo with some records, and with more, and the difference. An empty table has pages too, which no record
 * accounts for. Sizes, not times: other work of the machine changes nothing.
 */
export async function measureSizes(
  command: string,
  dataFolder: string,
  postgresUrl?: string,
): Promise<Figure[]> {
  const env = {
    CANDOR_DATA: dataFolder,
    ...(postgresUrl === undefined ? {} : { CANDOR_DATABASE_URL: postgresUrl }),
  }
  const measured = async (records: number) => {
    const args = [command, 'demo', '--more', '--records', String(records)]
    await promisify(execFile)(process.execPath, args, { env: { ...process.env, ...env } })
    await seal(command, env)
    return postgresUrl === undefined ? sqliteSizes(env) : postgresSizes(postgresUrl, dataFolder)
  }
  const few = await measured(20)
  const many = await measured(80)
  const engine = postgresUrl === undefined ? 'SQLite' : 'PostgreSQL'
  const bytesOf = (name: string, what: string, value: number) =>
    figure(
      { name: `size-${name}-${engine}`, what: `${engine}: ${what}`, unit: 'bytes', target: null },
      [Math.round(value)],
    )
  const ofParts = (Object.keys(parts) as Part[]).map((part) => {
    const rows = many[part].rows - few[part].rows
    return bytesOf(part, parts[part].what, (many[part].bytes - few[part].bytes) / rows)
  })
  const documents = many.document.rows - few.document.rows
  return [
    ...ofParts,
    bytesOf('scan', 'a scan of the demo', (many.scans - few.scans) / documents),
    bytesOf('empty', 'everything else', totalOf(few) - ownOf(few, many)),
  ]
}

const totalOf = (sizes: Sizes) => sizes.record.bytes + sizes.document.bytes + sizes.event.bytes

/** Returns what the first rows took, at the cost of each further one. */
function ownOf(few: Sizes, many: Sizes): number {
  return (Object.keys(parts) as Part[]).reduce((sum, part) => {
    const each = (many[part].bytes - few[part].bytes) / (many[part].rows - few[part].rows)
    return sum + each * few[part].rows
  }, 0)
}

/** The first log begins with a server, which knows the public address. */
async function seal(command: string, env: Record<string, string>): Promise<void> {
  const server = await startCandor(command, { env })
  try {
    let size = -1
    for (let again = true; again; await pause(2000)) {
      const note = await (await fetch(`${server.url}/log/checkpoint`)).text()
      const grown = Number(note.split('\n')[1])
      again = !(grown > 0) || grown !== size
      size = grown
    }
  } finally {
    await server.stop()
  }
}

function sqliteSizes(env: { CANDOR_DATA: string }): Sizes {
  const db = openDatabaseFile({ env })
  db.pragma('wal_checkpoint(truncate)')
  const bytes = db
    .prepare(
      `select m.tbl_name as name, sum(s.pgsize) as bytes from dbstat s
       join sqlite_master m on m.name = s.name group by m.tbl_name`,
    )
    .all() as { name: string; bytes: number }[]
  const count = (table: string) =>
    db.prepare(`select count(*) from "${table}"`).pluck().get() as number
  const rows = {
    record: count('records'),
    document: count('documents'),
    event: count('auditEvents'),
  }
  db.close()
  return sizesOf(bytes, rows, env.CANDOR_DATA)
}

async function postgresSizes(url: string, dataFolder: string): Promise<Sizes> {
  const client = new Client({ connectionString: url })
  await client.connect()
  // Updated rows leave dead ones behind, whose room PostgreSQL reuses after a vacuum.
  await client.query('vacuum full')
  const { rows: bytes } = await client.query<{ name: string; bytes: number }>(
    `select relname as name, pg_total_relation_size(oid)::int as bytes from pg_class
     where relkind = 'r' and relnamespace = 'public'::regnamespace`,
  )
  const { rows } = await client.query<Record<Part, number>>(
    `select (select count(*) from "records")::int as record,
      (select count(*) from "documents")::int as document,
      (select count(*) from "auditEvents")::int as event`,
  )
  await client.end()
  return sizesOf(bytes, rows[0] as Record<Part, number>, dataFolder)
}

function sizesOf(
  tables: readonly { name: string; bytes: number }[],
  rows: Record<Part, number>,
  dataFolder: string,
): Sizes {
  const bytesOf = (part: Part) =>
    tables
      .filter(({ name }) => (partOf[name] ?? 'record') === part)
      .reduce((sum, { bytes }) => sum + bytes, 0)
  const one = (part: Part) => ({ rows: rows[part], bytes: bytesOf(part) })
  const scans = bytesBelow(join(dataFolder, 'files/originals'))
  return { record: one('record'), document: one('document'), event: one('event'), scans }
}

function bytesBelow(folder: string): number {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .reduce((sum, entry) => sum + statSync(join(entry.parentPath, entry.name)).size, 0)
}
