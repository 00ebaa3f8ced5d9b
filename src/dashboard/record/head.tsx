import { Text, Title } from '@mantine/core'
import { type ReactNode, useEffect } from 'react'
import { useRecordWords } from '#words/record'
import { useLanguage } from '../look/language.ts'
import type { FullRecord } from '../queries.ts'
import { labelOf } from '../record-form/record-values.ts'
import { Link } from '../routing.tsx'
import { CopyButton } from '../ui/copy-button.tsx'
import { Picture } from '../ui/picture.tsx'
import { useTimes } from '../ui/times.ts'
import { useShellWords } from '../words/index.ts'
import classes from './head.module.css'
import { RecordState } from './record-action-bar.tsx'

interface HeadProps {
  record: FullRecord
  /** The records before and after it in the list. */
  neighbours: ReactNode
  /** The next step, and the menu. */
  children: ReactNode
}

/** Who it is: photo, name, numbers, where to and when, the state; beside it the next step. */
export function RecordHead({ record, neighbours, children }: HeadProps) {
  const words = useRecordWords()
  const { dashboard } = useShellWords()
  const language = useLanguage()
  const { dayOf } = useTimes()
  const { name, reference, passportNumber, destinationCountry, flightOn } = record
  useEffect(() => {
    document.title = `${name} · ${dashboard}`
  }, [name, dashboard])
  const photo = record.documents.find(({ kind }) => kind === 'photo')
  const country =
    destinationCountry && new Intl.DisplayNames(language, { type: 'region' }).of(destinationCountry)
  const sentence = [country, flightOn && `${labelOf('flightOn', language)}: ${dayOf(flightOn)}`]
  return (
    <header>
      <div className={classes.way}>
        <Link to="/records">{words.all}</Link>
        <span>{neighbours}</span>
      </div>
      <div className={classes.head}>
        <Picture photoId={photo?.id ?? null} name={name} size="page" />
        <div className={classes.who}>
          <Title order={1} dir="auto">
            {name}
          </Title>
          <Text c="dimmed" className={classes.numbers}>
            <span>
              {reference}
              <CopyButton text={reference} what={words.reference} />
            </span>
            <span>
              {labelOf('passportNumber', language)} {passportNumber}
              <CopyButton text={passportNumber} what={labelOf('passportNumber', language)} />
            </span>
            {record.merged.map((other) => (
              <Link key={other.id} to="/records/$recordId/merge" params={{ recordId: record.id }}>
                {words.also(other.reference)}
              </Link>
            ))}
          </Text>
          <p>{sentence.filter(Boolean).join(' · ')}</p>
          <RecordState record={record} />
        </div>
        <section className={classes.actions} aria-label={words.bar.title}>
          {children}
        </section>
      </div>
    </header>
  )
}
