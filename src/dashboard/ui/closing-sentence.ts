import type { Answer } from '#api/client'
import { usePartWords } from '#words/parts'
import { useTimes } from './times.ts'

type Announced = NonNullable<Answer<'GET /organisation/closing'>['announced']>

/** Returns the sentences about the closing. */
export function useClosingSentences() {
  const { closing: words } = usePartWords()
  const { dayOf } = useTimes()
  return {
    /** The last day, and how many days are left until then. */
    lastDay: ({ lastDay, daysLeft }: Announced): string => {
      const day = dayOf(lastDay)
      if (daysLeft < 0) return words.over(day)
      return daysLeft === 0 ? words.today(day) : words.left(day, daysLeft)
    },
    /** How many candidates were told, and how many still have to be told by staff. */
    told: ({ candidates, told }: Announced): string => {
      const { sent, underWay, byHand, unreachable } = told
      return [
        words.told(sent, candidates),
        ...(underWay > 0 ? [words.underWay(underWay)] : []),
        ...(byHand > 0 ? [words.byHand(byHand)] : []),
        ...(unreachable > 0 ? [words.unreachable(unreachable)] : []),
      ].join(' ')
    },
  }
}
