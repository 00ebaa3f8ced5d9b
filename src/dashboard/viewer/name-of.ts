import { kindLabel } from '#modules/documents/schema'
import { useLanguage } from '../look/language.ts'
import type { StaffDocument } from '../queries.ts'
import { usePapersWords } from '../words/papers.ts'

/** Returns a function that names documents as the page does: `Visa Paper, version 2`. */
export function useNameOf() {
  const { nameOf } = usePapersWords().viewer
  const language = useLanguage()
  return ({ kind, version }: StaffDocument) => nameOf(kindLabel(kind, language), version)
}
