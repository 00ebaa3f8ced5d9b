import type { ReadContext } from '#platform/context'
import { countConcerns, selectConcern, selectConcerns } from './concerns.store.ts'
import { refuseUnless } from './refusals.ts'
import type { Concern, ConcernFilter, ConcernPage } from './schema.ts'

/** Lists a page of reports, newest first, and how many wait for an answer. */
export async function listConcerns(
  { tx }: ReadContext,
  { state, page, pageSize }: ConcernFilter,
): Promise<ConcernPage> {
  const offset = (page - 1) * pageSize
  return {
    concerns: await selectConcerns(tx, { state, offset, limit: pageSize }),
    total: await countConcerns(tx, state),
    open: await countConcerns(tx, 'open'),
    page,
    pageSize,
  }
}

/** Counts the reports that wait for an answer. */
export function countOpenConcerns({ tx }: ReadContext): Promise<number> {
  return countConcerns(tx, 'open')
}

/** Returns one report. Refuses with `concern.not_found`. */
export async function getConcern({ tx }: ReadContext, concernId: string): Promise<Concern> {
  const concern = await selectConcern(tx, concernId)
  refuseUnless(concern, 'concern.not_found')
  return concern
}
