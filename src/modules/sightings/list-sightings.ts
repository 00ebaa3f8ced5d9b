import { accountNames } from '#modules/accounts'
import { fitText } from '#modules/speech'
import type { ReadContext } from '#platform/context'
import type { Sighting } from './schema.ts'
import { selectSightings } from './sightings.store.ts'

/** Lists the documents of a record that staff saw and keep no scan of, the latest first. */
export async function listSightings(
  ctx: Pick<ReadContext, 'tx'>,
  recordId: string,
): Promise<Sighting[]> {
  return describeSightings(ctx, await selectSightings(ctx.tx, recordId))
}

/** Describes rows, with the names of who saw the documents. */
export async function describeSightings(
  { tx }: Pick<ReadContext, 'tx'>,
  rows: readonly Sighting[],
): Promise<Sighting[]> {
  const names = await accountNames(
    tx,
    rows.map(({ seenBy }) => seenBy),
  )
  return rows.map(({ id, kind, seenOn, seenBy, number }) => ({
    ...{ id, kind, seenOn, number },
    seenBy: fitText('person', names.get(seenBy) ?? ''),
  }))
}
