import type { OfficialCheck } from '../official-check.ts'

const reviewedOn = '2026-11-21'
const FROM_THE_SERVICE = 'Rely only on what this service itself answers, on a device of your own.'
/** What an authority of a destination is mostly asked about. */
export const VISA_KINDS = ['work-permit', 'visa-paper', 'visa-approval'] as const

type Row = Omit<OfficialCheck, 'hostConfirmed' | 'reviewedOn' | 'advice'> & { advice?: string }

/** A row whose host no person has opened yet; give it the date instead of false when one has. */
export const row = (entry: Row): OfficialCheck => ({
  advice: FROM_THE_SERVICE,
  ...entry,
  hostConfirmed: false,
  reviewedOn,
})
