import { kindLabel } from '#modules/documents/schema'
import type { StaffDocument } from '../queries.ts'
import { usePageLanguage } from '../words/page-language.ts'
import { usePapersWords } from '../words/papers.ts'

/** Names documents as the page does: `Visa Paper, version 2`. */
export function useNameOf() {
  const { nameOf } = usePapersWords().viewer
  const language = usePageLanguage()
  return ({ kind, version }: StaffDocument) => nameOf(kindLabel(kind, language), version)
}
