import { Button, Text } from '@mantine/core'
import { useEffect, useId, useRef, useState } from 'react'
import { documentKindNames, kindLabel } from '#modules/documents/schema'
import { comesOfAgeOn } from '#modules/records/schema'
import { calendarDate } from '#platform/clock/schema'
import { useDocumentsWords } from '#words/documents'
import { useLanguage } from '../look/language.ts'
import type { FullRecord, HeldOriginal, StaffDocument } from '../queries.ts'
import { pressable } from '../ui/focus.ts'
import type { Secret } from '../ui/use-secret.ts'
import { DecidesAlone, type Refused, useWhyNot, type Verdict } from '../ui/why-not.tsx'
import classes from './record.module.css'

interface ApproveButton {
  /** The server's verdict; undefined while loading. */
  mayApprove: Verdict | undefined
  dateOfBirth: string | null
  isBusy?: boolean
  /** The key that does the same on this page. */
  shortcut?: string
  /** What must be done first, instead of approving. */
  before?: string | undefined
  onApprove: () => void
}

/** Approves; if the person may not, it says why and stays in place for screen readers. */
export function ApproveButton({ mayApprove, dateOfBirth, isBusy = false, ...rest }: ApproveButton) {
  const { shortcut, before, onApprove } = rest
  const words = useDocumentsWords().approval
  const language = useLanguage()
  const whyNot = useWhyNot()
  const why = (verdict: Refused) =>
    verdict.reason === 'record.under_age' && dateOfBirth !== null
      ? words.tooYoung(calendarDate(comesOfAgeOn(dateOfBirth), language))
      : whyNot(verdict)
  const id = useId()
  const isOff = mayApprove?.may !== true && before === undefined
  const isSaid = mayApprove?.may === false || dateOfBirth === null
  return (
    <>
      <DecidesAlone verdicts={[mayApprove]} />
      <Button
        {...pressable(isOff, onApprove)}
        loading={isBusy}
        aria-keyshortcuts={shortcut}
        aria-describedby={isSaid ? id : undefined}
      >
        {before ?? words.approve}
      </Button>
      {isSaid && (
        <Text size="sm" id={id} className={classes.whyNot}>
          {mayApprove?.may === false && `${why(mayApprove)} `}
          {dateOfBirth === null && words.noDateOfBirth}
        </Text>
      )}
    </>
  )
}

/** Which document is shown, and which version beside it. */
export interface DocumentChoice {
  /** Null: the first one. */
  shownId: string | null
  besideId: string | null
}

const noChoice: DocumentChoice = { shownId: null, besideId: null }

/** Documents in the order of the kinds. */
export function inOrder(documents: readonly StaffDocument[]): StaffDocument[] {
  return documentKindNames.flatMap((kind) => documents.filter((one) => one.kind === kind))
}

/** Milliseconds in which a press can only have been meant for the previous record. */
const tooSoon = 300

const nothingMissing: readonly StaffDocument[] = []

/**
 * Tracks which document of a record is shown, and which have been on the screen. `step` shows the next
 * unseen one; `isReady` becomes true shortly after the record appeared. `missing` is what the organisation
 * wants seen before an approval (`seenFirst`).
 */
export function useLook(documents: readonly StaffDocument[], seenFirst: boolean) {
  const words = useDocumentsWords().approval
  const [choice, setChoice] = useState<DocumentChoice>(noChoice)
  const [seen, setSeen] = useState<ReadonlySet<string>>(new Set())
  const isReady = useReady()
  const [sign, setSign] = useSign()
  const shownId = choice.shownId ?? documents[0]?.id
  const unseen = documents.filter(({ id }) => !seen.has(id))
  const missing = seenFirst ? unseen : nothingMissing
  const show = (id: string) => setChoice({ shownId: id, besideId: null })
  /** Tells whether a press counts; if not, says why. */
  const isMeant = () => {
    if (!isReady) setSign(words.tooSoon)
    return isReady
  }
  const step = () => {
    const [next] = unseen
    if (unseen.some(({ id }) => id === shownId)) setSign(words.stillLoading)
    else if (next) show(next.id)
  }
  return {
    ...{ choice, setChoice, shownId, missing, isReady, isMeant, step, show, sign },
    onSeen: (id: string) => setSeen((now) => (now.has(id) ? now : new Set(now).add(id))),
  }
}

function useReady(): boolean {
  const [isReady, setReady] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setReady(true), tooSoon)
    return () => clearTimeout(timer)
  }, [])
  return isReady
}

/** Returns the names of documents that were not on the screen yet. */
export function useNotSeen(missing: readonly StaffDocument[]): string {
  const words = useDocumentsWords().approval
  const language = useLanguage()
  const names = missing.map(({ kind }) => kindLabel(kind, language)).join(', ')
  return missing.length > 0 ? words.notSeen(names) : ''
}

/** Holds a message that disappears by itself. */
function useSign() {
  const [sign, setSign] = useState<string | null>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  const say = (text: string) => {
    setSign(text)
    clearTimeout(timer.current)
    timer.current = setTimeout(() => setSign(null), 2500)
  }
  return [sign, say] as const
}

/** What the parts of a subject are given. */
export interface BelowProps {
  record: FullRecord
  look: ReturnType<typeof useLook>
  /** The code just issued, while this page is open. */
  code: Secret
  onSlip: () => void
  onReceipt: (original: HeldOriginal) => void
}
