import type { OwnClass } from '#modules/training/schema'
import { feeText } from '../training/words.ts'

/** Why a selected class has no seat yet, and what to do about it. */
export function standingOf(of: OwnClass): string {
  const { waitingPlace, isCovered } = of.enrolment
  if (of.state !== 'open' && of.state !== 'full')
    return 'This class has begun without a seat for you. What you paid stays yours, as credit.'
  const place = `You are number ${waitingPlace} on the waiting list.`
  if (!isCovered)
    return `${place} Pay the fee of ${feeText(of)} at the agency: it has to be covered before you get a seat.`
  return `The seats are all taken. ${place} Your seat comes when one is free, and we tell you here.`
}
