import type { DocumentKind } from '#modules/documents/schema'
import { useLanguage } from '../look/language.ts'
import { sentenceOf } from '../ui/toast.ts'
import { candidateCatalogue } from './catalogues.ts'
import { dayIn, momentIn } from './formats.ts'

/** The texts of the own file and its shares, with the ways in which their language writes things. */
export function useCandidateWords() {
  const language = useLanguage()
  const words = candidateCatalogue.in(language)
  const said = (sentence: string): string => words.sentences[sentence] ?? sentence
  return {
    ...words,
    language,
    /** The name of a kind of paper. */
    kind: (kind: DocumentKind): string => words.kinds[kind],
    /** What a schema, the server or the table of official checks says in English. */
    said,
    /** Why something was refused. */
    refusal: (error: unknown): string => said(sentenceOf(error)),
    day: (instant: string) => dayIn(language, instant),
    moment: (instant: string) => momentIn(language, instant),
  }
}
export type Candidate = ReturnType<typeof useCandidateWords>

/** The organisation's name, as the server wrote it into the page. */
export function organisationName(): string {
  const meta = document.querySelector<HTMLMetaElement>('meta[name="organisation"]')
  return meta?.content ?? ''
}
