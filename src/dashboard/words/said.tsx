import type { ReactNode } from 'react'
import { codeOf } from '#api/client'
import { type Language, languageNow, useLanguage } from '../look/language.ts'
import type { words as Bengali } from './bn/said.ts'
import { bengaliOf, saidJobs } from './jobs.ts'

/**
 * What the modules and the server say in English, in another language; nothing where nobody translated it.
 * A sentence has a text of its own, or that of the code with which it was answered.
 */
function translated(
  language: Language,
  sentence: string,
  code = codeOf(sentence),
): string | undefined {
  if (language === 'en') return sentence
  for (const key of [sentence, code])
    for (const job of saidJobs) {
      const known = key && (bengaliOf(job) as Pick<typeof Bengali, 'say'> | undefined)?.say(key)
      if (known) return known
    }
}

/** The same over the page on the screen; in English where nobody translated it. */
export function saidNow(sentence: string, code?: string): string {
  return translated(languageNow(), sentence, code) ?? sentence
}

/** The same in components: what nobody translated stays as it is. */
export function useSaid(): (sentence: string) => string {
  const language = useLanguage()
  return (sentence) => translated(language, sentence) ?? sentence
}

/** What is wrong with a field, where something is, in the language of the page. */
export function said(problem: string | undefined): ReactNode {
  return problem && <Said>{problem}</Said>
}

interface SaidProps {
  children: string
  /** Where the answer told it beside the sentence. */
  code?: string
}

/** A sentence of the modules or the server within a page, told to be English where it is. */
export function Said({ children, code }: SaidProps) {
  const language = useLanguage()
  return translated(language, children, code) ?? <span lang="en">{children}</span>
}
