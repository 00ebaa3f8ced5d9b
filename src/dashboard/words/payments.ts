import { itemLabel } from '#modules/training/items.schema'
import { moneyIn } from '#modules/training/money.schema'
import type { LedgerEntry } from '#modules/training/payments.schema'
import { paymentsWordsNow, usePaymentsWords as useTexts } from '#words/payments'
import { useLanguage } from '../look/language.ts'

/** The same outside components. */
export { paymentsWordsNow }

/** Returns the words for the ledger of payments, with functions that write an entry's values. */
export function usePaymentsWords() {
  const words = useTexts()
  const language = useLanguage()
  /** An amount in minor units with its currency. */
  const money = (amount: number, currency: string) => moneyIn(language, amount, currency)
  return {
    ...words,
    money,
    /** What an entry is for; an item of the ledger in the language of the page. */
    purposeOf: (entry: Pick<LedgerEntry, 'classTitle' | 'feeName' | 'item'>) =>
      purposeIn(language, entry) ?? words.training.credit,
  }
}

/** Returns what an entry is for, in a language; undefined for a student’s credit. */
export function purposeIn(
  language: Parameters<typeof itemLabel>[1],
  { classTitle, feeName, item }: Pick<LedgerEntry, 'classTitle' | 'feeName' | 'item'>,
) {
  return classTitle ?? feeName ?? itemLabel(item, language)
}
