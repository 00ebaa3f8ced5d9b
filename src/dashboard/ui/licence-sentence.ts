import type { Answer } from '#api/client'
import type { RegisterAnswer } from '#modules/organisation/schema'
import { dayOf } from './times.ts'

type Licence = Answer<'GET /organisation/licence'>

/** What the register may have shown, as staff choose it. */
export const answerLabels: Record<RegisterAnswer, string> = {
  valid: 'Valid',
  expired: 'Expired',
  suspended: 'Suspended or cancelled',
  not_found: 'Not in the register',
}

/** Until when new records can be entered, or why they cannot, and what to do. */
export function licenceSentence({ reason, on, lastDay, isStopped }: Licence['standing']): string {
  const day = on === null ? '' : dayOf(on)
  if (!isStopped) {
    if (lastDay === null) return 'Nobody has noted a look-up yet.'
    const last = `New records can be entered until ${dayOf(lastDay)}.`
    if (reason === 'never') return `Nobody has noted a look-up yet. ${last}`
    return reason === 'ran_out'
      ? `By the register, the licence runs until ${day}. ${last}`
      : `The last look-up counts for 90 days. ${last}`
  }
  return `${stopped[reason](day)} The public sees this at the top of every page. Files that exist stay open.`
}

const stopped: Record<Licence['standing']['reason'], (day: string) => string> = {
  expired: (day) => `On ${day} the register showed the licence as expired.`,
  suspended: (day) => `On ${day} the register showed the licence as suspended.`,
  not_found: (day) => `On ${day} the licence was not in the register.`,
  ran_out: (day) => `By the register, the licence ran until ${day}.`,
  unchecked: (day) => `The last look-up was on ${day}, more than 90 days ago.`,
  never: () => 'Nobody noted a look-up within the first 90 days.',
}

/** One look-up of the history in words. */
export function lookUpSentence({ answer, validUntil }: Licence['lookUps'][number]): string {
  const until = validUntil === null ? '' : `, until ${dayOf(validUntil)}`
  return answerLabels[answer] + until
}
