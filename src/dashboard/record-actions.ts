import { call, Problem } from '#api/client'
import type { CandidateRecord } from '#modules/records/schema'
import { actionWordsNow } from '#words/actions'
import { freshen } from './query-client.ts'
import { ask } from './ui/ask.ts'
import type { PublicText } from './ui/said-in-text.tsx'
import { doneToast, problemToast, sentenceOf, undoToast } from './ui/toast.ts'
import { timeToUndo } from './ui/trash-days.ts'
import { saidNow } from './words/said.tsx'

/** What an action needs to know of a record: which one, and the version that the person saw. */
export type Seen = Pick<CandidateRecord, 'id' | 'version' | 'name'>

const target = ({ id, version }: Seen) => ({ params: { id }, version })

/** Refreshes what a change of records makes stale. */
export const freshenRecords = () => freshen('records', 'counts')

const act = async (work: () => Promise<unknown>, done: string | null): Promise<boolean> => {
  try {
    await work()
    if (done) doneToast(done)
    return true
  } catch (error) {
    problemToast(error, refusalOf(error))
    return false
  } finally {
    await freshenRecords()
  }
}

type Done = 'approved' | 'hidden' | 'visible' | 'restored' | 'returned' | 'withdrawn'
const change = (verb: 'approve' | 'hide' | 'unhide' | 'restore', done: Done) => (record: Seen) =>
  act(() => call(`POST /records/{id}/${verb}`, target(record)), actionWordsNow()[done](record.name))
const changeFor = (verb: 'return' | 'withdraw', done: Done) => (record: Seen, reason: PublicText) =>
  act(
    () => call(`POST /records/{id}/${verb}`, { ...target(record), body: { reason } }),
    actionWordsNow()[done](record.name),
  )

/**
 * The state changes of a record. Each reports what it did or why not, refreshes every list, and resolves to
 * whether it was done.
 */
export const recordActions = {
  approve: change('approve', 'approved'),
  sendBack: changeFor('return', 'returned'),
  withdraw: changeFor('withdraw', 'withdrawn'),
  hide: change('hide', 'hidden'),
  unhide: change('unhide', 'visible'),
  restore: change('restore', 'restored'),
  remove: async (record: Seen) => {
    if (!(await mayDelete(record.name))) return false
    return act(async () => {
      const deleted = await call('DELETE /records/{id}', target(record))
      const undo = () => act(() => call('POST /records/{id}/restore', target(deleted)), null)
      undoToast(actionWordsNow().deleted(record.name), () => void undo())
    }, null)
  },
}

/** Nothing to compare here: the refreshed lists show what changed in between. */
export function refusalOf(error: unknown): string {
  if (error instanceof Problem && error.code === 'record.changed_meanwhile')
    return actionWordsNow().changedMeanwhile
  return saidNow(sentenceOf(error))
}

/** Asks before a record goes to the trash. */
export async function mayDelete(what: string): Promise<boolean> {
  const { title, text, yes, ...words } = actionWordsNow().mayDelete
  return ask({ title, text: text(what, await timeToUndo(words)), yes, isGrave: true })
}
