import { day } from '#platform/clock'
import type { ComparisonRow } from './comparisons.store.ts'
import type { RoundState } from './schema.ts'

/** What the public may be told of a row. */
export type AskedRow = Pick<
  ComparisonRow,
  'documentId' | 'checkId' | 'round' | 'askedOn' | 'showed' | 'answer'
>

/** What one or two people noted about one scan with one official check. */
export interface KnownRound<Row extends AskedRow = ComparisonRow> {
  rows: readonly [Row, ...Row[]]
  state: RoundState
}

/** Groups rows, in the store's order, into rounds. */
export function roundsOf<Row extends AskedRow>(rows: readonly Row[]): KnownRound<Row>[] {
  const rounds = new Map<string, [Row, ...Row[]]>()
  for (const row of rows) {
    const key = `${row.documentId} ${row.checkId} ${row.round}`
    const known = rounds.get(key)
    if (known) known.push(row)
    else rounds.set(key, [row])
  }
  return [...rounds.values()].map((both) => ({ rows: both, state: stateOf(both) }))
}

/**
 * Returns the state of a round. A difference ends it immediately: nobody waits for a second answer while a document is
 * withheld.
 */
function stateOf(rows: readonly AskedRow[]): RoundState {
  if (rows.some(({ showed }) => showed === 'other')) return 'other'
  if (rows.length < 2) return 'waiting'
  return rows.every(({ showed }) => showed === 'same') ? 'same' : 'unclear'
}

/** Returns the days on which people asked, the earlier first. */
export function daysAsked({ rows }: KnownRound<AskedRow>): string[] {
  return rows.map(({ askedOn }) => askedOn).toSorted()
}

/** Tells whether the earlier of the two asked more than so many days ago. */
export function isOlderThan(round: KnownRound<AskedRow>, days: number, today: string): boolean {
  const [earlier = today] = daysAsked(round)
  return Date.parse(today) - Date.parse(earlier) > days * day
}
