import { httpStatusOf, type Refusal } from '#platform/errors'

/** Returns a refusal as problem details (RFC 9457); `code` is its permanent name. */
export function problemOf(refusal: Refusal): Response {
  const status = httpStatusOf[refusal.kind]
  const body = {
    type: `/api/v1/docs/refusals#${refusal.code}`,
    title: refusal.message,
    status,
    code: refusal.code,
    ...(refusal.detail === undefined ? {} : { detail: refusal.detail }),
    ...(refusal.reason === undefined ? {} : { reason: refusal.reason }),
    ...(refusal.fields.length > 0 ? { fields: refusal.fields } : {}),
    ...refusal.extra,
  }
  return new Response(JSON.stringify(body), {
    status,
    headers: {
      'content-type': 'application/problem+json',
      ...(refusal.retryAfter ? { 'retry-after': String(refusal.retryAfter) } : {}),
      ...(refusal.allow.length > 0 ? { allow: refusal.allow.join(', ') } : {}),
      ...(status === 401 ? { 'www-authenticate': 'Bearer realm="candor"' } : {}),
    },
  })
}
