import type { StoredDocument } from '#modules/documents'
import { documentKinds } from '#modules/documents/schema'
import { type Going, officialChecksById } from '#modules/organisation'
import type { ReadContext } from '#platform/context'
import { selectOfRecord } from './comparisons.store.ts'
import type { Withheld } from './schema.ts'

/** Lists the documents of a record that are withheld, with who was asked and when; for its candidate only. */
export async function tellWithheld(
  ctx: Pick<ReadContext, 'tx'>,
  going: Going,
  documents: readonly StoredDocument[],
): Promise<Withheld[]> {
  const first = documents.find(({ withheldAt }) => withheldAt !== null)
  if (!first) return []
  const rows = await selectOfRecord(ctx.tx, first.recordId)
  return documents.flatMap(({ id, kind, withheldAt }) => {
    if (withheldAt === null) return []
    const row = rows.findLast(({ documentId, showed }) => documentId === id && showed === 'other')
    const authority = row && officialChecksById(kind, going).get(row.checkId)?.authority
    return [
      {
        ...{ kind, label: documentKinds[kind].label, since: withheldAt },
        asked: row && authority !== undefined ? { authority, on: row.askedOn } : null,
        isDecided: row?.answer === 'kept',
      },
    ]
  })
}
