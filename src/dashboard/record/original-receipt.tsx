import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Answer } from '#api/client'
import { originalKinds, originalPurposes } from '#modules/documents/originals.schema'
import { longDate } from '#platform/clock/schema'
import { directionOf, type Language } from '#platform/languages.schema'
import { originalReceiptWords as catalogue } from '#texts/each/printed'
import { useHandoutWords } from '#words/handout'
import { type FullRecord, type HeldOriginal, organisationQuery } from '../queries.ts'
import { Letterhead } from '../ui/letterhead.tsx'
import { Loaded } from '../ui/loaded.tsx'
import { PrintTools } from '../ui/print-tools.tsx'
import { timeZoneHere } from '../ui/times.ts'
import classes from './slip.module.css'
import { usualLanguage } from './slip.tsx'

interface ReceiptProps {
  record: FullRecord
  original: HeldOriginal
  onClose: () => void
}

/** The receipt for an original in hand, on its own view that prints as shown, with room to sign. */
export function OriginalReceipt({ record, original, onClose }: ReceiptProps) {
  const { slip, receipt } = useHandoutWords()
  const organisation = useQuery(organisationQuery)
  const [language, setLanguage] = useState<Language>(usualLanguage(record))
  return (
    <div>
      <PrintTools
        words={{ ...slip, language: receipt.language }}
        language={language}
        onLanguage={setLanguage}
        onClose={onClose}
      />
      <Loaded query={organisation}>
        {(issuer) => <Receipt {...{ record, original, issuer, language }} />}
      </Loaded>
    </div>
  )
}

interface SheetProps extends Omit<ReceiptProps, 'onClose'> {
  issuer: Answer<'GET /organisation'>
  language: Language
}

function Receipt({ record, original, issuer, language }: SheetProps) {
  const words = catalogue[language]
  const { title } = useHandoutWords().receipt
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
    <article
      className={classes.slip}
      lang={language}
      dir={directionOf(language)}
      aria-label={title}
    >
      <Letterhead issuer={issuer} {...{ language, words }} />
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
