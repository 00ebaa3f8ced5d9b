import type { Organisation } from '#modules/organisation'
import type { Facts } from '#modules/organisation/facts.schema'
import type { GapValues } from '#modules/speech/said.schema'
import type { Language } from '#platform/languages.schema'
import { written } from '#platform/written/schema'
import { hoursIn } from '#speech/wordings'
import type { Words } from '../words.ts'

interface OpeningProps {
  organisation: Organisation
  words: Words
  /** `2026-11-20`: days before are left out. */
  today: string
}

/** When the office is open; nothing where the organisation has not said it. */
export function Opening({ organisation, words, today }: OpeningProps) {
  const times = openingHours(organisation, words.lang, today)
  if (times.length === 0) return null
  return (
    <ul>
      {times.map(({ label, open }) => (
        <li key={label}>
          {label}: {open}
        </li>
      ))}
    </ul>
  )
}

interface Opening {
  label: string
  open: string
}

/** Returns the week, days with the same hours in a row together, then the exceptions that are not past. */
export function openingHours(
  facts: Pick<Facts, 'week' | 'exceptions'>,
  language: Language,
  today: string,
): Opening[] {
  const hoursOf = (open: readonly GapValues['hours'][]) =>
    open.length === 0
      ? hoursIn(language).closed
      : open.map((each) => written.hours(each, language)).join(', ')
  const runs: { from: number; to: number; open: string }[] = []
  for (const [at, each] of (facts.week ?? []).entries()) {
    const open = hoursOf(each)
    const last = runs.at(-1)
    if (last?.open === open) last.to = at
    else runs.push({ from: at, to: at, open })
  }
  const week = runs.map(({ from, to, open }) => {
    const [first, last] = [written.weekday(from + 1, language), written.weekday(to + 1, language)]
    return { label: from === to ? first : `${first} – ${last}`, open }
  })
  const exceptions = facts.exceptions
    .filter((each) => each.day >= today)
    .sort((one, other) => one.day.localeCompare(other.day))
    .map((each) => ({ label: written.day(each.day, language), open: hoursOf(each.open) }))
  return [...week, ...exceptions]
}
