import { useRef, useState } from 'react'
import { call, Problem } from '#api/client'
import { sentence } from '#texts/isolated'
import { freshen, freshenOne } from '../query-client.ts'
import { refusalOf, type Seen } from '../record-actions.ts'
import { problemToast, undoToast } from '../ui/toast.ts'
import { actionWordsNow } from '../words/actions.ts'
import { approvalsWordsNow } from '../words/approvals.ts'
import { saidNow } from '../words/said.tsx'

/**
 * Approves optimistically: the record leaves the queue while the server is asked, and comes back if it
 * refuses. The last can be undone for 10 seconds. `isDecided` is true of a record that has left.
 */
export function useDecided() {
  const [decided, setDecided] = useState<ReadonlySet<string>>(new Set())
  /** The ids of those approved since this page was opened. */
  const [approved, setApproved] = useState<readonly string[]>([])
  const count = useRef(0)
  const leave = (key: string) => setDecided((now) => new Set(now).add(key))
  const comeBack = (key: string) =>
    setDecided((now) => new Set([...now].filter((one) => one !== key)))
  const undo = async (record: Seen, change: string) => {
    try {
      const params = { id: change }
      const { problems } = await call('POST /bulk-changes/{id}/undo', { params })
      if (problems[0]) problemToast(problems[0], saidNow(problems[0]))
      else {
        count.current -= 1
        setApproved((ids) => ids.filter((id) => id !== record.id))
        comeBack(keyOf(record))
      }
    } catch (error) {
      problemToast(error)
    } finally {
      await Promise.all([freshenOne('records', record.id), freshen('counts')])
    }
  }
  const approve = async (record: Seen) => {
    leave(keyOf(record))
    try {
      const { id, version, name } = record
      const body = { action: 'approve' as const, records: [{ id, version }] }
      // A bulk change, though it is one record: such a change can be undone.
      const { id: change, problems } = await call('POST /bulk-changes', { body })
      if (problems[0]) throw new Problem(409, { ...problems[0], title: problems[0].message })
      if (change) {
        count.current += 1
        setApproved((ids) => [...ids, id])
        const { approved: one } = actionWordsNow()
        const { approvedMany: many } = approvalsWordsNow()
        const message = count.current === 1 ? one(name) : many(count.current, name)
        // One for all of them: several would cover the reasons and details.
        undoToast(message, () => void undo(record, change), 'approvals')
      }
    } catch (error) {
      comeBack(keyOf(record))
      problemToast(error, sentence`${record.name}: ${refusalOf(error)}`)
    } finally {
      await Promise.all([freshenOne('records', record.id), freshen('counts')])
    }
  }
  return { isDecided: (record: Seen) => decided.has(keyOf(record)), approve, approved }
}

/** Submitted again, the record has another version, and waits again. */
function keyOf({ id, version }: Seen): string {
  return `${id} ${version}`
}
