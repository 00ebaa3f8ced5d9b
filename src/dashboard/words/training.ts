import { trainingWords } from '#messages/en/training'
import { type EntryKind, itemLabel, type LedgerEntry, moneyIn } from '#modules/training/schema'
import { timeZoneIn, wallTimesIn } from '#platform/clock/schema'
import type { Language } from '#platform/languages/schema'
import { dayOf, momentOf } from '../ui/times.ts'

interface Session {
  startsOnWall: string
  endsOnWall: string
}

/** An amount in minor units with its currency. */
const money = (amount: number, currency: string) => moneyIn('en', amount, currency)

/** The texts of classes and payments as staff read them, with the English ways of writing things. */
export const trainingTexts = {
  ...trainingWords,
  money,
  /** A fee, in words where there is none. */
  feeText: ({ fee, currency }: { fee: number; currency: string }) =>
    fee === 0 ? trainingWords.free : money(fee, currency),
  /** An entry of the ledger as it is called. */
  entryName: ({ sequence, kind }: { sequence: number; kind: EntryKind }) =>
    trainingWords.ledger.numbered(sequence, trainingWords.kinds[kind]),
  /** What an entry is for; an item of the ledger in that language. */
  purposeOf: (
    entry: Pick<LedgerEntry, 'classTitle' | 'feeName' | 'item'>,
    language: Language = 'en',
  ) => entry.classTitle ?? entry.feeName ?? itemLabel(entry.item, language) ?? trainingWords.credit,
  calendarDay: (date: string) => dayOf(date),
  moment: momentOf,
  /** A session as the clock on the wall of its place shows it. */
  sessionText: ({ startsOnWall, endsOnWall }: Session) =>
    wallTimesIn('en', startsOnWall, endsOnWall),
  timeZone: (name: string) => timeZoneIn('en', name),
  print: { print: 'Print', back: 'Back', paper: 'Paper', language: 'Language on the paper' },
} as const
