import type { ReactNode } from 'react'
import { type ProblemParts, partsOf } from '#platform/problems.schema'
import type { words as ofAll } from '#texts/bn/desk-said'
import type { SaidGaps, SaidTexts } from '#texts/said'
import { type Language, languageNow, useLanguage } from '../look/language.ts'
import { bengaliOf, saidJobs } from './jobs.ts'

/** What a job says of refusals and problems in Bengali, by their codes. */
interface Words {
  texts: SaidTexts
  gaps?: SaidGaps
}

/** Returns a refusal or problem by its code in Bengali; undefined where nobody translated it. */
function inBengali(problem: Pick<ProblemParts, 'code' | 'values'>): string | undefined {
  const { saidBy } = (bengaliOf('said') as typeof ofAll | undefined) ?? {}
  if (!saidBy || problem.code === undefined) return
  const number = (value: number) => value.toLocaleString('bn', { useGrouping: false })
  for (const job of saidJobs) {
    const { texts, gaps = {} } = (bengaliOf(job) as Words | undefined) ?? { texts: {} }
    const said = saidBy(problem, texts, { gaps, number, within: inBengali })
    if (said !== undefined) return said
  }
}

type Said = string | ProblemParts
const partsIn = (problem: Said) => (typeof problem === 'string' ? partsOf(problem) : problem)

function saidIn(language: Language, problem: Said): string {
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
