import { cookieIn, cookieName, setCookie } from '#platform/cookies.schema'

export const themes = ['dark', 'light', 'system'] as const
export type Theme = (typeof themes)[number]

/**
 * What is shown until somebody chooses. A browser says that its device asks for light also where nobody ever chose that
 * (Chromium does for no preference at all), so the two cannot be told apart: who reads on such a device is offered its
 * look first in the menu, by one tap, and everybody begins with the same.
 */
export const usualTheme: Theme = 'dark'

/** Returns the theme that the visitor chose; null before that. */
export function themeIn(request: Request, isSecure: boolean): Theme | null {
  const chosen = cookieIn(request.headers.get('cookie'), cookieName('theme', isSecure))
  return themes.find((theme) => theme === chosen) ?? null
}

/** Remembers the theme for a year. The dashboard reads it too, so scripts may see it. */
export function themeCookie(theme: Theme, isSecure: boolean): string {
  const year = 365 * 24 * 60 * 60
  return setCookie(cookieName('theme', isSecure), theme, {
    isSecure,
    seconds: year,
    isForScript: true,
  })
}

/** Messages for the next page, by key: the content of a cookie is never shown itself. */
const flashKeys = [
  'login',
  'register',
  'logout',
  'closed',
  'share-revoked',
  'sent-before',
  'code-changed',
  'original-confirmed',
  'class-enrolled',
  'class-selected',
  'class-left',
  'class-removed',
  'linked',
  'unlinked',
  'link-first',
  'not-admin',
  'not-moderator',
  'password-changed',
  'email-confirmed',
  'confirmation-sent',
  'saved',
  'session-ended',
  'sessions-ended',
  'second-factor-off',
  'passkey-added',
  'passkey-removed',
  'connected',
  'disconnected',
] as const
export type Flash = (typeof flashKeys)[number]

export function flashIn(request: Request, isSecure: boolean): Flash | null {
  const key = cookieIn(request.headers.get('cookie'), cookieName('flash', isSecure))
  return flashKeys.find((known) => known === key) ?? null
}

/**
 * Returns the cookie of a message that the next page shows; the dashboard reads and sets it too, so scripts
 * may see it.
 */
export function flashCookie(flash: Flash, isSecure: boolean): string {
  return keptFlash(flash, 60, isSecure)
}

export function droppedFlash(isSecure: boolean): string {
  return keptFlash('', 0, isSecure)
}

function keptFlash(flash: string, seconds: number, isSecure: boolean): string {
  return setCookie(cookieName('flash', isSecure), flash, { isSecure, seconds, isForScript: true })
}

/**
 * Holds an opened file: for this site only, never for scripts, until the browser is closed. It has no
 * Max-Age, because the server alone decides when a viewing is over: a browser that had dropped the token by
 * then could not be told that its file is closed.
 */
export function viewingCookie(name: string, token: string, isSecure: boolean): string {
  return setCookie(name, token, { isSecure })
}

export function droppedViewingCookie(name: string, isSecure: boolean): string {
  return setCookie(name, '', { isSecure, seconds: 0 })
}
