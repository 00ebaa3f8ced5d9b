import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Answer } from '#api/client'
import { originalReceiptWords as bengali } from '#messages/bn/originals'
import { originalReceiptWords as english } from '#messages/en/originals'
import { isolating } from '#messages/isolated'
import { originalKinds, originalPurposes } from '#modules/originals/schema'
import { longDate } from '#platform/clock/schema'
import { type FullRecord, type HeldPaper, organisationQuery } from '../queries.ts'
import { Letterhead } from '../ui/letterhead.tsx'
import { Loaded } from '../ui/loaded.tsx'
import { PrintTools } from '../ui/print-tools.tsx'
import { timeZoneHere } from '../ui/times.ts'
import classes from './slip.module.css'
import { type SlipLanguage, usualLanguage } from './slip.tsx'

const catalogue = { en: isolating(english, 'ltr'), bn: isolating(bengali, 'ltr') }
const tools = { print: 'Print', back: 'Back to the record', language: 'Language of the receipt' }

interface ReceiptProps {
  record: FullRecord
  original: HeldPaper
  onClose: () => void
}

/** The receipt for a paper in hand, on a view of its own that prints as it stands, with room to sign. */
export function OriginalReceipt({ record, original, onClose }: ReceiptProps) {
  const organisation = useQuery(organisationQuery)
  const [language, setLanguage] = useState<SlipLanguage>(usualLanguage(record))
  return (
    <div>
      <PrintTools words={tools} language={language} onLanguage={setLanguage} onClose={onClose} />
      <Loaded query={organisation}>
        {(issuer) => <Receipt {...{ record, original, issuer, language }} />}
      </Loaded>
    </div>
  )
}

interface SheetProps extends Omit<ReceiptProps, 'onClose'> {
  issuer: Answer<'GET /organisation'>
  language: SlipLanguage
}

function Receipt({ record, original, issuer, language }: SheetProps) {
  const words = catalogue[language]
  const day = (date: string | null) =>
    date === null ? '' : longDate(date, { lang: language, timeZone: timeZoneHere() })
  const facts = [
    [words.candidate, record.name],
    [words.reference, record.reference],
    [words.kind, originalKinds[original.kind][language]],
    [words.purpose, originalPurposes[original.purpose][language]],
    [words.received, day(original.receivedOn)],
    [words.due, day(original.dueOn)],
    [words.returned, day(original.returnedOn)],
  ] as const
  return (
    <article className={classes.slip} lang={language} aria-label="Receipt for an original">
      <Letterhead issuer={issuer} words={words} />
      <h1>{words.title}</h1>
      <dl className={classes.facts}>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              <bdi>{value || '……………………'}</bdi>
            </dd>
          </div>
        ))}
      </dl>
      {[words.agree, words.back].map((sentence) => (
        <div key={sentence} className={classes.signing}>
          <p>{sentence}</p>
          <p className={classes.line}>{words.signature}</p>
          <p className={classes.line}>{words.staff}</p>
        </div>
      ))}
      <footer>
        <p>{words.ask(`${window.location.host}/check`)}</p>
        <p>
          <strong>{words.notGovernment}</strong>
        </p>
      </footer>
    </article>
  )
}
