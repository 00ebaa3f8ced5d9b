import { Group, Radio } from '@mantine/core'
import { useState } from 'react'
import { moneyIn } from '#modules/training/money.schema'
import type { LedgerEntry } from '#modules/training/payments.schema'
import { shortDate } from '#platform/clock/schema'
import { directionOf, type Language } from '#platform/languages.schema'
import { receiptWords as catalogue } from '#texts/each/printed'
import { trainingWords } from '#texts/each/training'
import { languageNow } from '../look/language.ts'
import { QrCode } from '../record/qr-code.tsx'
import { type Issuer, Letterhead } from '../ui/letterhead.tsx'
import { PrintTools } from '../ui/print-tools.tsx'
import { useClassesWords } from '../words/classes.ts'
import { purposeIn } from '../words/payments.ts'
import { PaperSize } from './paper-size.tsx'
import classes from './print.module.css'

interface ReceiptView {
  entry: LedgerEntry
  studentName: string
  issuer: Issuer
  onClose: () => void
}

/** The receipt of a payment, on its own view that prints as shown, A4 or A6. */
export function ReceiptView({ onClose, ...receipt }: ReceiptView) {
  const { print } = useClassesWords()
  const [language, setLanguage] = useState<Language>(languageNow())
  const [paper, setPaper] = useState<'A4' | 'A6'>('A4')
  return (
    <div>
      <PrintTools words={print} language={language} onLanguage={setLanguage} onClose={onClose}>
        <Radio.Group
          label={print.paper}
          value={paper}
          onChange={(to) => setPaper(to as 'A4' | 'A6')}
        >
          <Group gap="md" mt={4}>
            <Radio value="A4" label="A4" />
            <Radio value="A6" label="A6" />
          </Group>
        </Radio.Group>
      </PrintTools>
      <PaperSize paper={paper} />
      <Receipt {...receipt} language={language} paper={paper} />
    </div>
  )
}

interface Receipt extends Omit<ReceiptView, 'onClose'> {
  language: Language
  paper: 'A4' | 'A6'
}

function Receipt({ entry, studentName, issuer, language, paper }: Receipt) {
  const words = catalogue[language]
  const { number = '', check = '' } = entry.receipt ?? {}
  const names = entry.kind !== 'refund' ? words : words.refund
  const address = `${window.location.origin}/verify?receipt=${number}&check=${check}`
  return (
    <article
      className={classes.sheet}
      data-paper={paper}
      lang={language}
      dir={directionOf(language)}
      aria-label={names.title}
    >
      <Letterhead issuer={issuer} {...{ language, words }} />
      <h1>
        {names.title} <span className={classes.code}>{number}</span>
      </h1>
      {entry.correctedBy !== null && <p className={classes.corrected}>{words.corrected}</p>}
      <div className={classes.body}>
        <dl className={classes.facts}>
          <Line name={words.amount} className={classes.amount}>
            {moneyIn(language, Math.abs(entry.amount), entry.currency)}
          </Line>
          <Line name={names.received}>
            {entry.receivedOn && shortDate(entry.receivedOn, { lang: language, timeZone: 'UTC' })}
          </Line>
          <Line name={names.from}>{studentName}</Line>
          <Line name={words.purpose}>
            {purposeIn(language, entry) ?? trainingWords[language].credit}
          </Line>
          <Line name={words.method}>{entry.method && words.methods[entry.method]}</Line>
          <Line name={words.reference}>{entry.reference}</Line>
          <Line name={names.by}>{entry.receivedBy}</Line>
          {entry.refunds !== null && <Line name={words.refund.reason}>{entry.reason}</Line>}
          <Line name={words.check} className={classes.code}>
            {check}
          </Line>
        </dl>
        <div className={classes.qr}>
          <QrCode text={address} label={words.qrOf(address)} />
        </div>
      </div>
      <footer>
        <p>{words.confirm(`${window.location.host}/verify`)}</p>
        <p>
          <strong>{words.notGovernment}</strong>
        </p>
      </footer>
    </article>
  )
}

interface Line {
  name: string
  className?: string | undefined
  children: string | null
}

function Line({ name, className, children }: Line) {
  if (!children) return null
  return (
    <div className={className}>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}
