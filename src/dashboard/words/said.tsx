import type { ReactNode } from 'react'
import { type Reason, reasonOf } from '#api/client'
import type { words as ofImports } from '#texts/bn/desk-import-said'
import { type Language, languageNow, useLanguage } from '../look/language.ts'
import { bengaliOf, saidJobs } from './jobs.ts'

/** What a job has in Bengali: by the sentence or the code of a refusal, and by the name of a note. */
type Words = Pick<typeof ofImports, 'say'> & Partial<typeof ofImports>
/** Further words for a name within a note. */
export type OtherWords = Parameters<(typeof ofImports)['noted']>[2]

/**
 * Translates English sentences of the modules and the server; undefined where nobody translated one. A
 * sentence is found by the name with which it was noted or answered, by its own, or by the code of a
 * refusal.
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

/** Returns the same in the language of the page; in English where nobody translated it. */
export function saidNow(sentence: string, code?: string): string {
  return translated(languageNow(), sentence, code ? { code } : undefined) ?? sentence
}

/** Returns the same for components: untranslated sentences stay as they are. */
export function useSaid(): (sentence: string, reason?: Reason) => string {
  const language = useLanguage()
  return (sentence, reason) => translated(language, sentence, reason) ?? sentence
}

/** Returns the problem of a field, if any, in the language of the page. */
export function said(problem: string | undefined): ReactNode {
  return problem && <Said>{problem}</Said>
}

interface SaidProps extends Reason {
  children: string
  others?: OtherWords
}

/**
 * A sentence of the modules or the server within a page, marked as English if it is; found by its name if
 * it has one.
 */
export function Said({ children, code, values, others }: SaidProps) {
  const language = useLanguage()
  const reason = code === undefined ? undefined : { code, values }
  return translated(language, children, reason, others) ?? <span lang="en">{children}</span>
}
