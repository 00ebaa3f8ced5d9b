import { defectSentence, httpStatusOf, type Refusal } from '#platform/errors'
import type { TextAnswer } from './mount.ts'

const problem = { 'content-type': 'application/problem+json' }
const defect = { type: 'about:blank', title: defectSentence, status: 500, code: 'internal' }

/** Returns a refusal as problem details (RFC 9457), null as those of a defect; `code` is its permanent name. */
export function problemOf(refusal: Refusal | null): TextAnswer {
  if (!refusal) return { status: 500, body: JSON.stringify(defect), headers: problem }
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
  return {
    status,
    body: JSON.stringify(body),
    headers: {
      ...problem,
      ...(refusal.retryAfter ? { 'retry-after': String(refusal.retryAfter) } : {}),
      ...(refusal.allow.length > 0 ? { allow: refusal.allow.join(', ') } : {}),
      ...(status === 401 ? { 'www-authenticate': 'Bearer realm="candor"' } : {}),
    },
  }
}
