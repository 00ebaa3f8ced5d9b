import { useMemo } from 'react'
import { call, Problem } from '#api/client'
import { sentence } from '#messages/isolated'
import type { CandidateRecord } from '#modules/records/schema'
import { freshen } from './query-client.ts'
import { timeToUndo } from './trash/trash-days.ts'
import { ask } from './ui/ask.ts'
import { doneToast, problemToast, sentenceOf, undoToast } from './ui/toast.ts'

/** What an action needs to know of a record: which, and the version that the person saw. */
export type Seen = Pick<CandidateRecord, 'id' | 'version' | 'name'>

const target = ({ id, version }: Seen) => ({ params: { id }, version })

/** What a change of records makes stale. */
export const freshenRecords = () => freshen('records', 'counts')

/**
 * The moves of a record. Each tells what it did or why not, freshens every list, and answers
 * whether it was done.
 */
export function useRecordActions() {
  return useMemo(() => {
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
    return {
      approve: (record: Seen) =>
        act(
          () => call('POST /records/{id}/approve', target(record)),
          sentence`${record.name} is approved`,
        ),
      sendBack: (record: Seen, reason: string) =>
        act(
          () => call('POST /records/{id}/return', { ...target(record), body: { reason } }),
          sentence`${record.name} is returned`,
        ),
      withdraw: (record: Seen, reason: string) =>
        act(
          () => call('POST /records/{id}/withdraw', { ...target(record), body: { reason } }),
          sentence`The approval of ${record.name} is withdrawn`,
        ),
      hide: (record: Seen) =>
        act(
          () => call('POST /records/{id}/hide', target(record)),
          sentence`${record.name} is hidden now`,
        ),
      unhide: (record: Seen) =>
        act(
          () => call('POST /records/{id}/unhide', target(record)),
          sentence`${record.name} is visible now`,
        ),
      restore: (record: Seen) =>
        act(
          () => call('POST /records/{id}/restore', target(record)),
          sentence`${record.name} is back in the records`,
        ),
      remove: async (record: Seen) => {
        if (!(await mayDelete(record.name))) return false
        return act(async () => {
          const deleted = await call('DELETE /records/{id}', target(record))
          const undo = () => act(() => call('POST /records/{id}/restore', target(deleted)), null)
          undoToast('Deleted!', () => void undo())
        }, null)
      },
    }
  }, [])
}
export type RecordActions = ReturnType<typeof useRecordActions>

/** Here nothing is to be compared: what came meanwhile is on the page, once the lists are fresh. */
function refusalOf(error: unknown): string {
  if (error instanceof Problem && error.code === 'record.changed_meanwhile')
    return 'It was changed meanwhile. Look at it again, then decide.'
  return sentenceOf(error)
}

/** Asks before a record goes to the trash. */
export async function mayDelete(what: string): Promise<boolean> {
  const time = await timeToUndo()
  return ask({
    title: 'Are you sure?',
    text: sentence`${what} goes to the trash and cannot be opened by anybody. You can undo this for ${time}; after that it is removed for good.`,
    yes: 'Yes, delete it!',
    isGrave: true,
  })
}
