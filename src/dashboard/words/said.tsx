import type { ReactNode } from 'react'
import { type Reason, reasonOf } from '#api/client'
import { type Language, languageNow, useLanguage } from '../look/language.ts'
import type { words as ofImports } from './bn/import-said.ts'
import { bengaliOf, saidJobs } from './jobs.ts'

/** What a job has in Bengali: by the sentence or the code of a refusal, and by the name of a note. */
type Words = Pick<typeof ofImports, 'say'> & Partial<typeof ofImports>
/** What else has words for a name that stands within a note. */
export type OtherWords = Parameters<(typeof ofImports)['noted']>[2]

/**
 * What the modules and the server say in English, in another language; nothing where nobody translated it.
 * A sentence has a text by the name with which it was noted or answered, of its own, or by the code of a refusal.
 */
function translated(
  language: Language,
  sentence: string,
  { code, values }: Reason = reasonOf(sentence) ?? {},
  others?: OtherWords,
): string | undefined {
  if (language === 'en') return sentence
  const all = saidJobs.flatMap((job) => (bengaliOf(job) as Words | undefined) ?? [])
  const find = (say: (words: Words) => string | undefined) => {
    for (const words of all) {
      const known = say(words)
      if (known) return known
    }
  }
  return (
    find(({ noted }) => code && noted?.(code, values, others)) ??
    find(({ say }) => say(sentence)) ??
    find(({ say }) => code && say(code))
  )
}

/** The same over the page on the screen; in English where nobody translated it. */
export function saidNow(sentence: string, code?: string): string {
  return translated(languageNow(), sentence, code ? { code } : undefined) ?? sentence
}

/** The same in components: what nobody translated stays as it is. */
export function useSaid(): (sentence: string, reason?: Reason) => string {
  const language = useLanguage()
  return (sentence, reason) => translated(language, sentence, reason) ?? sentence
}

/** What is wrong with a field, where something is, in the language of the page. */
export function said(problem: string | undefined): ReactNode {
  return problem && <Said>{problem}</Said>
}

interface SaidProps extends Reason {
  children: string
  others?: OtherWords
}

/** A sentence of the modules or the server within a page, told to be English where it is; by its name where it has one. */
export function Said({ children, code, values, others }: SaidProps) {
  const language = useLanguage()
  const reason = code === undefined ? undefined : { code, values }
  return translated(language, children, reason, others) ?? <span lang="en">{children}</span>
}
