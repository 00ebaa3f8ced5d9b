import { showToast } from './ui/toasts.ts'
import { hasUnsavedInput } from './ui/unsaved-input.ts'

/** To the sign-in page, which comes back here; but never away from input that is not saved. */
export function leaveToSignIn(): void {
  if (hasUnsavedInput()) {
    showToast({
      tone: 'problem',
      lasts: null,
      title: 'You are signed out',
      message: 'Your input is still here. Sign in again in another tab, then come back and go on.',
    })
    return
  }
  const { pathname, search } = window.location
  window.location.assign(`/login?return=${encodeURIComponent(pathname + search)}`)
}

/** To the home page, which tells by the cookie what the matter was. */
export function leaveForHome(flash: 'not-admin' | 'not-moderator'): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in Firefox and Safari
  document.cookie = `flash=${flash}; path=/; max-age=10; samesite=lax`
  window.location.assign('/')
}
