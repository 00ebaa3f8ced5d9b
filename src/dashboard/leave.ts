import { isSigningIn, isSigningOut } from './confirm/signed-out.ts'
import { keepSiteCookie, languageNow } from './look/language.ts'
import { showToast } from './ui/toasts.ts'
import { hasUnsavedInput } from './ui/unsaved-input.ts'
import { shellWordsNow } from './words/index.ts'

/** Leaves for the sign-in page, which returns here; never while input is unsaved. */
export function leaveToSignIn(): void {
  // Somebody is signing in on this page already, or signing out.
  if (isSigningIn() || isSigningOut()) return
  if (hasUnsavedInput()) {
    const { stillHere } = shellWordsNow()
    showToast({
      language: languageNow(),
      tone: 'problem',
      lasts: null,
      title: stillHere.title,
      message: stillHere.text,
    })
    return
  }
  window.location.assign(signInAddress())
}

/** Returns the sign-in page that returns to the browser's current address. */
export function signInAddress(): string {
  const { pathname, search } = window.location
  return `/login?return=${encodeURIComponent(pathname + search)}`
}

/** Leaves for the home page, which reads the reason from the cookie. */
export function leaveForHome(flash: 'not-admin' | 'not-moderator' | 'logout'): void {
  keepSiteCookie('flash', flash, 10)
  window.location.assign('/')
}

/** Leaves for the page to turn on a second factor, once the organisation requires it of its staff. */
export function leaveToSecondFactor(): void {
  if (!hasUnsavedInput()) window.location.assign('/account/second-factor')
}

/** Reloads the page, unless something that was entered would be lost. */
export function reloadUnlessUnsaved(): void {
  if (!hasUnsavedInput()) window.location.reload()
}
