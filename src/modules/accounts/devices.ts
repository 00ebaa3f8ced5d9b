import type { ReadContext } from '#platform/context'
import { cookieIn, cookieName, setCookie } from '#platform/cookies.schema'
import { newToken, type Secrets } from '#platform/crypto'
import { type PasswordHolder, staffHolders } from './credentials.store.ts'
import { unknownDevice } from './schema.ts'

/** The account: the pass is bound to its password, and ends with it. */
type Holder = Pick<PasswordHolder, 'id' | 'passwordHash'>

interface Browser {
  url: string
  secrets: Secrets
  /** Headers of the browser's request; left out for other clients. */
  headers: Headers | undefined
}

const year = 365 * 24 * 60 * 60
/** A family or an office may share a browser: it is remembered for this many accounts, the last ones. */
const mostAccounts = 5

/**
 * Returns the id under which this browser has signed in to the account since the password was last set; null when it
 * has not. It proves only that, and replaces neither a password nor a code.
 */
export function knownDevice(browser: Browser, holder: Holder): string | null {
  for (const pass of passesOf(browser)) {
    const [id = '', hmac = ''] = pass.split('.')
    if (browser.secrets.isHmac('device', textOf(holder, id), hmac)) return id
  }
  return null
}

/** Returns the `Set-Cookie` that remembers the browser for a year, together with its other accounts. */
export function deviceCookie(browser: Browser, holder: Holder): string {
  const id = knownDevice(browser, holder) ?? newToken()
  const own = `${id}.${browser.secrets.hmac('device', textOf(holder, id))}`
  const others = passesOf(browser).filter((pass) => !pass.startsWith(`${id}.`))
  const value = [own, ...others].slice(0, mostAccounts).join('~')
  const kept = { isSecure: isSecure(browser), seconds: year }
  return setCookie(cookieName('device', kept.isSecure), value, kept)
}

function passesOf(browser: Browser): string[] {
  const cookies = browser.headers?.get('cookie') ?? null
  const value = cookieIn(cookies, cookieName('device', isSecure(browser))) ?? ''
  const passes = value.split('~').filter((pass) => /^[\w-]{43}\.[\w-]{43}$/.test(pass))
  return passes.slice(0, mostAccounts)
}

function textOf({ id, passwordHash }: Holder, device: string): string {
  return `${id} ${passwordHash ?? ''} ${device}`
}

const isSecure = ({ url }: Browser) => url.startsWith('https://')

/**
 * The browsers and systems that people distinguish; the first match counts. Edge calls itself Chrome, Chrome calls
 * itself Safari.
 */
const browsers: [RegExp, string][] = [
  [/Edg(e|A|iOS)?\//, 'Edge'],
  [/OPR\/|Opera/, 'Opera'],
  [/SamsungBrowser\//, 'Samsung Internet'],
  [/Firefox\/|FxiOS\//, 'Firefox'],
  [/Chrome\/|CriOS\/|Chromium\//, 'Chrome'],
  [/Safari\//, 'Safari'],
]
const systems: [RegExp, string][] = [
  [/iPhone|iPad/, 'iPhone or iPad'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/CrOS/, 'ChromeOS'],
  [/Mac OS X|Macintosh/, 'Mac'],
  [/Linux/, 'Linux'],
]

/**
 * Describes a browser by its header, in a few words: "Firefox on Android". Enough to recognise one's own devices;
 * versions and the rest of the header are not stored.
 */
export function deviceOf(userAgent: string | null): string {
  const of = (table: [RegExp, string][]) =>
    table.find(([pattern]) => pattern.test(userAgent ?? ''))?.[1]
  const [browser, system] = [of(browsers), of(systems)]
  if (browser && system) return `${browser} on ${system}`
  return browser ?? system ?? unknownDevice
}

/**
 * Returns the staff accounts that have signed in with this browser, as far as its cookie shows: the last five, each
 * since its password was last set. A browser whose cookies are cleared counts as a new one.
 */
export async function accountsOfBrowser(
  { tx, secrets }: Pick<ReadContext, 'tx' | 'secrets'>,
  { headers, url }: { headers: Headers; url: string },
): Promise<string[]> {
  const browser = { headers, url, secrets }
  if (headers.get('cookie') === null) return []
  const holders = await staffHolders(tx)
  return holders.filter((holder) => knownDevice(browser, holder) !== null).map(({ id }) => id)
}

/** Returns the name of the session cookie. */
export function sessionCookieName(url: string): string {
  return cookieName('session', url.startsWith('https://'))
}

/** Returns the name of the cookie between a passkey's question and its answer. */
export function passkeyCookieName(url: string): string {
  return cookieName('passkey', url.startsWith('https://'))
}

/** Tells whether a request has a session cookie at all, genuine or not. */
export function bringsSession(headers: Headers, name: string): boolean {
  return (headers.get('cookie') ?? '').split(/; */).some((pair) => pair.startsWith(`${name}=`))
}

/** Keeps, of the cookies that better-auth sets, the one that we use. */
export function onlyCookie(headers: Headers, name: string): Headers {
  const kept = new Headers()
  for (const cookie of headers.getSetCookie())
    if (cookie.startsWith(`${name}=`)) kept.append('set-cookie', cookie)
  return kept
}
