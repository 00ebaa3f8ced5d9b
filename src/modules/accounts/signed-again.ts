import { createHmac } from 'node:crypto'
import { createAuthMiddleware } from 'better-auth/api'
import { cookieIn } from '#platform/cookies/schema'
import { sameText } from '#platform/crypto'

/**
 * Returns what makes better-auth accept cookies that it signed under a former secret: it knows only one for cookies, so
 * it gets them as if signed under the present one. Null without a former secret.
 * @param keys the present one first
 */
export function signCookiesAgain(
  [present, ...former]: readonly [string, ...string[]],
  names: readonly string[],
) {
  if (former.length === 0) return null
  return createAuthMiddleware(async ({ headers }) => {
    let cookies = headers?.get('cookie') ?? ''
    for (const name of names) {
      const [, text, signature] = /^(.+)\.([^.]{44})$/.exec(cookieIn(cookies, name) ?? '') ?? []
      if (text === undefined || signature === undefined) continue
      if (!former.some((key) => sameText(signature, signatureOf(key, text)))) continue
      const value = encodeURIComponent(`${text}.${signatureOf(present, text)}`)
      // The first of a name counts.
      cookies = `${name}=${value}; ${cookies}`
    }
    return { context: { headers: new Headers({ cookie: cookies }) } }
  })
}

function signatureOf(key: string, text: string): string {
  return createHmac('sha256', key).update(text).digest('base64')
}
