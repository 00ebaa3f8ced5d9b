import {
  type Control,
  type FieldName,
  fieldNames,
  recordFields,
} from '#modules/records/fields.schema'
import { candidateLanguages, languageName } from '#modules/records/languages.schema'
import { isUnderAge } from '#modules/records/schema'
import { languages } from '#platform/languages.schema'
import { readTelephone } from '#platform/telephone/schema'
import { answersTo } from '../answers.schema.ts'
import { isDayTarget } from '../days.schema.ts'
import type { Note } from '../notes.schema.ts'
import { say } from '../say.ts'
import { type Notes, noteCell } from './notes.ts'
import { readCountry } from './read-country.ts'
import { problemOfNoDay, problemOfYear, readBirth, readDay } from './read-day.ts'
import type { RowPlan } from './row-plan.ts'

/** Details as read from cells. */
export type Reading = Partial<Record<FieldName, string>>

interface Reader {
  /** Returns the text to store, null where it cannot be read; `home` is the candidate's country. */
  read: (text: string, home: string, today: string) => string | null
  problem: Note | ((text: string) => Note)
}

const day: Reader = { read: readDay, problem: problemOfNoDay }

/** Readers for what people write in many ways, by the form's control. */
const readers: Partial<Record<Control['control'], Reader>> = {
  country: {
    read: readCountry,
    problem: say('noCountry'),
  },
  date: { ...day, read: (text, _, today) => readBirth(text, today) },
  day,
  language: {
    read: readLanguage,
    problem: say('noLanguage', { languages: candidateLanguages }),
  },
  telephone: {
    read: readTelephone,
    problem: say('noTelephone'),
  },
}

/** Reads the details in a row's cells as they are stored; notes what cannot be read. */
export function readDetails(
  texts: Reading,
  plan: Pick<RowPlan, 'defaultNationality' | 'today' | 'otherCalendar'>,
  notes: Notes,
): Reading {
  const home = (texts.nationality && readCountry(texts.nationality)) || plan.defaultNationality
  const details: Reading = {}
  for (const name of fieldNames) {
    const text = texts[name]
    if (text === undefined) continue
    const reader = readers[recordFields[name].control]
    const value = reader ? reader.read(text, home, plan.today) : text
    const ahead = value === null ? null : problemOfDay(name, value, plan)
    if (ahead) noteCell(notes, name, ahead)
    else if (value !== null) details[name] = value
    else if (reader) {
      if (answersTo(name) && !isDayTarget(name)) notes.unknown.push({ column: name, value: text })
      const { problem } = reader
      noteCell(notes, name, typeof problem === 'function' ? problem(text) : problem)
    }
  }
  return details
}

/**
 * Returns why a day that was read cannot be one of its detail, or may not be: the birth of a child among days of Bikram
 * Sambat may be that of its grandfather.
 */
function problemOfDay(
  name: FieldName,
  value: string,
  { today, otherCalendar }: Pick<RowPlan, 'today' | 'otherCalendar'>,
): Note | null {
  const { control } = recordFields[name]
  if (control !== 'date' && control !== 'day') return null
  const ahead = problemOfYear(value, { kind: control === 'date' ? 'born' : 'flight', today })
  const isDoubtful = otherCalendar.has(name) && isUnderAge(value, today)
  return ahead ?? (isDoubtful ? say('calendarUnsure') : null)
}

function readLanguage(typed: string): string | null {
  const word = typed.trim().toLowerCase()
  const known = candidateLanguages.find((code) => wordsFor(code).includes(word))
  return known ?? null
}

const otherNames: Record<string, string> = { bengali: 'bn', tagalog: 'fil', pilipino: 'fil' }

/** Returns a language's code and its names in each of our languages. */
function wordsFor(code: string): string[] {
  const names = languages.map((language) => languageName(code, language).toLowerCase())
  const others = Object.keys(otherNames).filter((name) => otherNames[name] === code)
  return [code, ...names, ...others]
}
