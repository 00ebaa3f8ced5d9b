import { Client, escapeLiteral } from 'pg'
import {
  endKeptConnections,
  keepingConnections,
  keptProcesses,
  takeKept,
} from '#test/kept-connections'
import { freshPostgres } from '#test/postgres'

/** An idle database from which copies are made, and the copies that tests have given back. */
interface Template {
  /** For each table a statement that restores the template's rows. */
  fill: ReadonlyMap<string, string>
  schema: string
  free: Copy[]
}

interface Copy {
  url: string
  uses: number
  /** For each table how many rows had ever been written when it last equalled the template. */
  written: ReadonlyMap<string, number>
}

/** Nothing vacuums deleted rows, and each query reads past them. */
const mostUses = 200
const mostRows = 20_000

const templates = new Map<string, Promise<Template>>()
const taken = new Map<string, { template: Template; copy: Copy }>()

/**
 * Returns the `postgres://` URL of a copy of the database at `url`, to which nobody may be connected: a
 * copy that a test of this process gave back, or a new one. A new one is hundreds of files, which take a
 * disk a third of a second.
 */
export async function takeCopy(url: string): Promise<string> {
  const made = templates.get(url) ?? readTemplate(url)
  templates.set(url, made)
  const template = await made
  const copy = template.free.pop() ?? {
    url: await freshPostgres(url),
    uses: 0,
    written: new Map(),
  }
  taken.set(copy.url, { template, copy })
  return copy.url
}

/**
 * Deletes from a copy what a test wrote into it, for the next test. A copy that still has connections,
 * another schema or many writes is not used again.
 */
export async function giveBackCopy(url: string): Promise<void> {
  const found = taken.get(url)
  if (!found || !taken.delete(url)) return
  const { template, copy } = found
  // A test may have dropped the database, or stopped its server.
  const others = await keptProcesses(url)
  const run = (client: Client) => restore(client, others, template, copy)
  const restored = await withClient(url, run, takeKept(url)).catch(() => undefined)
  if (restored && restored.uses < mostUses) template.free.push(restored)
  else await endKeptConnections(url)
}

/** Returns the client class for a test's pools: to a copy that is given back, connections are kept. */
export function clientFor(url: string): typeof Client {
  return taken.has(url) ? keepingConnections(url) : Client
}

async function restore(
  client: Client,
  kept: readonly number[],
  template: Template,
  copy: Copy,
): Promise<Copy | undefined> {
  // A connected client has not reported its writes yet.
  if (!(await isAlone(client, kept)) || (await schemaOf(client)) !== template.schema) return
  const written = await rowsWritten(client)
  // A stopped server loses the counts.
  if ([...copy.written].some(([table, rows]) => (written.get(table) ?? 0) < rows)) return
  const changed = [...written].filter(([table, rows]) => rows !== (copy.written.get(table) ?? 0))
  const rows = changed.reduce((sum, [table, all]) => sum + all - (copy.written.get(table) ?? 0), 0)
  if (rows > mostRows) return
  const restored = changed.map(([table]) => `delete from ${table}; ${template.fill.get(table)}`)
  // Ignores the triggers that protect the log, and the order of the tables.
  const apart = 'set session_replication_role = replica; set track_counts = off'
  await client.query([apart, ...restored].join(';\n'))
  return { url: copy.url, uses: copy.uses + 1, written }
}

/** Tells whether nobody else is connected; a connection just closed may be visible for a moment. */
async function isAlone(client: Client, kept: readonly number[]): Promise<boolean> {
  const others = `select pid from pg_stat_activity where datname = current_database()
    and pid <> all ('{${kept.join()}}') and pid <> pg_backend_pid()`
  for (const deadline = Date.now() + 1000; Date.now() < deadline; )
    if ((await client.query(others)).rowCount === 0) return true
  return false
}

/** Returns for each table how many rows were ever added, changed or removed. */
async function rowsWritten(client: Client): Promise<Map<string, number>> {
  const { rows } = await client.query<{ name: string; rows: number }>(`
    select quote_ident(relname) as name, (n_tup_ins + n_tup_upd + n_tup_del)::int as rows
    from pg_stat_user_tables where n_tup_ins + n_tup_upd + n_tup_del > 0`)
  return new Map(rows.map((one) => [one.name, one.rows]))
}

async function readTemplate(url: string): Promise<Template> {
  return await withClient(url, async (client) => {
    const fill = new Map<string, string>()
    const { rows: tables } = await client.query<{ name: string; columns: string }>(columnsOfTables)
    for (const { name, columns } of tables) {
      const { rows } = await client.query(`select json_agg(one)::text as json from ${name} as one`)
      const given = rows[0].json as string | null
      const filled = `insert into ${name} (${columns}) overriding system value
        select ${columns} from json_populate_recordset(null::${name}, ${escapeLiteral(given ?? '')})`
      fill.set(name, given === null ? '' : filled)
    }
    return { fill, schema: await schemaOf(client), free: [] }
  })
}

/** Every table with its writable columns. */
const columnsOfTables = `
  select quote_ident(c.relname) as name,
    string_agg(quote_ident(a.attname), ', ' order by a.attnum) as columns
  from pg_class c join pg_attribute a on a.attrelid = c.oid
  where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'
    and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
  group by c.oid, c.relname`

/** The first id that is not the database's own. */
const ours = 16_384

/** Returns one checksum of what statements can change besides the rows of tables. */
async function schemaOf(client: Client): Promise<string> {
  const parts = [
    // Truncating gives a table a new file.
    `relname, relfilenode, relkind, relacl, reloptions, reltuples from pg_class where oid >= ${ours}`,
    `attname, atttypid, attnotnull, attisdropped, attacl from pg_attribute where attrelid >= ${ours}`,
    `conrelid, conname, convalidated, conbin from pg_constraint where oid >= ${ours}`,
    `adrelid, adnum, adbin from pg_attrdef where oid >= ${ours}`,
    `tgrelid, tgname, tgenabled, tgfoid from pg_trigger where oid >= ${ours}`,
    `indexrelid, indisvalid from pg_index where indexrelid >= ${ours}`,
    `proname, prosrc, proacl from pg_proc where oid >= ${ours}`,
    'nspname, nspacl from pg_namespace',
    'sequencename, last_value from pg_sequences',
    `setconfig from pg_db_role_setting where setdatabase =
       (select oid from pg_database where datname = current_database())`,
  ]
  const sums = parts.map(
    (part) => `
    select coalesce(sum(hashtextextended(one::text, 0)), 0) as sum from (select ${part}) as one`,
  )
  const whole = `select string_agg(sum::text, ' ') as sums from (${sums.join(' union all ')})`
  return (await client.query(whole)).rows[0].sums
}

async function withClient<Result>(
  url: string,
  run: (client: Client) => Promise<Result>,
  client = new Client({ connectionString: url }),
) {
  // The server may end it at any time; the query under way reports it.
  client.on('error', () => undefined)
  await client.connect()
  try {
    return await run(client)
  } finally {
    await client.end()
  }
}
