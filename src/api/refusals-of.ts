import type { RefusalCode } from '#gate'
import type { AnyEndpoint } from './endpoint.ts'

/** What an endpoint may refuse with: what follows from its definition, then what its verb adds. */
export function refusalsOf(each: AnyEndpoint): RefusalCode[] {
  const codes = [...ofWhoAsks(each), ...ofWhatIsSent(each), ...(each.refuses ?? []), ...ofParts]
  return [...new Set(codes)]
}

/** What Candor depends on may be away, whatever is asked for. */
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
  // Another website's page is refused before anything else is asked.
  if (method !== 'GET') codes.push('request.foreign_origin')
  if (permission !== 'public') codes.push(...ofSessions)
  if (permission !== 'public' && permission !== 'signed-in') codes.push('session.forbidden')
  if (proofs) codes.push('viewing.ended')
  if (proofs?.includes('account')) codes.push(...ofSessions)
  if (recentSignIn) codes.push('session.confirm_required')
  if (limit) codes.push('request.too_many')
  return codes
}

function ofWhatIsSent(each: AnyEndpoint): RefusalCode[] {
  const { method, params, query, body, accepts, requiresIfMatch, idempotent } = each
  const codes: RefusalCode[] = []
  // An id of the wrong form is the id of nothing.
  if (params) codes.push('route.not_found')
  if (query) codes.push('request.invalid')
  // Whatever is sent along counts, even where nothing is asked for.
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
