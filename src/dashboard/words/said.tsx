import type { ReactNode } from 'react'
import { type ProblemParts, partsOf } from '#platform/problems.schema'
import { numberIn } from '#texts/numbers'
import { type Language, languageNow, useLanguage } from '../look/language.ts'
import { saidInBengali } from './jobs.ts'

/** Returns a refusal or problem by its code in Bengali; undefined where nobody translated it. */
function inBengali(problem: Pick<ProblemParts, 'code' | 'values'>): string | undefined {
  const tables = saidInBengali()
  const [{ saidBy } = {}] = tables
  const number = (value: number) => numberIn(value, '০', 2)
  for (const { said: texts = {}, gaps = {} } of tables) {
    const said = saidBy?.(problem, texts, { gaps, number, within: inBengali })
    if (said !== undefined) return said
  }
}

type Said = string | ProblemParts
const partsIn = (problem: Said) => (typeof problem === 'string' ? partsOf(problem) : problem)

/** Returns a problem or a refusal in a language; in English where nobody translated it. */
export function saidIn(language: Language, problem: Said): string {
  const parts = partsIn(problem)
  return (language === 'bn' ? inBengali(parts) : undefined) ?? parts.message
}

/** Returns a problem or a refusal in the language of the page; in English where nobody translated it. */
export function saidNow(problem: Said): string {
  return saidIn(languageNow(), problem)
}

/** Returns the same for components. */
export function useSaid(): (problem: Said) => string {
  const language = useLanguage()
  return (problem) => saidIn(language, problem)
}

/** Returns the problem of a field, if any, in the language of the page. */
export function said(problem: string | undefined): ReactNode {
  return problem && <Said>{problem}</Said>
}

interface SaidProps extends Omit<ProblemParts, 'message'> {
  children: string
}

/** What modules or server say within a page, marked as English if it is; found by its code if it has one. */
export function Said({ children, code, values }: SaidProps) {
  const language = useLanguage()
  const parts = code === undefined ? partsOf(children) : { message: children, code, values }
  if (language === 'en') return parts.message
  return inBengali(parts) ?? <span lang="en">{parts.message}</span>
}
