import { showToast } from '../ui/toasts.ts'
import { shellWordsNow } from '../words/index.ts'

/** Shows for 2 seconds what the sign-in page left in the `flash` cookie, and drops it. */
export function showWelcome(): void {
  const key = document.cookie.match(/(?:^|;\s*)flash=([\w-]+)/)?.[1]
  if (key === undefined) return
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in Firefox and Safari
  document.cookie = 'flash=; path=/; max-age=0; samesite=lax'
  // What the page before asked to be told, by key; the words are never in the cookie.
  const words: Readonly<Record<string, string>> = shellWordsNow().welcome
  const message = words[key]
  if (message) showToast({ message, tone: 'done', lasts: 2000 })
}
