import { AsyncLocalStorage } from 'node:async_hooks'
import BetterSqlite3 from 'better-sqlite3'
import pg from 'pg'
import { vi } from 'vitest'
import type { TestApp } from './test-app.ts'

/** Tables with one row or more for each record: scanning one takes longer with each candidate. */
const large =
  /^(records|recordValues|documents|accessCodes|viewings|messages|shownCopies|stageSteps|auditEvents|limits)$/
/** Indexes of few rows, read whole by queries for exactly those. */
const short = ['recordsByStage', 'accessCodesUnprinted', 'documentsNoLongerShown', 'recordsMerged']
const explainable = /^\s*(select|with|insert|update|delete)\b/i

/** The query whether a database is there, and which one: it belongs to no page, whichever waits for it. */
const ofConnections = /^select (1$|version\(\) as|pg_is_in_recovery\(\) or)/

/** Statements as the driver got them. */
export class Watched {
  readonly ran = new Set<string>()
  readonly #asking = new AsyncLocalStorage<string[]>()

  note(sql: string): void {
    this.ran.add(sql)
    if (!ofConnections.test(sql)) this.#asking.getStore()?.push(sql)
  }

  /** Returns the statements of what is asked for here, in order; not of concurrent work. */
  async during(ask: () => Promise<unknown>): Promise<string[]> {
    const statements: string[] = []
    await this.#asking.run(statements, ask)
    return statements
  }
}

/** Notes each statement that SQLite gets from now on, until vi.restoreAllMocks(). */
export function watchSqlite(): Watched {
  const watched = new Watched()
  const prepared = Object.getPrototypeOf(new BetterSqlite3(':memory:').prepare('select 1'))
  for (const name of ['all', 'get', 'run', 'iterate']) {
    const run = prepared[name]
    vi.spyOn(prepared, name).mockImplementation(function (this: BetterSqlite3.Statement, ...all) {
      watched.note(this.source)
      return run.apply(this, all)
    })
  }
  return watched
}

/** Does the same for PostgreSQL. */
export function watchPostgres(): Watched {
  const watched = new Watched()
  const query = pg.Client.prototype.query as (...given: unknown[]) => unknown
  vi.spyOn(pg.Client.prototype, 'query').mockImplementation(function (this: pg.Client, ...given) {
    const [asked] = given as unknown[]
    const text = typeof asked === 'string' ? asked : (asked as { text?: string }).text
    if (text !== undefined) watched.note(text)
    return query.apply(this, given) as never
  })
  return watched
}

/** Returns the steps of a statement's plan that scan a large table. */
export interface Planner {
  searchesOf(sql: string): Promise<string[]>
  close(): Promise<unknown>
}

export function sqlitePlanner({ runtime }: TestApp): Planner {
  const beside = new BetterSqlite3(`${runtime.config.dataFolder}/candor.sqlite`)
  return {
    searchesOf: async (sql) =>
      explainable.test(sql)
        ? beside
            .prepare<unknown[], { detail: string }>(`explain query plan ${sql}`)
            .all(Array(sql.split('?').length - 1).fill('x'))
            .map(({ detail }) => detail)
            .filter((step) => isSearchOfSqlite(step, sql))
        : [],
    close: async () => beside.close(),
  }
}

/** Walking an index in order reads no more than the page shows, and a count by a short index little. */
function isSearchOfSqlite(step: string, sql: string): boolean {
  const [isScan, name = '', how = ''] = /^SCAN (\S+)(.*)/.exec(step) ?? []
  const table = new RegExp(`"(\\w+)"(?: as)? "?${name}\\b`).exec(sql)?.[1] ?? name
  const isPage = / order by /.test(sql) && / limit /.test(sql) && / USING /.test(how)
  return (
    isScan !== undefined &&
    large.test(table) &&
    !isPage &&
    !how.includes('COVERING INDEX recordsByStage')
  )
}

/**
 * Makes a planner of PostgreSQL, which reads a small table whole whatever indexes it has; it is told to
 * avoid that, so a table that is still read whole has no suitable index.
 */
export async function postgresPlanner({ runtime }: TestApp): Promise<Planner> {
  const client = new pg.Client({ connectionString: runtime.config.databaseUrl })
  await client.connect()
  await client.query('set enable_seqscan = off')
  return {
    searchesOf: async (sql) => {
      if (!explainable.test(sql)) return []
      const { rows } = await client.query(`explain (generic_plan, format json) ${sql}`)
      return searchesIn(rows[0]['QUERY PLAN'][0].Plan, false)
    },
    close: () => client.end(),
  }
}

/** A step of a plan, from `explain (format json)`. */
interface Step {
  'Node Type': string
  'Relation Name'?: string
  'Index Name'?: string
  'Index Cond'?: string
  Plans?: Step[]
}

function searchesIn(step: Step, isPage: boolean): string[] {
  const { 'Node Type': type, 'Relation Name': table = '', 'Index Name': index = '' } = step
  const isWhole = type === 'Seq Scan' || (/^Index/.test(type) && step['Index Cond'] === undefined)
  const isOrdered = isPage && index !== ''
  const own =
    isWhole && large.test(table) && !isOrdered && !short.includes(index)
      ? [`${type} ${table} ${index}`]
      : []
  // A sort or a count reads its input to the end first.
  const goesOn = type === 'Limit' || (isPage && /^(Nested Loop|LockRows|Subquery Scan)$/.test(type))
  return [...own, ...(step.Plans ?? []).flatMap((part) => searchesIn(part, goesOn))]
}
