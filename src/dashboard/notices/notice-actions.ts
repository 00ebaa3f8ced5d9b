import { call } from '#api/client'
import type { ManagedNotice } from '../queries.ts'
import { freshen } from '../query-client.ts'
import { ask } from '../ui/ask.ts'
import { doneToast, problemToast } from '../ui/toast.ts'
import { noticesWordsNow } from '../words/notices.ts'
import { titleOf } from './title-of.ts'

/** Returns the actions on a notice; each resolves to whether it was done. */
export function useNoticeActions() {
  const run = async (work: () => Promise<unknown>, done: string) => {
    const isDone = await work().then(
      () => true,
      (error: unknown) => {
        problemToast(error)
        return false
      },
    )
    if (isDone) doneToast(done)
    await freshen('managed-notices')
    return isDone
  }
  return {
    publish: ({ id, version }: ManagedNotice) =>
      run(
        () => call('POST /notices/{id}/publish', { params: { id }, version, body: {} }),
        noticesWordsNow().done.now,
      ),
    withdraw: ({ id, version }: ManagedNotice) =>
      run(
        () => call('POST /notices/{id}/withdraw', { params: { id }, version }),
        noticesWordsNow().done.withdrawn,
      ),
    remove: async (notice: ManagedNotice) => {
      const { id } = notice
      const { mayRemove: words, done } = noticesWordsNow()
      const isSure = await ask({ ...words, text: words.text(titleOf(notice)), isGrave: true })
      if (!isSure) return false
      return run(() => call('DELETE /notices/{id}', { params: { id } }), done.removed)
    },
  }
}
