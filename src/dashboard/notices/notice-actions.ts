import { call } from '#api/client'
import { sentence } from '#messages/isolated'
import type { ManagedNotice } from '../queries.ts'
import { freshen } from '../query-client.ts'
import { ask } from '../ui/ask.ts'
import { doneToast, problemToast } from '../ui/toast.ts'

/** What can be done with a notice; each answers whether it was done. */
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
        'Notice published',
      ),
    withdraw: ({ id, version }: ManagedNotice) =>
      run(
        () => call('POST /notices/{id}/withdraw', { params: { id }, version }),
        'Notice withdrawn',
      ),
    remove: async ({ id, title }: ManagedNotice) => {
      const isSure = await ask({
        title: 'Are you sure?',
        text: sentence`You won't be able to revert this! “${title}” and its two pictures are deleted for good. To take it off the public site only, withdraw it.`,
        yes: 'Yes, delete it!',
        isGrave: true,
      })
      if (!isSure) return false
      return run(() => call('DELETE /notices/{id}', { params: { id } }), 'Deleted!')
    },
  }
}
