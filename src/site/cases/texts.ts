import type { CaseKind } from '#modules/cases/schema'
import type { Words } from '../words.ts'

/** What a kind is called, asks and says; a further kind has its texts in `src/texts/<language>/cases.ts`. */
export interface KindTexts {
  name: string
  title: string
  lead: string
  fields: Readonly<Record<string, string>>
  hints?: Readonly<Record<string, string>>
  /** The names of what can be chosen. */
  options?: Readonly<Record<string, Readonly<Record<string, string>>>>
  send?: string
  /** Below the fields. */
  foot?: string
  sentTitle?: string
  sent?: readonly string[]
}

/** Returns the texts of a kind that people bring. */
export function textsOf({ caseKinds }: Words, kind: CaseKind): KindTexts {
  return (caseKinds as Readonly<Record<string, KindTexts>>)[kind] as KindTexts
}

/** Returns a value as people read it: the name of what was chosen, else what was written. */
export function shownValue({ options }: KindTexts, field: string, value: unknown): string {
  return options?.[field]?.[String(value)] ?? String(value)
}
