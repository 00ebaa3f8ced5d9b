import type { DocumentKind } from '#modules/documents/schema'
import { kindsBesidesPhoto } from '#modules/documents/schema'
import { comparisonDaysOf, officialChecksById, readSettings } from '#modules/organisation'
import { dayAfter, dayIn } from '#platform/clock/schema'
import type { ReadContext } from '#platform/context'
import { countOld, type OldBefore, selectOld } from './old-comparisons.store.ts'
import type { OldComparisons } from './schema.ts'

/** How many a page shows; asking again makes room. */
const most = 100

/**
 * Lists documents whose last answer from an authority is called old, the oldest first: at most a hundred, and how many
 * in all. What the authority showed is not included.
 */
export async function oldComparisons(ctx: ReadContext): Promise<OldComparisons> {
  const before = await oldBefore(ctx)
  const rows = await selectOld(ctx.tx, before, most)
  return {
    papers: rows.map(({ nationality, destinationCountry, ...row }) => {
      const kind = row.kind as DocumentKind
      const checks = officialChecksById(kind, { nationality, destinationCountry })
      return { ...row, kind, authority: checks.get(row.checkId)?.authority ?? null }
    }),
    total: await countOld(ctx.tx, before),
  }
}

/** Counts them. */
export async function countOldComparisons(ctx: ReadContext): Promise<number> {
  return countOld(ctx.tx, await oldBefore(ctx))
}

async function oldBefore({ tx, clock }: ReadContext): Promise<OldBefore> {
  const settings = await readSettings(tx)
  const today = dayIn(settings.timeZone, clock.now())
  const dayOf = (kind: string) => dayAfter(today, -comparisonDaysOf(settings, kind))
  return Object.fromEntries(kindsBesidesPhoto.map((kind) => [kind, dayOf(kind)]))
}
