import { useState } from 'react'
import { type Answer, call } from '#api/client'
import type { BulkAction } from '#modules/records/schema'
import { freshenRecords, mayDelete } from '../record-actions.ts'
import { problemToast } from '../ui/toast.ts'
import { showToast } from '../ui/toasts.ts'
import type { Report } from './bulk-report.tsx'
import type { ListedRecord } from './record-columns.tsx'

type Result = Answer<'POST /bulk-changes'>

/** Long enough to notice a mistake, read the message and reach the button. */
const undoLasts = 20_000

/** Changes many records in one call, says what could not be, and offers one undo for all of it. */
export function useBulk(onDone: () => void) {
  const [isBusy, setBusy] = useState(false)
  const [report, setReport] = useState<Report | null>(null)

  const run = async (work: () => Promise<Result>, chosen: ListedRecord[], done: string) => {
    setBusy(true)
    setReport(null)
    try {
      const result = await work()
      setReport(reportOf(result, chosen, done))
      return result
    } catch (error) {
      problemToast(error)
      return null
    } finally {
      await freshenRecords()
      setBusy(false)
    }
  }
  const undo = async (id: string, chosen: ListedRecord[]) => {
    const work = () => call('POST /bulk-changes/{id}/undo', { params: { id } })
    const result = await run(work, chosen, 'put back')
    if (!result || result.changed.length === 0) return
    const message = `${counted(result.changed.length)} as before`
    showToast({ message, tone: 'done', lasts: 4000 })
  }
  const change = async (action: BulkAction, done: string, chosen: ListedRecord[]) => {
    if (action === 'delete') {
      const what = chosen.length === 1 ? '1 record' : `Each of the ${chosen.length} records`
      if (!(await mayDelete(what))) return
    }
    const body = { action, records: chosen.map(({ id, version }) => ({ id, version })) }
    const result = await run(() => call('POST /bulk-changes', { body }), chosen, done)
    if (!result) return
    onDone()
    const { id, changed } = result
    if (id === null) return
    showToast({
      message: `${counted(changed.length)} ${done}`,
      tone: 'done',
      lasts: undoLasts,
      action: { label: 'Undo', run: () => void undo(id, chosen) },
    })
  }
  return { isBusy, report, closeReport: () => setReport(null), change }
}

function reportOf({ problems }: Result, chosen: ListedRecord[], done: string): Report | null {
  if (problems.length === 0) return null
  const names = new Map(chosen.map(({ id, name }) => [id, name]))
  return {
    title: `${counted(problems.length)} not ${done}`,
    problems: problems.map(({ id, message }) => ({
      id,
      name: names.get(id) ?? 'A record',
      message,
    })),
  }
}

function counted(count: number): string {
  return count === 1 ? '1 record is' : `${count} records are`
}
