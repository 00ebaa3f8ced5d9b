import { Problem } from '#api/client'
import { kindNames } from '#messages/kinds-bn'
import { type DocumentKind, documentKinds } from '#modules/documents/schema'
import { type Language, useLanguage } from '../look/language.ts'
import { sentenceOf } from '../ui/toast.ts'
import { candidateWords as bn } from './candidate-bn.ts'
import { candidateWords as en } from './candidate-en.ts'

const catalogues = { en, bn } as const satisfies Record<Language, unknown>
export type CandidateWords = (typeof catalogues)[Language]

/** The texts of the own file and its shares, with the ways in which their language writes things. */
export function useCandidateWords() {
  const language = useLanguage()
  const words = catalogues[language]
  return {
    ...words,
    language,
    /** The name of a kind of paper. */
    kind: (kind: DocumentKind): string => (language === 'bn' ? kindNames : labels)[kind],
    /** What a schema or the table of official checks says in English. */
    said: (sentence: string): string => words.sentences[sentence] ?? sentence,
    /** Why something was refused. */
    refusal: (error: unknown): string =>
      (error instanceof Problem && words.refusals[error.code]) || sentenceOf(error),
    day: (instant: string) => formats[language].day.format(new Date(instant)),
    moment: (instant: string) => formats[language].moment.format(new Date(instant)),
  }
}
export type Candidate = ReturnType<typeof useCandidateWords>

const labels = Object.fromEntries(
  Object.entries(documentKinds).map(([kind, { label }]) => [kind, label]),
) as Record<DocumentKind, string>

const formatsFor = (locale: string) => ({
  day: new Intl.DateTimeFormat(locale, { dateStyle: 'long' }),
  moment: new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeStyle: 'short' }),
})
const formats: Record<Language, ReturnType<typeof formatsFor>> = {
  en: formatsFor('en-GB'),
  bn: formatsFor('bn'),
}

/** The organisation's name, as the server wrote it into the page. */
export function organisationName(): string {
  const meta = document.querySelector<HTMLMetaElement>('meta[name="organisation"]')
  return meta?.content ?? ''
}
