import { call } from '#api/client'
import { sentence } from '#messages/isolated'
import { documentKinds } from '#modules/documents/schema'
import type { DueRow, Outcome, What } from '#modules/retention/schema'
import { freshen } from '../query-client.ts'
import { freshenRecords } from '../record-actions.ts'
import { ask } from '../ui/ask.ts'
import { doneToast, problemToast } from '../ui/toast.ts'

/** What a row of the list would remove. */
export function whatLabel(what: What): string {
  return what === 'record' ? 'The whole record' : documentKinds[what].label
}

const cannotUndo = "You won't be able to revert this!"
const stays =
  'What stays: that it was done, by whom and when, without any personal data, in the audit log; and copies in backups that were made before.'

/** Asks, then removes for good, and says what became of each. */
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
  // The row is gone and its button with it; who uses the keyboard goes on from the page.
  document.getElementById('page')?.focus()
}

function questionOf(rows: readonly DueRow[]) {
  const [first] = rows
  if (rows.length !== 1 || !first) {
    const records = rows.filter(({ what }) => what === 'record').length
    const papers = rows.length - records
    const text = `${cannotUndo} ${counted(records, 'whole record')} and ${counted(papers, 'kind')} of paper, each with every version, are removed for good. ${stays}`
    return { title: `Remove all ${rows.length}?`, text, yes: `Yes, remove ${rows.length}` }
  }
  const text =
    first.what === 'record'
      ? sentence`${cannotUndo} The details of ${first.name}, every version of the documents, the access code and the shares are removed for good. ${stays}`
      : sentence`${cannotUndo} Every version of this paper of ${first.name} is removed for good: ${whatLabel(first.what)}. ${stays}`
  return { title: 'Are you sure?', text, yes: 'Yes, remove it!' }
}

function counted(count: number, one: string): string {
  return `${count} ${one}${count === 1 ? '' : 's'}`
}

function resultOf(outcomes: readonly Outcome[]): string {
  const count = (wanted: Outcome) => outcomes.filter((outcome) => outcome === wanted).length
  const [removed, held, late] = [count('removed'), count('held'), count('not-due')]
  const parts = [
    removed > 0 && `Removed: ${removed}.`,
    held > 0 && `Held back: ${held}.`,
    late > 0 && `Changed meanwhile, so not due any more: ${late}.`,
  ]
  return parts.filter(Boolean).join(' ')
}
