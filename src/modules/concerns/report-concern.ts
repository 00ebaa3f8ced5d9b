import { appendAudit } from '#modules/audit'
import { notify } from '#modules/notifications'
import type { WriteContext } from '#platform/context'
import { insertConcern } from './concerns.store.ts'
import type { Concern, NewCodeRequest, NewConcern } from './schema.ts'

/**
 * Accepts a report from anybody (H10). The log records that there was one, and nothing of its content. The part of an
 * address after `?` or `#` is dropped: it may contain what somebody typed elsewhere.
 */
export async function reportConcern(
  ctx: WriteContext,
  { from, text, page }: NewConcern,
): Promise<{ id: string }> {
  const about = { page: page?.replace(/[?#].*$/, '') ?? null, name: null, number: null }
  return keep(ctx, { kind: 'concern', from, text, ...about })
}

/**
 * Accepts a request for a new access code, which staff answer like a report. Nothing is looked up: the response is the
 * same whether or not a record has the number, and staff find out who it is.
 */
export function requestCode(ctx: WriteContext, request: NewCodeRequest): Promise<{ id: string }> {
  return keep(ctx, { kind: 'code', text: '', page: null, ...request })
}

const actionOf = { concern: 'concern.reported', code: 'access_code.requested' } as const

type Entered = Pick<Concern, 'kind' | 'name' | 'number' | 'from' | 'text' | 'page'>

async function keep(ctx: WriteContext, entered: Entered): Promise<{ id: string }> {
  const id = ctx.ids.uuid()
  const untouched = { state: 'open', note: null, changedBy: null, changedAt: null } as const
  await insertConcern(ctx.tx, { id, ...entered, ...untouched, createdAt: ctx.clock.now() })
  await appendAudit(ctx, actionOf[entered.kind], `concern:${id}`)
  await notify(ctx, { kind: 'concern', concernId: id, to: 'admins' })
  return { id }
}
