import { day } from '#platform/clock'
import type { ComparisonRow } from './comparisons.store.ts'
import type { RoundState } from './schema.ts'

/** What one or two people noted about one scan with one official check. */
export interface KnownRound {
  rows: readonly [ComparisonRow, ...ComparisonRow[]]
  state: RoundState
}

/** Groups rows, in the store's order, into rounds. */
export function roundsOf(rows: readonly ComparisonRow[]): KnownRound[] {
  const rounds = new Map<string, [ComparisonRow, ...ComparisonRow[]]>()
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
function stateOf(rows: readonly ComparisonRow[]): RoundState {
  if (rows.some(({ showed }) => showed === 'other')) return 'other'
  if (rows.length < 2) return 'waiting'
  return rows.every(({ showed }) => showed === 'same') ? 'same' : 'unclear'
}

/** Returns the days on which people asked, the earlier first. */
export function daysAsked({ rows }: KnownRound): string[] {
  return rows.map(({ askedOn }) => askedOn).toSorted()
}

/** Tells whether the earlier of the two asked more than so many days ago. */
export function isOlderThan(round: KnownRound, days: number, today: string): boolean {
  const [earlier = today] = daysAsked(round)
  return Date.parse(today) - Date.parse(earlier) > days * day
}
