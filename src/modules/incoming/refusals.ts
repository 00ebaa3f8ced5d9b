import { documentRefusals } from '#modules/documents'
import { recordRefusals } from '#modules/records'
import { refusalsOf, refusing } from '#platform/errors'

/** Refusals about photos that candidates send. */
export const incomingRefusals = refusalsOf({
  'incoming.not_found': 'not_found',
  'incoming.changed_meanwhile': 'conflict',
  'incoming.decided_already': 'conflict',
  'incoming.only_seen': 'conflict',
  'incoming.no_photo_of_it': 'invalid',
  'incoming.too_many_pages': 'conflict',
  'incoming.too_many': 'conflict',
  'incoming.day_past': 'invalid',
})

const known = refusing({ ...recordRefusals, ...documentRefusals, ...incomingRefusals })
export const refuseUnless: typeof known.refuseUnless = known.refuseUnless
