import { documentKinds, kindLabel } from '#modules/documents/schema'
import { fieldLabel, isField } from '#modules/records/fields.schema'
import { eventsWords } from '#texts/en/desk-events'
import type { Language } from '../look/language.ts'
import { pageWords } from '../words/page-words.ts'

/** What each action of the audit log means. */
export const { use: useEventsWords } = pageWords('events', eventsWords)
/** These words in one language. */
type EventsWords = typeof eventsWords

/** The language of the sentence. */
interface Reader {
  words: EventsWords
  language: Language
}

/** A piece of the sentence; some are English in every language, such as the name of a setting. */
interface EventPart {
  text: string
  isEnglish?: boolean
}

const inEnglish: Reader = { words: eventsWords, language: 'en' }

/** Writes an event of the audit log as a short English sentence; an unknown action shows its own name. */
export function sentenceOfEvent(action: string, details: Record<string, unknown>): string {
  return partsOfEvent(action, details, inEnglish)
    .map(({ text }) => text)
    .join('')
}

/** Writes the same in the language of a page, in pieces. */
export function partsOfEvent(
  action: string,
  details: Record<string, unknown>,
  { words, language }: Reader,
): EventPart[] {
  const known = (words.actions as Readonly<Record<string, string>>)[action]
  const event = known === undefined ? { text: action, isEnglish: true } : { text: known }
  const about = aboutOf(action, details, { words, language })
  return about.length === 0 ? [event] : [event, { text: ': ' }, ...about]
}

/** Returns the part after the colon. */
function aboutOf(action: string, details: Record<string, unknown>, reader: Reader): EventPart[] {
  const kind = details.kind as keyof typeof documentKinds
  if (kind in documentKinds) return [{ text: kindLabel(kind, reader.language) }]
  if (Array.isArray(details.fields) && details.fields.length > 0)
    return details.fields.flatMap((field, at) => [
      ...(at > 0 ? [{ text: ', ' }] : []),
      ...changeOf(action, String(field), { details, reader }),
    ])
  const role = (name: unknown) =>
    (reader.words.roles as Readonly<Record<string, string>>)[String(name)] ?? String(name)
  // Older events, in a log that never changes, hold only the new role.
  if (action === 'account.role_changed' && typeof details.from === 'string')
    return [{ text: `${role(details.from)} → ${role(details.to)}` }]
  if (action === 'request.refused') return [{ text: String(details.route), isEnglish: true }]
  if (typeof details.role === 'string') return [{ text: role(details.role) }]
  return []
}

interface Within {
  details: Record<string, unknown>
  reader: Reader
}

/** Writes a field, with its value before and after where the event has kept them. */
function changeOf(action: string, field: string, { details, reader }: Within): EventPart[] {
  const label = labelOf(action, field, reader.language)
  const pair = (details.values as Record<string, unknown[]> | undefined)?.[field]
  if (!pair) return [label]
  return [label, { text: ` ${pair.map((value) => wordOf(value, reader)).join(' → ')}` }]
}

function wordOf(value: unknown, { words: { values } }: Reader): string {
  if (typeof value === 'boolean') return value ? values.on : values.off
  return value === null || value === '' ? values.none : String(value)
}

/** Returns a field's label in the forms; for settings, whose names are words, those words. */
function labelOf(action: string, field: string, language: Language): EventPart {
  if (action.startsWith('record.') && isField(field)) return { text: fieldLabel(field, language) }
  return { text: field.replace(/(?=[A-Z])/g, ' ').toLowerCase(), isEnglish: true }
}
