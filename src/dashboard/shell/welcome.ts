import { keepSiteCookie, siteCookie } from '../look/site-cookie.ts'
import { showToast } from '../ui/toasts.ts'
import { shellWordsNow } from '../words/index.ts'

/** Shows for 2 seconds the message that the sign-in page left in the `flash` cookie, and deletes it. */
export function showWelcome(): void {
  const key = siteCookie('flash')
  if (key === null) return
  keepSiteCookie('flash', '', 0)
  // The previous page's messages, by key; the words are never in the cookie.
  const words: Readonly<Record<string, string>> = shellWordsNow().welcome
  const message = words[key]
  if (message) showToast({ message, tone: 'done', lasts: 2000 })
}
