import { useState } from 'react'
import { type Answer, call, Problem } from '#api/client'
import type { BulkChange, MatchingRecord } from '#modules/records/schema'
import { type RecordsWords, useRecordsWords } from '#words/records'
import { freshenRecords, mayDelete } from '../record-actions.ts'
import { problemToast, sentenceOf } from '../ui/toast.ts'
import { showToast } from '../ui/toasts.ts'
import { saidNow } from '../words/said.tsx'
import type { Report } from './bulk-report.tsx'

type Without<Change> = Change extends BulkChange ? Omit<Change, 'records'> : never
/** What is done to each chosen record; nobody approves unseen. */
export type BulkTask = Exclude<Without<BulkChange>, { action: string & 'approve' }>
type Result = Answer<'POST /bulk-changes'>
type Done = Exclude<BulkTask['action'], 'approve'> | 'undo'

/** As many as one call takes. */
const inOneCall = 100

/** Long enough to notice a mistake, read the message and reach the button. */
const undoLasts = 20_000

/** What the calls so far came to, and what is left where one failed. */
interface Outcome {
  /** What each call can be undone by. */
  ids: string[]
  changed: number
  problems: Result['problems']
  rest: readonly MatchingRecord[]
  error: unknown
}

type Begun = Pick<Outcome, 'ids' | 'changed' | 'problems'>

/** Changes records call by call, until all are done or a call fails. */
async function changeAll(
  task: BulkTask,
  records: readonly MatchingRecord[],
  { begun, onProgress }: { begun: Begun; onProgress: (done: number) => void },
): Promise<Outcome> {
  const { ids, problems } = begun
  let { changed } = begun
  for (let from = 0; from < records.length; from += inOneCall) {
    const some = records.slice(from, from + inOneCall).map(({ id, version }) => ({ id, version }))
    try {
      const body = { ...task, records: some } as BulkChange
      const result = await call('POST /bulk-changes', { body })
      if (result.id !== null) ids.push(result.id)
      changed += result.changed.length
      problems.push(...result.problems)
      onProgress(from + some.length)
    } catch (error) {
      return { ids, changed, problems, rest: records.slice(from), error }
    }
  }
  return { ids, changed, problems, rest: [], error: null }
}

/** Undoes what several calls did, the last one first. */
async function undoAll(ids: readonly string[]): Promise<Pick<Outcome, 'changed' | 'problems'>> {
  let changed = 0
  const problems: Result['problems'] = []
  for (const id of [...ids].reverse()) {
    const result = await call('POST /bulk-changes/{id}/undo', { params: { id } })
    changed += result.changed.length
    problems.push(...result.problems)
  }
  return { changed, problems }
}

/**
 * Changes many records, a hundred a call; reports which could not be changed, and offers one undo for all. Where a call
 * fails, one message says how many are done, and goes on with the rest.
 */
export function useBulk(onDone: () => void) {
  const { bulk: words } = useRecordsWords()
  const [progress, setProgress] = useState<number | null>(null)
  const [report, setReport] = useState<Report | null>(null)

  const busy = async (work: () => Promise<void>) => {
    setProgress(0)
    setReport(null)
    try {
      await work()
    } catch (error) {
      problemToast(error)
    } finally {
      await freshenRecords()
      setProgress(null)
    }
  }
  const undo = (ids: readonly string[], chosen: readonly MatchingRecord[]) =>
    busy(async () => {
      const { changed, problems } = await undoAll(ids)
      setReport(reportOf(words, problems, chosen, 'undo'))
      if (changed > 0) showToast({ message: words.done.undo(changed), tone: 'done', lasts: 4000 })
    })
  const run = (task: BulkTask, chosen: readonly MatchingRecord[], left: Left) =>
    busy(async () => {
      const { begun, records } = left
      const onProgress = (done: number) => setProgress(chosen.length - records.length + done)
      const outcome = await changeAll(task, records, { begun, onProgress })
      const { ids, changed, problems, rest, error } = outcome
      setReport(reportOf(words, problems, chosen, task.action as Done))
      if (rest.length > 0) {
        if (error instanceof Problem && error.status === 401) return problemToast(error)
        const sentence = saidNow(sentenceOf(error))
        const done = chosen.length - rest.length
        showToast({
          message: `${words.broken(done, chosen.length)} ${sentence}`,
          tone: 'problem',
          about: 'bulk',
          lasts: null,
          action: {
            label: words.goOn,
            run: () => void run(task, chosen, { begun: outcome, records: rest }),
          },
        })
        return
      }
      onDone()
      if (ids.length === 0) return
      showToast({
        message: words.done[task.action as Done](changed),
        tone: 'done',
        about: 'bulk',
        lasts: undoLasts,
        action: { label: words.undo, run: () => void undo(ids, chosen) },
      })
    })
  const change = async (task: BulkTask, chosen: readonly MatchingRecord[]) => {
    if (task.action === 'delete' && !(await mayDelete(words.what(chosen.length)))) return
    await run(task, chosen, { begun: { ids: [], changed: 0, problems: [] }, records: chosen })
  }
  return { isBusy: progress !== null, progress, report, closeReport: () => setReport(null), change }
}

/** What a change goes on from: what was done of it, and the records that are left. */
interface Left {
  begun: Begun
  records: readonly MatchingRecord[]
}

function reportOf(
  words: RecordsWords['bulk'],
  problems: Result['problems'],
  chosen: readonly MatchingRecord[],
  what: Done,
): Report | null {
  if (problems.length === 0) return null
  const names = new Map(chosen.map(({ id, name }) => [id, name]))
  return {
    title: words.failed[what](problems.length),
    problems: problems.map((one) => ({ ...one, name: names.get(one.id) ?? words.aRecord })),
  }
}
