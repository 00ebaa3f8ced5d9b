import { lookupRefusals } from '#modules/lookup'
import { type RefusalTable, refusing } from '#platform/errors'

/** Refusals about shares. */
export const shareRefusals = {
  'share.not_shareable': {
    kind: 'invalid',
    sentence: 'One of these documents cannot be part of this share. Take it out and try again.',
  },
  'share.not_on_file': {
    kind: 'invalid',
    sentence: 'One of these documents is not in your file. Take it out and try again.',
  },
  'share.outside_viewing': {
    kind: 'forbidden',
    sentence: 'You opened only part of your file. Open the whole file to share other documents.',
  },
  'share.too_many': {
    kind: 'conflict',
    sentence: 'This file already has 20 open shares. Stop one that is not needed.',
  },
  'share.not_found': { kind: 'not_found', sentence: 'There is no such share.' },
} as const satisfies RefusalTable

const known = refusing({ ...lookupRefusals, ...shareRefusals })

export const { refusal } = known
export const refuseUnless: typeof known.refuseUnless = known.refuseUnless
