import { type RefusalTable, refusing } from '#platform/errors'

/** Refusals about staff's notes on a record. */
export const noteRefusals = {
  'note.not_a_colleague': {
    kind: 'invalid',
    sentence: 'Somebody you mention cannot see this record. Choose somebody from the list.',
  },
} as const satisfies RefusalTable

const known = refusing(noteRefusals)

export const refuseUnless: typeof known.refuseUnless = known.refuseUnless
