import { refuseUnless, viewingTokenIn } from '#gate'
import { findViewing } from '#modules/lookup'
import type { Holder } from '#modules/shares'
import type { ReadContext } from '#platform/context'
import type { Edge } from './endpoint.ts'

/** Returns the record of the request's viewing, by its token; refuses with `viewing.ended`. */
export async function holderOf(ctx: ReadContext, { request, publicUrl }: Edge): Promise<Holder> {
  const token = viewingTokenIn(request.headers, publicUrl)
  const viewing = token === null ? null : await findViewing(ctx, token)
  refuseUnless(viewing, 'viewing.ended')
  return viewing
}
