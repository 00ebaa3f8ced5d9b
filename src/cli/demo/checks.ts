import { issueAttestation, issuerOf } from '#modules/attestations'
import { mayBeAttested, newAttestationSchema } from '#modules/attestations/schema'
import { answerCase, bringCase } from '#modules/desk'
import { shownDocuments } from '#modules/documents'
import { keepFileReceipt } from '#modules/receipts'
import { type ActionContext, actOnBehalf } from '#platform/context'
import type { Key } from './enter-candidate.ts'

/** What it left, for people to try. */
interface Left {
  /** The number of the receipt; null where no candidate has a document. */
  receipt: string | null
  /** Whether there is an attestation: only a site on https makes one. */
  isAttested: boolean
}

/**
 * Leaves what candidates and strangers would: the first document of one candidate was compared at `/verify`
 * and attested, the second candidate was told why an address stays, and the third waits for an answer.
 */
export async function leaveChecks(admin: ActionContext, keys: readonly Key[]): Promise<Left> {
  const [first, second, third] = keys.map(({ recordId }) => ({ recordId, kinds: null }))
  // Neither the candidate nor the person who was given a document has signed in.
  const anybody = actOnBehalf(admin, { kind: 'anonymous' }, {})
  if (second) {
    const { id } = await anybody.write((ctx) => bringCase(ctx, second, wrongAddress))
    await admin.write((ctx) => answerCase(ctx, id, answer))
  }
  if (third) await anybody.write((ctx) => bringCase(ctx, third, wrongAddress))
  const shown = first ? await admin.read((ctx) => shownDocuments(ctx, first.recordId)) : []
  const document = shown.find(({ kind }) => mayBeAttested(kind))
  if (!first || !document) return { receipt: null, isAttested: false }
  const { number } = await anybody.write((ctx) => keepFileReceipt(ctx, document.sha256))
  const { url } = admin.config
  const isAttested = issuerOf(url) !== null
  const wanted = newAttestationSchema.parse({ kind: document.kind, withName: true })
  if (isAttested) await anybody.write((ctx) => issueAttestation(ctx, first, wanted, url))
  return { receipt: number, isAttested }
}

const wrongAddress = {
  ...{ kind: 'mistake' as const, part: 'detail:address' },
  said: {
    proposed: '13 Example Lane, Sampletown (invented)',
    note: 'We moved in June. This candidate is invented.',
  },
}

const answer = {
  ...{ kind: 'mistake' as const, result: 'declined' },
  text: 'The document that you brought names the address on file. Bring the new one. This answer is invented.',
}
