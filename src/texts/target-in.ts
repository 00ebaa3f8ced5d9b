import { type DocumentKind, kindLabel } from '#modules/documents/schema'
import { fieldLabel, isField } from '#modules/records/fields.schema'
import { dateColumn, type ImportTarget } from '#modules/tables/columns/columns.schema'
import {
  besideLabel,
  isBeside,
  isPart,
  isPayment,
  partLabel,
  paymentLabel,
} from '#modules/tables/columns/columns-beside.schema'
import type { StaffLanguage } from '#platform/languages.schema'
import type { importWords } from '#texts/en/desk-import'

/** Returns what a column can be chosen for, in a language and its words. */
export function targetIn(
  language: StaffLanguage,
  target: ImportTarget,
  words: (typeof importWords)['targets'],
): string {
  if (isField(target)) return fieldLabel(target, language)
  if (target === 'hidden' || target === 'state' || target === 'stage') return words[target]
  if (isPart(target)) return partLabel(target, language)
  if (isBeside(target)) return besideLabel(target, language)
  if (isPayment(target)) return paymentLabel(target, language)
  const date = dateColumn(target)
  if (date) return words[date.date](kindLabel(date.kind, language))
  return words.file(kindLabel(target as DocumentKind, language))
}
