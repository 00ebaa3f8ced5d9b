import { namedSaid } from '#modules/cases/said.schema'
import type { Case } from '#modules/cases/schema'
import { type OriginalKind, originalKinds } from '#modules/documents/originals.schema'
import { type DocumentKind, documentKinds, kindLabel } from '#modules/documents/schema'
import { fieldLabel, isField } from '#modules/records/fields.schema'
import { inLanguage } from '#platform/languages.schema'
import { caseParts } from '#texts/each/labels-staff'
import { useCasesWords } from '#words/cases'
import type { Language } from '../look/language.ts'

/** What a kind is called, and its fields. */
interface KindWords {
  name: string
  title: string
  lead: string
  fields: Readonly<Record<string, string>>
  options?: Readonly<Record<string, Readonly<Record<string, string>>>>
}

/** Returns the words of a kind in the language of the page. */
export function useKindWords(): (kind: string) => KindWords {
  const { kinds } = useCasesWords()
  return (kind) => (kinds as Readonly<Record<string, KindWords>>)[kind] as KindWords
}

/** Returns the name of what a case is about. */
export function labelOfPart(part: string, language: Language): string {
  const [about, target = ''] = part.split(':')
  if (about === 'entry') return caseParts.entry[language](target)
  if (about === 'original') return inLanguage(originalKinds[target as OriginalKind], language)
  if (about === 'detail') return isField(target) ? fieldLabel(target, language) : target
  return target in documentKinds ? kindLabel(target as DocumentKind, language) : target
}

/** Returns what was said, each with the name of its field; what was left out is left out. */
export function saidOf(
  { fields, options }: KindWords,
  { kind, said }: Pick<Case, 'kind' | 'said'>,
  language: Language = 'en',
): [name: string, label: string, value: string][] {
  const shown = (field: string, value: string) =>
    namedSaid({ kind, field, value }, language) ?? options?.[field]?.[value] ?? value
  return Object.entries(said).flatMap(([name, value]) =>
    value === null ? [] : [[name, fields[name] ?? name, shown(name, String(value))]],
  )
}
