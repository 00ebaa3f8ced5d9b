import type { Answer } from '#api/client'
import type { RegisterAnswer } from '#modules/organisation/schema'
import { usePartWords } from '../words/parts.ts'
import { dayOf, useTimes } from './times.ts'

type Licence = Answer<'GET /organisation/licence'>

/** What the register may have shown, as staff choose it. */
export const answerLabels: Record<RegisterAnswer, string> = {
  valid: 'Valid',
  expired: 'Expired',
  suspended: 'Suspended or cancelled',
  not_found: 'Not in the register',
}

/** Says until when new records can be entered, or why they cannot, and what to do, as the page does. */
export function useLicenceSentence() {
  const { licence: words } = usePartWords()
  const { dayOf } = useTimes()
  return ({ reason, on, lastDay, isStopped }: Licence['standing']): string => {
    const day = on === null ? '' : dayOf(on)
    if (isStopped) return `${words.why[reason](day)} ${words.seen}`
    if (lastDay === null) return words.notNoted
    const last = words.until(dayOf(lastDay))
    if (reason === 'never') return `${words.notNoted} ${last}`
    return `${reason === 'ran_out' ? words.runsUntil(day) : words.counts} ${last}`
  }
}

/** One look-up of the history in words. */
export function lookUpSentence({ answer, validUntil }: Licence['lookUps'][number]): string {
  const until = validUntil === null ? '' : `, until ${dayOf(validUntil)}`
  return answerLabels[answer] + until
}
