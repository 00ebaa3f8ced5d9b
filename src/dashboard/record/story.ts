import type { Answer } from '#api/client'
import { type DocumentKind, documentKinds, kindLabel } from '#modules/documents/schema'
import type { HistoryWords } from '#words/history'
import type { Language } from '../look/language.ts'
import { labelOf, shownValue } from '../record-form/record-values.ts'
import { sentenceOfEvent } from '../ui/events.ts'
import { saidIn } from '../words/said.tsx'

export type HistoryEvent = Answer<'GET /records/{id}/history'>['events'][number]
export type FieldChange = NonNullable<HistoryEvent['changes']>[number]

/** The language of the sentence. */
interface Reader {
  words: HistoryWords
  language: Language
}

/** Writes an event as a sentence: "Amina changed the permanent address from … to …". */
export function storyOf(
  event: HistoryEvent,
  people: Readonly<Record<string, string>>,
  { words, language }: Reader,
): string {
  const { action, by, changes, details } = event
  const name = by === null ? null : (people[by] ?? words.deletedAccount)
  if (action === 'viewing.opened' && name) return words.byAccount(name)
  const deed = (words.deeds as Readonly<Record<string, string>>)[action]
  if (name === null || deed === undefined) {
    const stranger = (words.strangers as Readonly<Record<string, string>>)[action]
    const sentence = sentenceOfEvent(action, details)
    if (stranger !== undefined) return aboutConsent(stranger, details, words)
    const said = saidIn(language, { code: `event.${action}`, message: sentence })
    const document = kindIn(details, language)
    return said === sentence || document === undefined ? said : `${said}: ${document}`
  }
  const [only] = changes ?? []
  if (only && changes?.length === 1) return changeInWords(name, only, { words, language })
  if (changes && changes.length > 1) return words.changed.many(name, changes.length)
  const done = deed.replace('{}', documentIn(details, { words, language }))
  return aboutConsent(words.did(name, done), details, words)
}

/** Adds which consent an event is about, if it is: a candidate answers several, one after the other. */
function aboutConsent(
  sentence: string,
  { purpose }: HistoryEvent['details'],
  { consents }: HistoryWords,
): string {
  const consent = (consents as Readonly<Record<string, string>>)[String(purpose)]
  return consent === undefined ? sentence : `${sentence}: ${consent}`
}

/** Writes a change: `Amina changed the permanent address from “Road 3” to “Road 4”`. */
function changeInWords(name: string, change: FieldChange, { words, language }: Reader): string {
  const label = lowerFirst(labelOf(change.field, language))
  if (!change.isKnown) return words.changed.one(name, label)
  const [before, after] = [change.before, change.after].map((value) =>
    value === null || value === ''
      ? words.changed.nothing
      : words.changed.value(shownValue(change.field, value, language)),
  ) as [string, string]
  return words.changed.fromTo(name, label, before, after)
}

function documentIn(details: HistoryEvent['details'], { words, language }: Reader): string {
  const document = kindIn(details, language)
  if (document === undefined) return words.document
  const { version } = details
  return typeof version === 'number' ? words.version(document, version) : document
}

function kindIn({ kind }: HistoryEvent['details'], language: Language): string | undefined {
  const isKnown = typeof kind === 'string' && kind in documentKinds
  return isKnown ? kindLabel(kind as DocumentKind, language) : undefined
}

function lowerFirst(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1)
}
