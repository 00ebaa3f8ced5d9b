import { call } from '#api/client'
import { ask } from '../ui/ask.ts'
import { timeToUndo } from '../ui/trash-days.ts'
import { useAction } from '../ui/use-action.ts'
import { useActionWords } from '../words/actions.ts'
import { useImportWords } from '../words/import.ts'

/** Returns the actions on an import, and whether one is under way. */
export function useSteps(id: string) {
  const { payments, progress, result } = useImportWords()
  const { mayDelete } = useActionWords()
  const { run, isBusy: isAsking } = useAction('imports')
  const during = (step: () => Promise<unknown>) => run(step, null)
  const params = { id }
  return {
    isAsking,
    during,
    check: () => during(() => call('POST /imports/{id}/check', { params })),
    run: () => during(() => call('POST /imports/{id}/run', { params })),
    giveUp: () => during(() => call('POST /imports/{id}/cancel', { params })),
    stop: async () => {
      const isSure = await ask(progress.mayStop)
      if (isSure) await during(() => call('POST /imports/{id}/cancel', { params }))
    },
    undo: async (isOfPayments: boolean) => {
      const { title, text, yes } = result.mayUndo
      const isSure = await ask({
        title,
        text: isOfPayments ? payments.mayUndo : text(await timeToUndo(mayDelete)),
        yes,
        isGrave: true,
      })
      if (isSure) await during(() => call('POST /imports/{id}/undo', { params }))
    },
  }
}
