import type { ImportTarget } from '#modules/exchange/columns.schema'
import { targetIn } from '#texts/target-in'
import { useLanguage } from '../look/language.ts'
import { useImportWords } from '../words/import.ts'

/** Returns what a column can be chosen for, in the language of the page. */
export function useTargetLabel(): (target: ImportTarget) => string {
  const { targets } = useImportWords()
  const language = useLanguage()
  return (target) => targetIn(language, target, targets)
}
