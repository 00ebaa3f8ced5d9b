import { cookieIn, cookieName, setCookie } from '#platform/cookies/schema'
import { newToken, type Secrets } from '#platform/crypto'
import type { PasswordHolder } from './passwords/passwords.store.ts'

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
