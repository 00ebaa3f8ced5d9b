import { itemLabel, type LedgerEntry, moneyIn, type OwnClass } from '#modules/training/schema'
import type { Words } from '../words.ts'

/** Returns a fee, in words where there is none. */
export function feeIn(words: Words, { fee, currency }: { fee: number; currency: string }): string {
  return fee === 0 ? words.training.free : moneyIn(words.lang, fee, currency)
}

/** Returns what an entry of the ledger is for. */
export function purposeIn(
  words: Words,
  { classTitle, feeName, item }: Pick<LedgerEntry, 'classTitle' | 'feeName' | 'item'>,
): string {
  return classTitle ?? feeName ?? itemLabel(item, words.lang) ?? words.training.credit
}

/** Returns why a selected class has no seat yet, and what to do about it. */
export function standingOf(of: OwnClass, words: Words): string {
  const { selected } = words.classes
  const { waitingPlace, isCovered } = of.enrolment
  if (of.state !== 'open' && of.state !== 'full') return selected.begun
  const place = waitingPlace === null ? null : selected.place(waitingPlace)
  const next = isCovered
    ? [selected.taken, place, selected.comes]
    : [place, selected.pay(feeIn(words, of))]
  return next.filter(Boolean).join(' ')
}
