import type { RefusalCode } from '#gate'
import type { AnyEndpoint } from './endpoint.ts'

/** Returns what an endpoint may refuse with: what follows from its definition, then the refusals of its verb. */
export function refusalsOf(each: AnyEndpoint): RefusalCode[] {
  const codes = [...ofWhoAsks(each), ...ofWhatIsSent(each), ...(each.refuses ?? []), ...ofParts]
  return [...new Set(codes)]
}

/** What Candor depends on may be unavailable, whatever is asked for. */
const ofParts: readonly RefusalCode[] = [
  'service.database_unavailable',
  'service.storage_unavailable',
  'service.busy',
  'service.no_room',
  'service.outcome_unknown',
]

const ofSessions: readonly RefusalCode[] = [
  'session.required',
  'session.other_person',
  'session.second_factor_owed',
]

function ofWhoAsks({
  method,
  permission,
  proofs,
  recentSignIn,
  limit,
}: AnyEndpoint): RefusalCode[] {
  const codes: RefusalCode[] = []
  // Requests from another website's page are refused before any other check.
  if (method !== 'GET') codes.push('request.foreign_origin')
  if (permission !== 'public') codes.push(...ofSessions)
  if (permission !== 'public' && permission !== 'signed-in') codes.push('session.forbidden')
  if (proofs) codes.push('viewing.ended')
  if (proofs?.includes('account')) codes.push(...ofSessions)
  if (recentSignIn) codes.push('session.confirm_required', 'api_key.scope_missing')
  if (limit) codes.push('request.too_many')
  return codes
}

function ofWhatIsSent(each: AnyEndpoint): RefusalCode[] {
  const { method, params, query, body, accepts, requiresIfMatch, idempotent } = each
  const codes: RefusalCode[] = []
  // An id of the wrong form is the id of nothing.
  if (params) codes.push('route.not_found')
  if (query) codes.push('request.invalid')
  // Every body counts, even where none is expected.
  if (method !== 'GET') codes.push('request.too_large')
  if (body) codes.push('request.invalid', 'request.unreadable')
  if (accepts === 'file') codes.push('document.empty')
  if (typeof accepts === 'object') codes.push('request.invalid')
  if (accepts) codes.push('request.unreadable')
  if (accepts && accepts !== 'large-file') codes.push('document.too_large')
  if (requiresIfMatch) codes.push('request.precondition_required')
  if (idempotent) codes.push('request.key_unreadable', 'request.key_reused')
  return codes
}
