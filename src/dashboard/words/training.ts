import { type EntryKind, moneyIn } from '#modules/training/schema'
import type { Language } from '../look/language.ts'
import { usePageLanguage } from '../look/page-language.tsx'
import { sentenceOf } from '../ui/toast.ts'
import { trainingCatalogue } from './catalogues.ts'
import { calendarDayIn, momentIn, timeZoneIn, wallTimesIn } from './formats.ts'

interface Session {
  startsOnWall: string
  endsOnWall: string
}

/** The texts of classes and payments in the language of the page, with its ways of writing things. */
export function useTrainingWords() {
  const language = usePageLanguage()
  return { ...trainingCatalogue.in(language), ...writingIn(language) }
}

function writingIn(language: Language) {
  const words = trainingCatalogue.in(language)
  /** An amount in minor units with its currency. */
  const money = (amount: number, currency: string) => moneyIn(language, amount, currency)
  return {
    language,
    money,
    /** A fee, in words where there is none. */
    feeText: ({ fee, currency }: { fee: number; currency: string }) =>
      fee === 0 ? words.free : money(fee, currency),
    /** What a balance means for the student. */
    balanceText: (balance: number, currency: string) => {
      if (balance === 0) return words.settled(money(0, currency))
      return balance > 0
        ? words.held(money(balance, currency))
        : words.owed(money(-balance, currency))
    },
    /** An entry of the ledger as it is called. */
    entryName: ({ sequence, kind }: { sequence: number; kind: EntryKind }) =>
      words.ledger.numbered(sequence, words.kinds[kind]),
    /** What an entry is for. */
    purposeOf: (entry: { classTitle: string | null; feeName: string | null }) =>
      entry.classTitle ?? entry.feeName ?? words.credit,
    calendarDay: (date: string) => calendarDayIn(language, date),
    moment: (instant: string) => momentIn(language, instant),
    /** A session as the clock on the wall of its place shows it. */
    sessionText: (session: Session) =>
      wallTimesIn(language, session.startsOnWall, session.endsOnWall),
    timeZone: (name: string) => timeZoneIn(language, name),
    /** Why something was refused. */
    refusal: (error: unknown) => {
      const sentence = sentenceOf(error)
      return words.sentences[sentence] ?? sentence
    },
  }
}
export type TrainingWords = ReturnType<typeof useTrainingWords>
