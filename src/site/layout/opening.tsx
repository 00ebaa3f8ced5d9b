import type { Organisation } from '#modules/organisation'
import { openingHours } from '#modules/speech'
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
