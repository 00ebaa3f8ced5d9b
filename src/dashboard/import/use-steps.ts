import { call } from '#api/client'
import { timeToUndo } from '../trash/trash-days.ts'
import { ask } from '../ui/ask.ts'
import { useAction } from '../ui/use-action.ts'

/** What can be asked of an import, and whether something is being asked. */
export function useSteps(id: string) {
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
      const isSure = await ask({
        title: 'Stop the import?',
        text: 'The rows that are in stay in; you can take them back within 24 hours.',
        yes: 'Stop it',
        no: 'Continue',
      })
      if (isSure) await during(() => call('POST /imports/{id}/cancel', { params }))
    },
    undo: async () => {
      const isSure = await ask({
        title: 'Undo the import?',
        text: `Every record that it made and that nobody changed since goes to the trash, from where it can come back for ${await timeToUndo()}. An access code that was issued for it since opens nothing while it is there. What it changed of records that were on file before gets its former values back, where nobody changed them since. Scans that it put on file there stay.`,
        yes: 'Take it back',
        isGrave: true,
      })
      if (isSure) await during(() => call('POST /imports/{id}/undo', { params }))
    },
  }
}
