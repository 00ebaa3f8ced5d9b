import { Button, Group } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { organisationQuery } from '../organisation.ts'
import { Loaded } from '../ui/loaded.tsx'
import { dayOf } from '../ui/times.ts'
import { QrCode } from './qr-code.tsx'
import type { FullRecord } from './record-query.ts'
import classes from './slip.module.css'

interface SlipView {
  record: FullRecord
  code: string
  onClose: () => void
}

/** The slip that the candidate takes along, on a view of its own that prints as it stands. */
export function SlipView({ record, code, onClose }: SlipView) {
  const organisation = useQuery(organisationQuery)
  // In braces: newer browsers answer a promise, which React would take for the clean-up.
  useEffect(() => {
    window.scrollTo({ top: 0 })
  }, [])
  return (
    <div>
      <Group mb="lg" className={classes.tools}>
        <Button onClick={() => window.print()}>Print</Button>
        <Button variant="default" onClick={onClose}>
          Back to the record
        </Button>
      </Group>
      <Loaded query={organisation}>
        {({ displayName, legalName, licenceNumber, licensingAuthority, phone, email }) => (
          <article className={classes.slip} aria-label="Slip with the access code">
            <header>
              <strong className={classes.organisation}>{displayName}</strong>
              <div>
                {legalName} is a private organisation and not a government. Licence {licenceNumber}{' '}
                ({licensingAuthority}).
              </div>
            </header>
            <h1>How to open your file</h1>
            <div className={classes.body}>
              <Steps record={record} code={code} />
              <div className={classes.qr}>
                <QrCode text={`${window.location.origin}/check`} />
                <div>{window.location.host}/check</div>
              </div>
            </div>
            <footer>
              <p>
                Keep this slip to yourself: whoever has your number and this code can open your
                file. {displayName} never asks you for the code. If you lose it, ask us for a new
                one; the old one then stops working.
              </p>
              <p>
                Record reference {record.reference} · printed {dayOf(new Date().toISOString())}
                {phone && ` · ${phone}`}
                {email && ` · ${email}`}
              </p>
              <p>
                <strong>This is not a government document.</strong>
              </p>
            </footer>
          </article>
        )}
      </Loaded>
    </div>
  )
}

function Steps({ record, code }: { record: FullRecord; code: string }) {
  return (
    <ol className={classes.steps}>
      <li>
        Open <strong>{window.location.host}/check</strong> on any phone or computer.
      </li>
      <li>
        Type the number of your passport. It ends with{' '}
        <strong className={classes.number}>…{record.passportNumber.slice(-3)}</strong>
      </li>
      <li>
        Type this access code:
        <output className={classes.code}>{code}</output>
      </li>
    </ol>
  )
}
