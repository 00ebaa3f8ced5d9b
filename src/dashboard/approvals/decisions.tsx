import { Button, Text } from '@mantine/core'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { call, Problem } from '#api/client'
import { approvalsWords } from '#texts/en/desk-approvals'
import { sentence } from '#texts/isolated'
import { actionWordsNow } from '#words/actions'
import { useDocumentsWords } from '#words/documents'
import type { FullRecord, StaffDocument } from '../queries.ts'
import { freshen, freshenOne } from '../query-client.ts'
import { ApproveButton, useNotSeen } from '../record/approve-button.tsx'
import { refusalOf, type Seen } from '../record-actions.ts'
import { Link } from '../routing.tsx'
import { pressable } from '../ui/focus.ts'
import { isKeyTaken, singleKeysOn } from '../ui/keys-dialog.tsx'
import { problemToast, undoToast } from '../ui/toast.ts'
import type { Verdict } from '../ui/why-not.tsx'
import { pageWords } from '../words/page-words.ts'
import { saidNow } from '../words/said.tsx'
import classes from './approvals.module.css'

/** The queue of records waiting for approval, and the decision. */
const queueWords = pageWords('approvals', approvalsWords)
export const useApprovalsWords = queueWords.use
/** The words of the queue in one language. */
export type ApprovalsWords = typeof approvalsWords

interface Decisions {
  record: FullRecord
  mayApprove: Verdict | undefined
  /** The documents that must have been shown before the record can be approved. */
  missing: readonly StaffDocument[]
  /** Why the last press did nothing. */
  sign: string | null
  isBusy: boolean
  /** Approves, or shows the next missing document. */
  onApprove: () => void
  onReturn: () => void
  onDelete: () => void
}

/** Approve, return, delete; and why one of them is not possible. */
export function Decisions({ record, mayApprove, missing, sign, isBusy, ...on }: Decisions) {
  const words = useApprovalsWords()
  const { next } = useDocumentsWords().approval
  const notSeen = useNotSeen(missing)
  return (
    <div ref={reserveHeight} className={classes.decisions}>
      <ApproveButton
        mayApprove={mayApprove}
        dateOfBirth={record.dateOfBirth}
        before={missing.length > 0 ? next : undefined}
        shortcut="a"
        onApprove={on.onApprove}
      />
      <Button variant="default" {...pressable(isBusy, on.onReturn)} aria-keyshortcuts="r">
        {words.sendBack}
      </Button>
      <Button variant="subtle" color="danger" {...pressable(isBusy, on.onDelete)}>
        {words.remove}
      </Button>
      <Link to="/records/$recordId" params={{ recordId: record.id }}>
        {words.open}
      </Link>
      <Text size="sm" role="status" className={classes.sign ?? ''}>
        {sign ?? notSeen}
      </Text>
    </div>
  )
}

/**
 * Tells the part around the decisions how high they are, so that the document leaves them room. The height
 * never shrinks: the document would change its size while somebody reads it.
 */
function reserveHeight(decisions: HTMLElement | null): (() => void) | undefined {
  if (decisions === null) return
  let most = 0
  const observer = new ResizeObserver(() => {
    most = Math.max(most, decisions.offsetHeight)
    decisions.parentElement?.style.setProperty('--decisions-height', `${most}px`)
  })
  observer.observe(decisions)
  return () => observer.disconnect()
}

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
        const { approvedMany: many } = queueWords.now()
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

interface KeyMoves {
  next: () => void
  previous: () => void
  approve: () => void
  sendBack: () => void
  showKeys: () => void
}

const moveByKey: Record<string, keyof KeyMoves> = {
  j: 'next',
  ArrowDown: 'next',
  k: 'previous',
  ArrowUp: 'previous',
  a: 'approve',
  r: 'sendBack',
  '?': 'showKeys',
}

/** Returns what a key does here; null while somebody types, chooses, answers a dialog or uses a shortcut. */
export function moveOf(
  event: Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'repeat'>,
  isTaken: boolean,
): keyof KeyMoves | null {
  if (isTaken || event.repeat || event.ctrlKey || event.metaKey || event.altKey) return null
  return moveByKey[event.key] ?? null
}

/** Handles reviewing by keyboard. */
export function useKeys(moves: KeyMoves): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const target = event.target instanceof Element ? event.target : null
    const isTaken =
      !singleKeysOn() ||
      isKeyTaken(event) ||
      document.querySelector('[role="dialog"]') !== null ||
      // Arrow keys scroll a zoomed picture.
      (event.key.startsWith('Arrow') && target?.closest('[data-scrolls]') != null)
    const move = moveOf(event, isTaken)
    if (move === null) return
    event.preventDefault()
    moves[move]()
  })
  useEffect(() => {
    window.addEventListener('keydown', press)
    return () => window.removeEventListener('keydown', press)
  }, [])
}
