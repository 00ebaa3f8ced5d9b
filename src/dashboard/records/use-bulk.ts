import { useState } from 'react'
import { type Answer, call, Problem } from '#api/client'
import type { BulkAction } from '#modules/records/schema'
import { type RecordsWords, useRecordsWords } from '#words/records'
import { freshenRecords, mayDelete } from '../record-actions.ts'
import { problemToast } from '../ui/toast.ts'
import { showToast } from '../ui/toasts.ts'
import type { Report } from './bulk-report.tsx'
import type { ListedRecord } from './record-columns.tsx'

/** The list's bulk actions; nobody approves unseen. */
export type OfferedAction = Exclude<BulkAction, 'approve'>
type Result = Answer<'POST /bulk-changes'>

/** A stage or a member of staff that each record gets; null: none. */
export interface SetTo {
  what: 'stage' | 'assignee'
  value: string | null
}

const formerOf = (what: SetTo['what'], record: ListedRecord) =>
  what === 'stage' ? record.stage : record.assignedTo

/** Gives each record its value, and reports which refused it. */
async function setOneByOne(
  what: SetTo['what'],
  wanted: readonly { record: ListedRecord; value: string | null }[],
): Promise<Result> {
  const changed: Result['changed'] = []
  const problems: Result['problems'] = []
  for (const { record, value } of wanted) {
    const params = { id: record.id }
    try {
      await (what === 'stage'
        ? call('PUT /records/{id}/stage', { params, body: { stage: value } })
        : call('PUT /records/{id}/assignee', { params, body: { to: value } }))
      changed.push(record)
    } catch (error) {
      if (!(error instanceof Problem) || error.status >= 500 || error.status < 400) throw error
      problems.push({ id: record.id, code: error.code, message: error.message })
    }
  }
  return { id: null, changed, problems }
}

/** Long enough to notice a mistake, read the message and reach the button. */
const undoLasts = 20_000

/** Changes many records in one call, reports which could not be changed, and offers one undo for all. */
export function useBulk(onDone: () => void) {
  const { bulk: words } = useRecordsWords()
  const [isBusy, setBusy] = useState(false)
  const [report, setReport] = useState<Report | null>(null)

  const run = async (work: () => Promise<Result>, chosen: ListedRecord[], what: Done) => {
    setBusy(true)
    setReport(null)
    try {
      const result = await work()
      setReport(reportOf(words, result, chosen, what))
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
    const result = await run(work, chosen, 'undo')
    if (!result || result.changed.length === 0) return
    const message = words.done.undo(result.changed.length)
    showToast({ message, tone: 'done', lasts: 4000 })
  }
  const change = async (action: OfferedAction, chosen: ListedRecord[]) => {
    if (action === 'delete') {
      if (!(await mayDelete(words.what(chosen.length)))) return
    }
    const body = { action, records: chosen.map(({ id, version }) => ({ id, version })) }
    const result = await run(() => call('POST /bulk-changes', { body }), chosen, action)
    if (!result) return
    onDone()
    const { id, changed } = result
    if (id === null) return
    showToast({
      message: words.done[action](changed.length),
      tone: 'done',
      lasts: undoLasts,
      action: { label: words.undo, run: () => void undo(id, chosen) },
    })
  }
  const set = async (to: SetTo, chosen: ListedRecord[]) => {
    const wanted = chosen.map((record) => ({ record, value: to.value }))
    const result = await run(() => setOneByOne(to.what, wanted), chosen, to.what)
    if (!result) return
    onDone()
    if (result.changed.length === 0) return
    const back = async () => {
      const changed = chosen.filter(({ id }) => result.changed.some((one) => one.id === id))
      const before = changed.map((record) => ({ record, value: formerOf(to.what, record) }))
      const work = () => setOneByOne(to.what, before)
      const undone = await run(work, chosen, 'undo')
      if (undone)
        showToast({ message: words.done.undo(undone.changed.length), tone: 'done', lasts: 4000 })
    }
    showToast({
      message: words.done[to.what](result.changed.length),
      tone: 'done',
      lasts: undoLasts,
      action: { label: words.undo, run: () => void back() },
    })
  }
  return { isBusy, report, closeReport: () => setReport(null), change, set }
}

type Done = OfferedAction | 'undo' | SetTo['what']

function reportOf(
  words: RecordsWords['bulk'],
  { problems }: Result,
  chosen: ListedRecord[],
  what: Done,
): Report | null {
  if (problems.length === 0) return null
  const names = new Map(chosen.map(({ id, name }) => [id, name]))
  return {
    title: words.failed[what](problems.length),
    problems: problems.map((one) => ({ ...one, name: names.get(one.id) ?? words.aRecord })),
  }
}
