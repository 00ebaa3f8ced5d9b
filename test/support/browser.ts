import type { TestProvider } from '#test/oidc-provider'
import type { TestApp } from '#test/test-app'

interface KeptCookie {
  value: string
  /** When the browser drops it, by the app's clock; never while it is open, if there is no Max-Age. */
  until: number
}

/**
 * Opens a browser for the app: it keeps the cookies that it gets and sends those that have not expired by
 * the app's clock (RFC 6265, 5.3 and 5.4). It follows no redirect. A language is that of
 * a reader who chose it; it begins with the cookies of a header.
 */
export function openBrowser(app: TestApp, language = '', header = '') {
  const kept = new Map<string, KeptCookie>()
  for (const pair of [language && `language=${language}`, ...header.split('; ')].filter(Boolean)) {
    const [, name = '', value = ''] = /^([^=]+)=(.*)/.exec(pair) ?? []
    kept.set(name, { value, until: Number.POSITIVE_INFINITY })
  }
  const now = () => Date.parse(app.clock.now())
  /** Returns the cookies that it sends now, as the header. */
  const cookies = (): string =>
    [...kept]
      .filter(([, { until }]) => until > now())
      .map(([name, { value }]) => `${name}=${value}`)
      .join('; ')
  const keep = (answer: Response): Response => {
    for (const line of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
      const [, seconds] = /; Max-Age=(\d+)/i.exec(line) ?? []
      const until =
        seconds === undefined ? Number.POSITIVE_INFINITY : now() + Number(seconds) * 1000
      kept.set(name, { value, until })
    }
    return answer
  }
  const get = async (path: string): Promise<Response> =>
    keep(await app.request(path, { headers: { cookie: cookies() } }))
  const post = async (
    path: string,
    fields: Record<string, string> | FormData = {},
  ): Promise<Response> => {
    const headers = { cookie: cookies(), 'sec-fetch-site': 'same-origin' }
    const body = fields instanceof FormData ? fields : new URLSearchParams(fields)
    return keep(await app.request(path, { method: 'POST', headers, body }))
  }
  const text = async (path: string): Promise<string> => (await get(path)).text()
  return { get, post, text, cookies }
}
export type Browser = ReturnType<typeof openBrowser>

/** Opens a browser with a file open in it, by a number of the record and a code. */
export async function browserOf(app: TestApp, number: string, code: string, language?: string) {
  const browser = openBrowser(app, language)
  await browser.post('/check', { number, code })
  return browser
}

/** Opens a browser with the file of a record open in it, by a new code. */
export async function fileOf(
  app: TestApp,
  { id, passportNumber }: { id: string; passportNumber: string },
  language?: string,
) {
  return browserOf(app, passportNumber, await app.code(id), language)
}

/** Opens a browser in which somebody is signed in. */
export async function signedInBrowser(app: TestApp, email: string, language?: string) {
  return openBrowser(app, language, await app.signIn(email))
}

/** Goes to the provider to which an answer leads, and comes back from there. */
export async function throughProvider(browser: Browser, provider: TestProvider, left: Response) {
  const back = await provider.visit(left.headers.get('location') ?? '')
  return browser.get(back.pathname + back.search)
}
