import { moneyIn } from '#modules/training/money.schema'
import { timeZoneIn, wallTimesIn } from '#platform/clock/schema'
import { classesWordsNow, useClassesWords as useTexts } from '#words/classes'
import { useLanguage } from '../look/language.ts'

/** The same outside components. */
export { classesWordsNow }

/**
 * Returns the words for classes: their lists, the page and form of one, with functions that write a class's
 * values.
 */
export function useClassesWords() {
  const words = useTexts()
  const language = useLanguage()
  return {
    ...words,
    /** An amount in minor units with its currency. */
    money: (amount: number, currency: string) => moneyIn(language, amount, currency),
    /** A fee, in words where there is none. */
    feeText: ({ fee, currency }: { fee: number; currency: string }) =>
      fee === 0 ? words.training.free : moneyIn(language, fee, currency),
    /** A session in the local time of its place. */
    sessionText: (session: { startsOnWall: string; endsOnWall: string }) =>
      wallTimesIn(language, session.startsOnWall, session.endsOnWall),
    timeZone: (name: string) => timeZoneIn(language, name),
  }
}
