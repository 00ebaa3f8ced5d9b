import type { Organisation } from '#modules/organisation'
import { type LedgerEntry, moneyIn } from '#modules/training/schema'
import { longDate } from '../layout/dates.ts'
import type { Words } from '../messages/index.ts'
import { QrCode } from '../share/qr-code.tsx'
import { Fact } from './class-card.tsx'
import { OwnLinks } from './own-links.tsx'
import { type PaperSize, Sheet } from './sheet.tsx'
import { purposeIn } from './training-texts.ts'

const papers = ['A4', 'A6'] as const

/** Returns the requested paper size. */
export function paperIn(asked: string | null): PaperSize {
  return papers.find((paper) => paper === asked) ?? 'A4'
}

interface ReceiptProps {
  words: Words
  entry: LedgerEntry
  studentName: string
  organisation: Organisation
  /** The public address, below which anybody can look up the receipt. */
  siteUrl: string
  paper: PaperSize
}

/** The receipt of a payment, with links back and to the other paper size. */
export function Receipt(props: ReceiptProps) {
  const { words, entry, studentName, organisation, siteUrl, paper } = props
  const { receipt: texts, payments, file, lang } = words
  const { number = '', check = '' } = entry.receipt ?? {}
  const names = entry.refunds === null ? texts : texts.refund
  const verify = new URL('/verify', siteUrl)
  const asked = new URLSearchParams({ receipt: number, check })
  const address = `${verify.href}?${asked}`
  return (
    <>
      <OwnLinks words={words} here="/my/payments" />
      <div className="screen-only timeleft">
        <a className="quiet" href="/my/payments">
          {payments.back}
        </a>
        <p className="soft">{file.print}</p>
        <nav className="actions" aria-label={payments.paper}>
          {papers.map((each) => (
            <a
              key={each}
              className="button"
              href={`?paper=${each}`}
              aria-current={each === paper ? 'page' : undefined}
            >
              {each}
            </a>
          ))}
        </nav>
      </div>
      <Sheet
        organisation={organisation}
        letterhead={texts}
        title={
          <>
            {names.title} <span className="typed">{number}</span>
          </>
        }
        paper={paper}
        foot={texts.confirm(verify.host + verify.pathname)}
      >
        {entry.correctedBy !== null && <p className="corrected">{texts.corrected}</p>}
        <div className="columns">
          <dl className="facts">
            <Fact name={texts.amount}>{moneyIn(lang, Math.abs(entry.amount), entry.currency)}</Fact>
            <Fact name={names.received}>
              {entry.receivedOn && longDate(entry.receivedOn, words)}
            </Fact>
            <Fact name={names.from}>{studentName}</Fact>
            <Fact name={texts.purpose}>{purposeIn(words, entry)}</Fact>
            <Fact name={texts.method}>{entry.method && texts.methods[entry.method]}</Fact>
            <Fact name={texts.reference}>{entry.reference}</Fact>
            <Fact name={names.by}>{entry.receivedBy}</Fact>
            {entry.refunds !== null && <Fact name={texts.refund.reason}>{entry.reason}</Fact>}
            <Fact name={texts.check}>
              <span className="typed">{check}</span>
            </Fact>
          </dl>
          <QrCode text={address} label={texts.qrOf(address)} />
        </div>
      </Sheet>
    </>
  )
}
