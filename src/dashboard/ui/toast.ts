import { Problem } from '#api/client'
import { leaveToSignIn } from '../leave.ts'
import { partWords } from '../words/en/parts.ts'
import { partWordsNow } from '../words/parts.ts'
import { saidNow } from '../words/said.tsx'
import { showToast } from './toasts.ts'

/**
 * A short word that something is done; 1 second, as the texts of the product ask. The newest of
 * those about the same stands alone.
 */
export function doneToast(message: string, about?: string): void {
  showToast({ message, tone: 'done', lasts: 1000, ...(about === undefined ? {} : { about }) })
}

/** A word that something is done and can be undone, long enough to do so. */
export function undoToast(message: string, undo: () => void): void {
  showToast({
    message,
    tone: 'done',
    lasts: 10_000,
    action: { label: partWordsNow().undo, run: undo },
  })
}

/** What to tell somebody about a failure, in English: of the one field that is wrong, what is. */
export function sentenceOf(error: unknown): string {
  if (!(error instanceof Problem)) return partWords.failed
  const [only, another] = error.code === 'request.invalid' ? error.fields : []
  return only && !another ? only.message : error.message
}

/** That a piece of the program did not come, after which the page is as it was before. */
export function lostPartToast(): void {
  const { title, text } = partWordsNow().lost
  showToast({ title, message: text, tone: 'problem', lasts: 12_000 })
}

/** A failure, in words, long enough to be read; a lost session leads to sign-in. */
export function problemToast(error: unknown, message = saidNow(sentenceOf(error))): void {
  if (error instanceof Problem && error.status === 401) leaveToSignIn()
  else showToast({ message, tone: 'problem', lasts: 8000 })
}
