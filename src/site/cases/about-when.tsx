import { type CaseKind, rowOf } from '#modules/cases/kinds.schema'
import type { FormState } from '../form.ts'
import { ChoicesOf } from '../layout/choices.tsx'
import type { Words } from '../words.ts'

const parts = ['day', 'month', 'year'] as const
type DayPart = (typeof parts)[number]

/** How far back somebody can say that something was: a passport lasts ten years. */
const yearsBack = 12

interface AboutWhenProps {
  words: Words
  name: string
  label: string
  hint?: string | undefined
  form: FormState
  /** The last year that can be chosen. */
  thisYear: number
}

/** Asks about when something was, without a calendar: whoever does not know the day or the month leaves it out. */
export function AboutWhen({ words, name, label, hint, form, thisYear }: AboutWhenProps) {
  const texts = words.cases.when
  const typed = form.values[name]?.split('-').toReversed() ?? []
  const options = optionsOf(words, thisYear)
  return (
    <ChoicesOf {...{ name, form }} legend={label}>
      {hint && <span className="hint">{hint}</span>}
      <span className="about-when">
        {parts.map((part, at) => (
          <select
            key={part}
            name={`${name}-${part}`}
            aria-label={texts[part]}
            defaultValue={form.values[`${name}-${part}`] ?? typed[typed.length - parts.length + at]}
          >
            <option value="">{texts[part]}</option>
            {options[part].map(([value, text]) => (
              <option key={value} value={value}>
                {text}
              </option>
            ))}
          </select>
        ))}
      </span>
    </ChoicesOf>
  )
}

type Options = Record<DayPart, readonly (readonly [value: string, text: string])[]>

function optionsOf({ lang }: Words, thisYear: number): Options {
  const figures = new Intl.NumberFormat(lang, { useGrouping: false })
  const months = new Intl.DateTimeFormat(lang, { month: 'long', timeZone: 'UTC' })
  const upTo = (length: number) => Array.from({ length }, (_, index) => index + 1)
  const padded = (number: number) => String(number).padStart(2, '0')
  return {
    day: upTo(31).map((day) => [padded(day), figures.format(day)]),
    month: upTo(12).map((month) => [padded(month), months.format(Date.UTC(2026, month - 1))]),
    year: upTo(yearsBack)
      .map((back) => thisYear + 1 - back)
      .map((year) => [String(year), figures.format(year)]),
  }
}

/** Returns what a form of a kind says, where it asks for day, month and year apart: together, as `2026-11-30` or less. */
export function withTimes(kind: CaseKind, fields: Record<string, string>) {
  const times = Object.entries(rowOf(kind).fields).flatMap(([name, { as }]) => {
    const { [`${name}-year`]: year, [`${name}-month`]: month, [`${name}-day`]: day } = fields
    if (as !== 'about' || year === undefined) return []
    const known = day ? [year, month, day] : month ? [year, month] : [year]
    return [[name, known.join('-')]]
  })
  return { ...fields, ...Object.fromEntries(times) }
}
