import { checkTexts } from '../check-texts.schema.ts'
import type { OfficialCheck } from '../official-check.ts'

const reviewedOn = '2026-11-21'
/** The usual kinds for an authority of a destination. */
export const VISA_KINDS = ['work-permit', 'visa-paper', 'visa-approval'] as const

type Row = Omit<OfficialCheck, 'hostConfirmed' | 'reviewedOn' | 'advice'> & { advice?: string }

/** Makes a row whose host no person has opened yet; replace false by the date when one has. */
export const row = (entry: Row): OfficialCheck => ({
  advice: checkTexts.ownDevice,
  ...entry,
  hostConfirmed: false,
  reviewedOn,
})
