import { isSigningIn, isSigningOut } from './confirm/signed-out.ts'
import { languageNow } from './look/language.ts'
import { keepSiteCookie } from './look/site-cookie.ts'
import { showToast } from './ui/toasts.ts'
import { hasUnsavedInput } from './ui/unsaved-input.ts'
import { shellWordsNow } from './words/index.ts'

/** To the sign-in page, which comes back here; but never away from input that is not saved. */
export function leaveToSignIn(): void {
  // Signing in happens over this page already, or somebody is on the way out.
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

/** The sign-in page that comes back to where the browser is now. */
export function signInAddress(): string {
  const { pathname, search } = window.location
  return `/login?return=${encodeURIComponent(pathname + search)}`
}

/** To the home page, which tells by the cookie what the matter was. */
export function leaveForHome(flash: 'not-admin' | 'not-moderator' | 'logout'): void {
  keepSiteCookie('flash', flash, 10)
  window.location.assign('/')
}

/** To where a second factor is turned on, once the organisation asks its staff for one. */
export function leaveToSecondFactor(): void {
  if (!hasUnsavedInput()) window.location.assign('/account/second-factor')
}

/** Begins the page again, unless something that was entered would be lost. */
export function reloadUnlessUnsaved(): void {
  if (!hasUnsavedInput()) window.location.reload()
}
