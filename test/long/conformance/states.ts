import { randomInt } from 'node:crypto'
import { gunzipSync } from 'node:zlib'
import { z } from 'zod'
import { signList } from '#modules/attestations'
import { attestationLimits } from '#modules/attestations/schema'
import type { CredentialSigner } from '#platform/credentials'
import { type Credential, parse } from './data-model.ts'
import { refuse } from './refused.ts'

const entryForm = z.looseObject({
  type: z.literal('BitstringStatusListEntry'),
  statusPurpose: z.string(),
  statusListIndex: z.string().regex(/^(0|[1-9]\d*)$/),
  statusListCredential: z.url(),
  statusSize: z.literal(1).optional(),
})

/** The one list of this program, in the form of the product's and signed by the same code. */
export function openStates(publicUrl: string, issuer: string, signer: CredentialSigner) {
  const list = `${publicUrl}/status/1`
  const placeOf = new Map<string, number>()
  const ended = new Set<number>()
  const published = () => {
    const now = new Date().toISOString()
    return signList({ list: 1, publicUrl, issuer, places: [...ended], signer, now })
  }
  return {
    published,
    /** The entry of a credential that asks for a state. */
    add: (id: string | undefined) => {
      const place = randomInt(attestationLimits.attestationsPerList)
      if (id !== undefined) placeOf.set(id, place)
      return {
        id: `${list}#${place}`,
        type: 'BitstringStatusListEntry',
        statusPurpose: 'revocation',
        statusListIndex: String(place),
        statusListCredential: list,
      }
    },
    end: (credentialId: string) => {
      const place = placeOf.get(credentialId)
      if (place === undefined) refuse('STATUS_RETRIEVAL_ERROR', `${credentialId} has no state here`)
      ended.add(place)
    },
    /** Refuses a credential that is over, and one whose list would have to be loaded. */
    check: ({ credentialStatus }: Credential) => {
      for (const entry of [credentialStatus ?? []].flat()) {
        if (![entry.type].flat().includes('BitstringStatusListEntry')) continue
        const { statusListIndex, statusListCredential } = parse(entryForm, entry)
        if (statusListCredential !== list)
          refuse('STATUS_RETRIEVAL_ERROR', `${statusListCredential} is not loaded here`)
        if (isSet(published().credentialSubject.encodedList, Number(statusListIndex)))
          refuse('STATUS_VERIFICATION_ERROR', 'It was revoked')
      }
    },
  }
}
export type States = ReturnType<typeof openStates>

/** The state at a place, read as anybody reads it. */
function isSet(encodedList: string, place: number): boolean {
  const bytes = gunzipSync(Buffer.from(encodedList.slice(1), 'base64url'))
  const byte =
    bytes[place >> 3] ?? refuse('STATUS_VERIFICATION_ERROR', `There is no place ${place}`)
  return (byte & (0x80 >> (place & 7))) !== 0
}
