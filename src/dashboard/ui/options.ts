import { kindOf } from '#modules/speech/catalogue.schema'
import type { Tables } from '#modules/speech/compose.schema'
import type { Language } from '#platform/languages.schema'
import { namesOf, written } from '#platform/written/schema'
import { choicesIn } from '#speech/wordings'
import type { Option } from './matching.ts'

// Apart from the sentences, which bring the whole catalogue along.

const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']
const countries = letters
  .flatMap((one) => letters.map((other) => one + other))
  .filter((code) => code !== 'ZZ' && namesOf('region', 'en')(code) !== code)
const spoken =
  'ar bn de en es fa fil fr hi id it ja ko ms my ne pl pt ro ru si ta te th tr ur vi zh'

/** Returns what a gap, or a list of facts, offers by name; none where it takes a day, a time or a number. */
export function optionsOf(
  gap: string,
  language: Language,
  { tables }: { tables: Partial<Tables> },
): Option[] {
  const kind = kindOf(gap) === 'papers' ? 'paper' : kindOf(gap)
  const from = (values: readonly string[], label: (value: string) => string) =>
    values.map((value) => ({ value, label: label(value) }))
  if (kind === 'weekday')
    return from([...'1234567'], (value) => written.weekday(Number(value), language))
  if (kind === 'country') return sorted(from(countries, namesOf('region', language)), language)
  if (kind === 'language') return from(spoken.split(' '), namesOf('language', language))
  const rows = Object.entries(tables[kind as keyof Tables] ?? {})
  const labels = Object.entries<string>(
    choicesIn(language)[kind as keyof ReturnType<typeof choicesIn>] ?? {},
  )
  return [
    ...rows.map(([value, row]) => ({ value, label: row.name(language) })),
    ...labels.map(([value, label]) => ({ value, label })),
  ]
}

const sorted = (options: Option[], language: Language) =>
  [...options].sort((one, other) => one.label.localeCompare(other.label, language))
