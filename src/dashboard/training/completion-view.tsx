import { Button, Group } from '@mantine/core'
import { useEffect } from 'react'
import { PaperSize } from './paper-size.tsx'
import classes from './print.module.css'
import type { Issuer } from './receipt-view.tsx'
import { sessionText } from './words.ts'

interface CompletionView {
  of: {
    title: string
    teacher: string
    timeZone: string
    sessions: readonly { id: string; startsOnWall: string; endsOnWall: string }[]
  }
  name: string
  attended: number
  issuer: Issuer
  onClose: () => void
}

/**
 * What the agency can say of somebody's attendance, and no more (H4): how many sessions of how many.
 * No grade, no "certified", no seal.
 */
export function CompletionView({ of, name, attended, issuer, onClose }: CompletionView) {
  useEffect(() => {
    window.scrollTo({ top: 0 })
  }, [])
  const { displayName, legalName, licenceNumber, licensingAuthority } = issuer
  const [first, last] = [of.sessions[0], of.sessions.at(-1)]
  return (
    <div>
      <Group mb="lg" className={classes.tools}>
        <Button onClick={() => window.print()}>Print</Button>
        <Button variant="default" onClick={onClose}>
          Back
        </Button>
      </Group>
      <PaperSize paper="A4" />
      <article className={classes.sheet} data-paper="A4" lang="en" aria-label="Attendance slip">
        <header>
          <strong className={classes.organisation}>{displayName}</strong>
          {legalName} is a private recruitment agency. It is not a government. Licence{' '}
          {licenceNumber} ({licensingAuthority}).
        </header>
        <h1>Attendance</h1>
        <p className={classes.statement}>
          {displayName} states that <strong>{name}</strong> attended{' '}
          <strong>
            {attended} of {of.sessions.length}
          </strong>{' '}
          sessions of “{of.title}”, taught by {of.teacher}.
        </p>
        {first && last && (
          <p>
            First session: {sessionText(first)}. Last session: {sessionText(last)} ({of.timeZone}).
          </p>
        )}
        <footer>
          <p>
            It says who was there and nothing else: nothing about an examination, a language level,
            a visa or a permit.
          </p>
          <p>
            <strong>This is not a government document.</strong>
          </p>
        </footer>
      </article>
    </div>
  )
}
