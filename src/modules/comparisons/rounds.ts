import { day } from '#platform/clock'
import type { ComparisonRow } from './comparisons.store.ts'
import type { RoundState } from './schema.ts'

/** What one or two people noted of one scan with one official check. */
export interface KnownRound {
  rows: readonly [ComparisonRow, ...ComparisonRow[]]
  state: RoundState
}

/** The rounds of rows that the store put in order. */
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

/** Something else ends a round at once: nobody waits for a second answer while a paper is withheld. */
function stateOf(rows: readonly ComparisonRow[]): RoundState {
  if (rows.some(({ showed }) => showed === 'other')) return 'other'
  if (rows.length < 2) return 'waiting'
  return rows.every(({ showed }) => showed === 'same') ? 'same' : 'unclear'
}

/** The days on which people asked, the earlier first. */
export function daysAsked({ rows }: KnownRound): string[] {
  return rows.map(({ askedOn }) => askedOn).toSorted()
}

/** Whether the earlier of the two asked longer ago than so many days. */
export function isOlderThan(round: KnownRound, days: number, today: string): boolean {
  const [earlier = today] = daysAsked(round)
  return Date.parse(today) - Date.parse(earlier) > days * day
}
