import type { DocumentKind } from '#modules/documents/schema'
import type { CandidateRecord } from '#modules/records/schema'
import { makeShare } from '#modules/shares'
import { newShareSchema } from '#modules/shares/schema'
import type { TestApp } from '#test/test-app'
import { people } from '#test/test-runtime'

/** Shares these documents of the record with an employer. */
export async function shareOf(
  app: TestApp,
  { id: recordId }: CandidateRecord,
  kinds: DocumentKind[],
  days = 30,
): Promise<{ id: string; code: string }> {
  const wanted = newShareSchema.parse({ kinds, purpose: 'employer', label: 'Label canary', days })
  const made = await app
    .as(people.amina)
    .write((ctx) => makeShare(ctx, { recordId, kinds: null }, wanted))
  return { id: made.share.id, code: made.shareCode }
}
