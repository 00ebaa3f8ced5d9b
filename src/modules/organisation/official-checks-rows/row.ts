import { checkTexts } from '../check-texts/schema.ts'
import type { OfficialCheck } from '../official-check.ts'

const reviewedOn = '2026-11-21'
/** What an authority of a destination is mostly asked about. */
export const VISA_KINDS = ['work-permit', 'visa-paper', 'visa-approval'] as const

type Row = Omit<OfficialCheck, 'hostConfirmed' | 'reviewedOn' | 'advice'> & { advice?: string }

/** A row whose host no person has opened yet; give it the date instead of false when one has. */
export const row = (entry: Row): OfficialCheck => ({
  advice: checkTexts.ownDevice,
  ...entry,
  hostConfirmed: false,
  reviewedOn,
})
