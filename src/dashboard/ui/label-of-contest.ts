import { type DocumentKind, documentKinds, kindLabel } from '#modules/documents/schema'
import { isField, recordFields } from '#modules/records/fields/schema'
import type { Language } from '../look/language.ts'

interface Contested {
  about: 'detail' | 'paper'
  target: string
}

/** Returns staff's name for what a candidate disputes: a detail or a kind of document. */
export function labelOfContest({ about, target }: Contested, language: Language = 'en'): string {
  if (about === 'detail') return isField(target) ? recordFields[target].label[language] : target
  return target in documentKinds ? kindLabel(target as DocumentKind, language) : target
}
