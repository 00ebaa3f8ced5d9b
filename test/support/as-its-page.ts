import { type Actor, actAs } from '#platform/context'
import { formTokenField, formTokens, isBound } from '#site'
import type { TestRuntime } from '#test/test-runtime'

/**
 * Returns a form as the page sends it that was shown to the same browser: with the field that says for whose
 * file or account. A form that says it already stays as it is, and so does one in another format.
 */
export async function asItsPage(
  { runtime, accounts }: TestRuntime,
  path: string,
  init: RequestInit,
): Promise<RequestInit> {
  const [action = ''] = path.split('?')
  if (init.method !== 'POST' || !isBound(action)) return init
  const body = init.body ?? new URLSearchParams()
  const isForm = body instanceof URLSearchParams || body instanceof FormData
  if (!isForm || body.has(formTokenField)) return init
  const headers = new Headers(init.headers)
  const nobody: Actor = { kind: 'anonymous' }
  // A session that cannot be read has no page that was shown to it.
  const actor = await accounts.authenticate(headers).catch(() => nobody)
  const shown = formTokens(actAs(runtime, actor), headers)
  const value = await shown.value(action).catch(() => null)
  return value === null ? init : { ...init, body: withField(body, value) }
}

/** First, as in the page. */
function withField(body: URLSearchParams | FormData, value: string): URLSearchParams | FormData {
  if (body instanceof URLSearchParams)
    return new URLSearchParams([[formTokenField, value], ...body])
  const form = new FormData()
  form.set(formTokenField, value)
  for (const [name, each] of body) {
    if (typeof each === 'string') form.append(name, each)
    else form.append(name, each, each.name)
  }
  return form
}
