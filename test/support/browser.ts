import type { TestApp } from '#test/test-app'

interface KeptCookie {
  value: string
  /** When the browser drops it, by the app's clock; never while it is open, if there is no Max-Age. */
  until: number
}

/**
 * Opens a browser for the app: it keeps the cookies that it gets and sends those that have not expired by
 * the app's clock (RFC 6265, 5.3 and 5.4). It follows no redirect. A language is that of
 * a reader who chose it.
 */
export function openBrowser(app: TestApp, language = '') {
  const kept = new Map<string, KeptCookie>()
  if (language !== '') kept.set('language', { value: language, until: Number.POSITIVE_INFINITY })
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
  const post = async (path: string, fields: Record<string, string> = {}): Promise<Response> => {
    const headers = { cookie: cookies(), 'sec-fetch-site': 'same-origin' }
    const body = new URLSearchParams(fields)
    return keep(await app.request(path, { method: 'POST', headers, body }))
  }
  const text = async (path: string): Promise<string> => (await get(path)).text()
  return { get, post, text, cookies }
}

/** Opens a browser with a file open in it, by a number of the record and a code. */
export async function browserOf(app: TestApp, number: string, code: string, language?: string) {
  const browser = openBrowser(app, language)
  await browser.post('/check', { number, code })
  return browser
}
