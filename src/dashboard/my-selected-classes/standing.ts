import type { OwnClass } from '#modules/training/schema'
import type { TrainingWords } from '../words/training.ts'

/** Why a selected class has no seat yet, and what to do about it. */
export function standingOf(of: OwnClass, { selected, feeText }: TrainingWords): string {
  const { waitingPlace, isCovered } = of.enrolment
  if (of.state !== 'open' && of.state !== 'full') return selected.begun
  const place = waitingPlace === null ? null : selected.place(waitingPlace)
  const next = isCovered
    ? [selected.taken, place, selected.comes]
    : [place, selected.pay(feeText(of))]
  return next.filter(Boolean).join(' ')
}
