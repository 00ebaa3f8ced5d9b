import { kindLabel } from '#modules/documents/schema'
import { useLanguage } from '../look/language.ts'
import type { StaffDocument } from '../queries.ts'
import { useDocumentsWords } from '../words/documents.ts'

/** Returns a function that names documents as the page does: `Visa Paper, version 2`. */
export function useNameOf() {
  const { nameOf } = useDocumentsWords().viewer
  const language = useLanguage()
  return ({ kind, version }: StaffDocument) => nameOf(kindLabel(kind, language), version)
}
