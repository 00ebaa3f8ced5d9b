import { AsyncLocalStorage } from 'node:async_hooks'
import BetterSqlite3 from 'better-sqlite3'
import pg from 'pg'
import { vi } from 'vitest'
import type { TestApp } from './test-app.ts'

/** Tables that have a row or more for each record: to look through one takes longer with each candidate. */
const large =
  /^(records|recordValues|documents|accessCodes|viewings|messages|shownCopies|stageSteps|auditEvents|limits)$/
/** Indexes of few rows, read whole by what wants just those. */
const short = ['recordsByStage', 'accessCodesUnprinted']
const explainable = /^\s*(select|with|insert|update|delete)\b/i

/** What asks whether a database is there, and which one: no page's question, whoever has to wait for it. */
const ofConnections = /^select (1$|version\(\) as|pg_is_in_recovery\(\) or)/

/** Statements as the driver got them. */
export class Watched {
  readonly ran = new Set<string>()
  readonly #asking = new AsyncLocalStorage<string[]>()

  note(sql: string): void {
    this.ran.add(sql)
    if (!ofConnections.test(sql)) this.#asking.getStore()?.push(sql)
  }

  /** The statements of what is asked for here, in their order; not of what else goes on meanwhile. */
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

/** The same of PostgreSQL. */
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

/** Answers the steps of a statement's plan that look through a large table. */
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

/** A page of an index in its order reads no more than it shows, and a count by a short index little. */
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
 * PostgreSQL reads a small table whole whatever indexes it has; it is told to avoid that, so a table
 * that is read whole all the same has no index that serves.
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

/** A step of a plan, as `explain (format json)` tells it. */
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
  // What is sorted or counted is read to its end first.
  const goesOn = type === 'Limit' || (isPage && /^(Nested Loop|LockRows|Subquery Scan)$/.test(type))
  return [...own, ...(step.Plans ?? []).flatMap((part) => searchesIn(part, goesOn))]
}
