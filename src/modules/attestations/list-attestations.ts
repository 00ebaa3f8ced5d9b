import { openMarks } from '#modules/cases'
import { calledWrongSince } from '#modules/cases/schema'
import { shownDocuments } from '#modules/documents'
import type { DocumentKind } from '#modules/documents/schema'
import { getRecord, isPublic } from '#modules/records'
import type { ReadContext } from '#platform/context'
import { selectOfRecord } from './attestations.store.ts'
import { issuerOf } from './keys.ts'
import { mayBeAttested, type RecordAttestations } from './schema.ts'

/** How many a record's page shows; the log has all. */
const mostListed = 20

/** Lists what was attested of a record, and what can be now. Refuses with `record.not_found`. */
export async function attestationsOfRecord(
  ctx: ReadContext,
  recordId: string,
  publicUrl: string,
): Promise<RecordAttestations> {
  const record = await getRecord(ctx, recordId)
  const contests = await openMarks(ctx, recordId)
  const documents = isPublic(record) ? await shownDocuments(ctx, recordId) : []
  const now = ctx.clock.now()
  return {
    isOffered: issuerOf(publicUrl) !== null,
    kinds: documents
      .map(({ kind }) => kind)
      .filter((kind) => mayBeAttested(kind) && calledWrongSince(contests, 'paper', kind) === null),
    made: (await selectOfRecord(ctx.tx, recordId, mostListed)).map((row) => ({
      ...{ id: row.id, kind: row.kind as DocumentKind },
      ...{ madeAt: row.madeAt, validUntil: row.validUntil },
      state: Number(row.ended) === 1 ? 'ended' : row.validUntil <= now ? 'expired' : 'in-force',
    })),
  }
}
