import type { Organisation } from '#modules/organisation'
import { readReceiptTyped } from '#modules/training'
import { moneyIn } from '#modules/training/money.schema'
import type { ReceiptVerdict } from '#modules/training/payments.schema'
import type { FormState } from '../form.ts'
import { longDate } from '../layout/dates.ts'
import { Fact } from '../layout/facts.tsx'
import { KeepReceipt, receiptLimits } from '../layout/receipts.tsx'
import type { Words } from '../words.ts'
import { Answer, AskForm, FoldedWay, isInUse, type Outcome } from './outcome.tsx'

/** The question about a receipt, for people who type what is on it instead of scanning its code. */
export function ByReceipt({ words, form }: { words: Words; form: FormState }) {
  const isOpen = isInUse(form, ['receipt', 'check'])
  return (
    <FoldedWay id="by-receipt" title={words.verify.byReceipt} isOpen={isOpen}>
      <AskReceipt words={words} form={form} />
    </FoldedWay>
  )
}

interface AskReceiptProps {
  words: Words
  form: FormState
  /** Where nothing around the form says it already. */
  title?: string
}

function AskReceipt({ words: { verify }, form, title }: AskReceiptProps) {
  return (
    <AskForm
      {...(title && { title })}
      id="by-receipt"
      lead={verify.byReceiptLead}
      lookUp={verify.lookUpReceipt}
      fields={[
        { id: 'receipt', label: verify.receipt, hint: verify.receiptHint },
        { id: 'check', label: verify.receiptCheck, hint: verify.receiptCheckHint },
      ]}
      form={form}
    />
  )
}

interface OfReceiptProps {
  words: Words
  organisation: Organisation
  outcome: Extract<Outcome, { of: 'receipt' }>
}

/** Returns the answer about a receipt in a few words, for the title and the heading. */
export function receiptTitle({ verify }: Words, { verdict }: ReceiptVerdict): string {
  return verify.receiptOutcomes[verdict === 'issued' ? 'issued' : 'unknown']
}

/** What we can say of a receipt: that we issued it, or that we cannot confirm it. Names nobody. */
export function OfReceipt({ words, organisation, outcome }: OfReceiptProps) {
  const { verify, file } = words
  const { verdict, typed } = outcome
  const name = organisation.displayName
  const isOurs = verdict.verdict === 'issued'
  const asked = readReceiptTyped(typed)
  const values = { receipt: typed.number, check: typed.check }
  return (
    <Answer
      {...{ words, organisation }}
      title={receiptTitle(words, verdict)}
      limits={{
        title: verify.receiptLimits,
        text: receiptLimits(words, isOurs),
        asksAuthority: false,
      }}
      below={
        <>
          {!isOurs && (
            <AskReceipt words={words} title={verify.byReceipt} form={{ values, problems: [] }} />
          )}
          {asked && (
            <KeepReceipt
              words={words}
              action="/verify/receipts"
              fields={{ payment: asked.number, check: asked.check }}
            />
          )}
        </>
      }
    >
      <h2>{file.known}</h2>
      {isOurs ? (
        <Issued words={words} name={name} receipt={verdict} />
      ) : (
        <p className="big">{verify.receiptUnknown(name)}</p>
      )}
    </Answer>
  )
}

interface IssuedProps {
  words: Words
  name: string
  receipt: ReceiptVerdict & { verdict: 'issued' }
}

function Issued({ words, words: { verify, lang }, name, receipt }: IssuedProps) {
  const { number, amount, currency, receivedOn, correctedOn } = receipt
  const isRefund = receipt.kind === 'refund'
  return (
    <>
      <p className="big">{isRefund ? verify.refundIssued(name) : verify.receiptIssued(name)}</p>
      <dl className="facts">
        <Fact name={verify.receipt}>{number}</Fact>
        <Fact name={words.receipt.amount}>{moneyIn(lang, amount, currency)}</Fact>
        <Fact name={isRefund ? words.receipt.refund.received : words.receipt.received}>
          {longDate(receivedOn, words)}
        </Fact>
      </dl>
      {correctedOn && <p>{verify.receiptCorrected(name, longDate(correctedOn, words))}</p>}
    </>
  )
}
