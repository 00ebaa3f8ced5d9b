import { useEffect, useRef } from 'react'
import type { Answer } from '#api/client'
import { Picture } from '../ui/picture.tsx'
import { useTimes } from '../ui/times.ts'
import { useApprovalsWords } from '../words/approvals.ts'
import classes from './approvals.module.css'

interface Queue {
  records: Answer<'GET /records'>['records']
  shownId: string
  onChoose: (id: string) => void
}

/** The queue: picture, name, passport number. It is drawn anew with each record, and scrolled to that one. */
export function Queue({ records, shownId, onChoose }: Queue) {
  const words = useApprovalsWords()
  const { momentBesideClock } = useTimes()
  const list = useRef<HTMLOListElement>(null)
  useEffect(() => {
    const current = list.current?.querySelector<HTMLElement>('[aria-current]')?.parentElement
    // Not `scrollIntoView`, which would move the page with it.
    list.current?.scrollTo({ top: current?.offsetTop ?? 0, left: current?.offsetLeft ?? 0 })
  }, [])
  return (
    <ol ref={list} className={classes.queue} aria-label={words.queue}>
      {records.map((record) => (
        <li key={record.id}>
          <button
            type="button"
            className={classes.waiting}
            aria-current={record.id === shownId || undefined}
            onClick={() => onChoose(record.id)}
          >
            <Picture photoId={record.photoId} />
            <span>
              <strong>{record.name}</strong>
              <span className={classes.small}>{record.passportNumber}</span>
              <span className={classes.small}>
                {words.since(momentBesideClock(record.submittedAt ?? record.createdAt))}
              </span>
            </span>
          </button>
        </li>
      ))}
    </ol>
  )
}
