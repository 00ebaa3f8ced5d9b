import type { ImportQuestion } from '../answers.schema.ts'
import { mayBeLeftOut } from '../columns.schema.ts'
import { isDayTarget } from '../days.schema.ts'
import type { MappedRow } from './map-row.ts'

type Asked = Map<string, ImportQuestion>

/** A wrongly chosen column has as many values as rows; nobody answers them all. */
const mostValues = 5000
const shown = 100
const longest = 200

/** Counts a row for each of its unknown values; a column of days is asked about once. */
export function ask(asked: Asked, mapped: Exclude<MappedRow, { kind: 'skipped' }>): void {
  const { unknown } = mapped.kind === 'wrong' ? mapped : mapped.candidate
  for (const { column, value } of unknown) {
    const key = isDayTarget(column) ? column : `${column}\n${value.toLowerCase()}`
    const known = asked.get(key)
    if (known) known.rows += 1
    else if (asked.size < mostValues && value.length <= longest)
      asked.set(key, { column, value, rows: 1, isRefused: !mayBeLeftOut(column) })
  }
}

/** Returns the values to ask about: those in most rows first. */
export function questionsOf(asked: Asked): ImportQuestion[] {
  return [...asked.values()].sort((one, other) => other.rows - one.rows).slice(0, shown)
}
