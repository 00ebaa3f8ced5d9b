import type { Language } from '#platform/languages.schema'
import { messageTexts as texts } from '#texts/each/messages'

/** Languages in which a candidate can be written to: those of a record's "preferred language". */
export type MessageLanguage = Language

/** What a message is about. */
export const messageKinds = [
  'file',
  'paper',
  'code',
  'ending',
  'contract-unread',
  'appointment',
  'appointment-near',
  'announcement',
  'sent-back',
  'withheld',
  'shown-again',
  'share',
  'data',
  'contact',
  'case',
  'class',
  'class-seat',
  'class-turn',
  'class-cancelled',
  'class-credited',
  'closing',
  'not-closing',
] as const
export type MessageKind = (typeof messageKinds)[number]

interface Message {
  kind: MessageKind | 'proof'
  /** The candidate's language; English if unknown. */
  language: string | null
  organisation: string
  /** The site's own address, the only one in a message. */
  site: string
  /** The code in a message of the kind `proof`. */
  code?: string | null
  /** The title of the class in a message about one; null where it is not known. */
  className?: string | null
  /** The last day in a message of the kind `closing`, as its language writes it. */
  lastDay?: string | null
}

/** Returns a message to a candidate, as one paragraph. */
export function candidateMessage(message: Message): string {
  const { from } = textsIn(message.language)
  return `${from(message.organisation)} ${told(message)} ${message.site}`
}

function told({ kind, language, code = null, lastDay = null, className = null }: Message) {
  const { kinds, proof, closing, whichClass } = textsIn(language)
  if (kind === 'proof') return proof(code ?? '')
  if (kind !== 'closing')
    return className === null ? kinds[kind] : `${kinds[kind]} ${whichClass(className)}`
  if (lastDay === null) throw new Error('A message of a closing names the last day')
  return closing(lastDay)
}

/** Returns the subject where it is sent by mail. */
export function messageSubject({
  language,
  organisation,
}: Pick<Message, 'language' | 'organisation'>): string {
  return textsIn(language).subject(organisation)
}

/** Returns the beginning of a message: who writes, and what they are not (H1). */
export function whoWrites({
  language,
  organisation,
}: {
  language: string | null
  organisation: string
}): string {
  return textsIn(language).from(organisation)
}

/** Returns the language of a message; English where there are no texts in another one. */
export function messageLanguage(language: string | null): MessageLanguage {
  return language !== null && Object.hasOwn(texts, language) ? (language as MessageLanguage) : 'en'
}

function textsIn(language: string | null) {
  return texts[messageLanguage(language)]
}
