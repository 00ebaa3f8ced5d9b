import type { Organisation } from '#modules/organisation'
import { readReceiptTyped } from '#modules/training'
import { moneyIn, type ReceiptVerdict } from '#modules/training/schema'
import type { FormState } from '../form.ts'
import { longDate } from '../layout/dates.ts'
import { Lead } from '../layout/fields.tsx'
import { ContactLines } from '../layout/footer.tsx'
import { KeepReceipt, receiptLimits } from '../layout/receipts.tsx'
import type { Words } from '../words.ts'
import { AskForm, CheckAnother, FoldedWay, isInUse, type Outcome } from './outcome.tsx'

/** The question about a receipt, for people who type what is on it instead of scanning its code. */
export function ByReceipt({ words: { verify }, form }: { words: Words; form: FormState }) {
  const isOpen = isInUse(form, ['receipt', 'check'])
  return (
    <FoldedWay id="by-receipt" title={verify.byReceipt} isOpen={isOpen}>
      <AskForm
        id="by-receipt"
        lead={verify.byReceiptLead}
        lookUp={verify.lookUpReceipt}
        fields={[
          { id: 'receipt', label: verify.receipt, hint: verify.receiptHint },
          { id: 'check', label: verify.receiptCheck, hint: verify.receiptCheckHint },
        ]}
        form={form}
      />
    </FoldedWay>
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
  const { verify } = words
  const { verdict } = outcome
  const asked = readReceiptTyped(outcome.typed)
  return (
    <>
      <Lead title={receiptTitle(words, verdict)} />
      <section className="verdicts">
        <div className="verdict told">
          <h2>{words.file.known}</h2>
          {verdict.verdict === 'issued' ? (
            <Issued words={words} name={organisation.displayName} receipt={verdict} />
          ) : (
            <p className="big">{verify.receiptUnknown(organisation.displayName)}</p>
          )}
          <h3>{verify.reach}</h3>
          <ContactLines organisation={organisation} words={words} />
        </div>
        <div className="verdict unknown">
          <h2>{verify.receiptLimits}</h2>
          <p>{receiptLimits(words, verdict.verdict === 'issued')}</p>
        </div>
      </section>
      {asked && (
        <KeepReceipt
          words={words}
          action="/verify/receipts"
          fields={{ payment: asked.number, check: asked.check }}
        />
      )}
      <CheckAnother words={words} />
    </>
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
        <div>
          <dt>{verify.receipt}</dt>
          <dd>{number}</dd>
        </div>
        <div>
          <dt>{words.receipt.amount}</dt>
          <dd>{moneyIn(lang, amount, currency)}</dd>
        </div>
        <div>
          <dt>{isRefund ? words.receipt.refund.received : words.receipt.received}</dt>
          <dd>{longDate(receivedOn, words)}</dd>
        </div>
      </dl>
      {correctedOn && <p>{verify.receiptCorrected(name, longDate(correctedOn, words))}</p>}
    </>
  )
}
