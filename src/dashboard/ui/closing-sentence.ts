import type { Answer } from '#api/client'
import { dayOf } from './times.ts'

type Announced = NonNullable<Answer<'GET /organisation/closing'>['announced']>

/** The last day, and how many days are left until it is over. */
export function closingSentence({ lastDay, daysLeft }: Announced): string {
  const day = dayOf(lastDay)
  if (daysLeft < 0) return `The last day was ${day}. All files are due for removal now.`
  if (daysLeft === 0) return `Today, ${day}, is the last day.`
  return `The last day is ${day}: ${daysLeft} ${daysLeft === 1 ? 'day' : 'days'} left.`
}

/** How many candidates were told, and who still has to be told by staff. */
export function toldSentence({ candidates, told }: Announced): string {
  const { sent, underWay, byHand, unreachable } = told
  return [
    `Told: ${sent} of ${candidates} candidates.`,
    ...(underWay > 0 ? [`Waiting to be sent: ${underWay}.`] : []),
    ...(byHand > 0 ? [`To be told by you: ${byHand}.`] : []),
    ...(unreachable > 0 ? [`With no telephone or email: ${unreachable}.`] : []),
  ].join(' ')
}
