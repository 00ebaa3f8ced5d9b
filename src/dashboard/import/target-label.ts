import { kindLabel } from '#modules/documents/schema'
import type { ImportTarget } from '#modules/exchange/columns/schema'
import { isField, recordFields } from '#modules/records/fields/schema'
import { inLanguage } from '#platform/languages/schema'
import { useImportWords } from '../words/import.ts'
import { usePageLanguage } from '../words/page-language.ts'

/** What a column can be chosen for, in the language of the page. */
export function useTargetLabel(): (target: ImportTarget) => string {
  const { targets } = useImportWords()
  const language = usePageLanguage()
  return (target) => {
    if (isField(target)) return inLanguage(recordFields[target].label, language)
    if (target === 'hidden' || target === 'state' || target === 'stage') return targets[target]
    return targets.file(kindLabel(target, language))
  }
}
