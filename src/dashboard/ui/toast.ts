import { Problem } from '#api/client'
import { pageProblems } from '#texts/page-problems'
import { partWordsNow } from '#words/parts'
import { leaveToSignIn } from '../leave.ts'
import { saidNow } from '../words/said.tsx'
import { showToast } from './toasts.ts'

/**
 * Shows a short message that something is done, for 1 second, as the product's texts specify. Only the
 * newest about the same subject stays.
 */
export function doneToast(message: string, about?: string): void {
  showToast({ message, tone: 'done', lasts: 1000, ...(about === undefined ? {} : { about }) })
}

/** Shows that something is done and can be undone, for long enough to do so; it replaces one on the same subject. */
export function undoToast(message: string, undo: () => void, about?: string): void {
  showToast({
    message,
    ...(about === undefined ? {} : { about }),
    tone: 'done',
    lasts: 10_000,
    action: { label: partWordsNow().undo, run: undo },
  })
}

/** Returns what to say about a failure, by its name: if one field is wrong, its problem. */
export function sentenceOf(error: unknown): string {
  if (!(error instanceof Problem)) return pageProblems.failed
  const [only, another] = error.code === 'request.invalid' ? error.fields : []
  return only && !another ? only.message : error.said
}

/** Reports that a part of the program failed to load; the page stays as it was. */
export function lostPartToast(): void {
  const { title, text } = partWordsNow().lost
  showToast({ title, message: text, tone: 'problem', lasts: 12_000 })
}

/** Shows a failure, for long enough to be read; a lost session leads to sign-in. */
export function problemToast(error: unknown, message = saidNow(sentenceOf(error))): void {
  if (error instanceof Problem && error.status === 401) leaveToSignIn()
  else showToast({ message, tone: 'problem', lasts: 8000 })
}
