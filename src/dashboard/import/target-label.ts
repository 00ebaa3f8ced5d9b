import { type DocumentKind, kindLabel } from '#modules/documents/schema'
import { besideLabel, isBeside } from '#modules/exchange/columns/beside/schema'
import { dateColumn } from '#modules/exchange/columns/dates/schema'
import { isPayment, paymentLabel } from '#modules/exchange/columns/payments/schema'
import type { ImportTarget } from '#modules/exchange/columns/schema'
import { isField, recordFields } from '#modules/records/fields/schema'
import { inLanguage } from '#platform/languages/schema'
import { useLanguage } from '../look/language.ts'
import { useImportWords } from '../words/import.ts'

/** What a column can be chosen for, in the language of the page. */
export function useTargetLabel(): (target: ImportTarget) => string {
  const { targets } = useImportWords()
  const language = useLanguage()
  return (target) => {
    if (isField(target)) return inLanguage(recordFields[target].label, language)
    if (target === 'hidden' || target === 'state' || target === 'stage') return targets[target]
    if (isBeside(target)) return besideLabel(target, language)
    if (isPayment(target)) return paymentLabel(target, language)
    const date = dateColumn(target)
    if (date) return targets[date.date](kindLabel(date.kind, language))
    return targets.file(kindLabel(target as DocumentKind, language))
  }
}
