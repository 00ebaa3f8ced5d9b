import { call } from '#api/client'
import { kindLabel } from '#modules/documents/schema'
import type { DueRow, Outcome, What } from '#modules/retention/schema'
import { type Language, languageNow } from '../../look/language.ts'
import { freshen } from '../../query-client.ts'
import { freshenRecords } from '../../record-actions.ts'
import { ask } from '../../ui/ask.ts'
import { doneToast, problemToast } from '../../ui/toast.ts'
import { removalsWordsNow } from '../../words/removals.ts'

/** Returns what a row of the list would remove. */
export function whatLabel(what: What, language: Language, wholeRecord: string): string {
  return what === 'record' ? wholeRecord : kindLabel(what, language)
}

/** Asks, then removes permanently, and reports the outcome of each. */
export async function removeRows(rows: readonly DueRow[]): Promise<void> {
  if (!(await ask({ ...questionOf(rows), isGrave: true }))) return
  const removals = rows.map(({ recordId, what, since }) => ({ recordId, what, since }))
  try {
    const { outcomes } = await call('POST /due-removals/remove', { body: { removals } })
    doneToast(resultOf(outcomes))
  } catch (error) {
    problemToast(error)
  }
  await Promise.all([freshen('due-removals'), freshenRecords()])
  // The row is gone and its button with it; keyboard users continue at the page.
  document.getElementById('page')?.focus()
}

function questionOf(rows: readonly DueRow[]) {
  const { ask: words, record } = removalsWordsNow()
  const [first] = rows
  if (rows.length !== 1 || !first) {
    const records = rows.filter(({ what }) => what === 'record').length
    const text = words.many(records, rows.length - records)
    return { title: words.all(rows.length), text, yes: words.yesAll(rows.length) }
  }
  const { name, what } = first
  const text =
    what === 'record'
      ? words.record(name)
      : words.document(name, whatLabel(what, languageNow(), record))
  return { title: words.one, text, yes: words.yesOne }
}

function resultOf(outcomes: readonly Outcome[]): string {
  const { done } = removalsWordsNow()
  return (['removed', 'held', 'not-due'] as const)
    .map((wanted) => ({ wanted, count: outcomes.filter((each) => each === wanted).length }))
    .filter(({ count }) => count > 0)
    .map(({ wanted, count }) => done[wanted](count))
    .join(' ')
}
