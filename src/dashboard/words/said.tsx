import type { ReactNode } from 'react'
import { type Language, languageNow, useLanguage } from '../look/language.ts'
import type { words as Bengali } from './bn/said.ts'
import { bengaliOf, saidJobs } from './jobs.ts'

/** What the modules and the server say in English, in another language; nothing where nobody translated it. */
function translated(language: Language, sentence: string): string | undefined {
  if (language === 'en') return sentence
  for (const job of saidJobs) {
    const known = (bengaliOf(job) as Pick<typeof Bengali, 'say'> | undefined)?.say(sentence)
    if (known !== undefined) return known
  }
}

/** The same over the page on the screen; in English where nobody translated it. */
export function saidNow(sentence: string): string {
  return translated(languageNow(), sentence) ?? sentence
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

/** A sentence of the modules or the server within a page, told to be English where it is. */
export function Said({ children }: { children: string }) {
  const language = useLanguage()
  return translated(language, children) ?? <span lang="en">{children}</span>
}
