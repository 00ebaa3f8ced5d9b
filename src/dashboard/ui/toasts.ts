import { type Language, languageNow } from '../look/language.ts'
import { makeStore } from './store.ts'

/** A short message over the page. */
export interface Toast {
  id: number
  /** The language of its words; by default the page's. */
  language: Language
  message: string
  tone: 'done' | 'problem'
  /** Its subject: it replaces an earlier toast on the same subject. */
  about?: string
  title?: string
  /** Milliseconds until it disappears; null: until somebody closes it. */
  lasts: number | null
  action?: { label: string; run: () => void }
}

/** More would hide the page; toasts with an undo stay all the same. */
const most = 4
let counter = 0
/** For the place where toasts appear. */
export const shownToasts = makeStore<readonly Toast[]>([])
const put = (next: readonly Toast[]) => shownToasts.set(withinPage(next))

function withinPage(all: readonly Toast[]): readonly Toast[] {
  let tooMany = all.length - most
  return all.filter(({ action }, index) => {
    // The newest is the one that somebody waits for.
    if (tooMany <= 0 || action || index === all.length - 1) return true
    tooMany -= 1
    return false
  })
}

/** Shows a message; removes an equal one or one on the same subject. */
export function showToast(toast: Omit<Toast, 'id' | 'language'> & Partial<Toast>): void {
  counter += 1
  const id = counter
  const isReplaced = ({ message, about }: Toast) =>
    message === toast.message || (about !== undefined && about === toast.about)
  put([
    ...shownToasts.get().filter((shown) => !isReplaced(shown)),
    { language: languageNow(), ...toast, id },
  ])
  if (toast.lasts !== null) setTimeout(() => closeToast(id), toast.lasts)
}

export function closeToast(id: number): void {
  put(shownToasts.get().filter((toast) => toast.id !== id))
}
