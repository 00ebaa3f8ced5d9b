import type { ReactNode } from 'react'
import type { Organisation } from '#modules/organisation'
import { hasChanged, type ReceiptFileVerdict } from '#modules/receipts/schema'
import { ContactLines } from '../layout/footer.tsx'
import type { Words } from '../messages/index.ts'
import { Since, WhatReceiptSays } from '../receipts/page.tsx'
import { CheckAnother } from './check-another.tsx'

type Verdict = Exclude<ReceiptFileVerdict, { verdict: 'unreadable' }>

/** Returns the result of checking a receipt's file, for its heading. */
export function receiptFileOutcome(
  { attestation: { outcomes }, checkReceipt }: Words,
  verdict: Verdict,
): string {
  if (verdict.verdict !== 'ours') return outcomes[verdict.verdict]
  if (verdict.now === null || verdict.signature === 'revoked') return outcomes.unsure
  return hasChanged(verdict.now) ? checkReceipt.oursChanged : checkReceipt.ours
}

interface OfReceiptFileProps {
  words: Words
  organisation: Organisation
  verdict: Verdict
  /** How to keep the answer. */
  keep: ReactNode
}

/** Signature, what has changed since, and what it says, each apart (H4). */
export function OfReceiptFile({ words, organisation, verdict, keep }: OfReceiptFileProps) {
  const { attestation, checkReceipt, verify } = words
  return (
    <>
      <section className="lead outcome">
        <h1>{receiptFileOutcome(words, verdict)}</h1>
      </section>
      <section className="verdicts">
        <div className="verdict told">
          <h2>{attestation.signature}</h2>
          <p>
            {verdict.verdict === 'foreign'
              ? attestation.foreign(verdict.host)
              : attestation.signatures[verdict.verdict === 'ours' ? verdict.signature : 'altered']}
          </p>
          {verdict.verdict === 'ours' && (
            <>
              <h2>{checkReceipt.since}</h2>
              <SinceThen words={words} now={verdict.now} />
              {verdict.now && (
                <>
                  <h2>{attestation.says}</h2>
                  <WhatReceiptSays {...{ words, organisation, receipt: verdict.now }} />
                  <p>
                    <a href={`/verify/${verdict.now.number}`}>{checkReceipt.look}</a>
                  </p>
                </>
              )}
            </>
          )}
          <h3>{verify.reach}</h3>
          <ContactLines organisation={organisation} words={words} />
        </div>
        <div className="verdict unknown">
          <h2>{checkReceipt.limits}</h2>
          <p>{checkReceipt.limitsText}</p>
          <p>
            <a href="/official-checks">{words.layout.askGovernment}</a>
          </p>
        </div>
      </section>
      {keep}
      <CheckAnother words={words} />
    </>
  )
}

type Ours = Extract<Verdict, { verdict: 'ours' }>

function SinceThen({ words, now }: { words: Words; now: Ours['now'] }) {
  const { checkReceipt } = words
  if (now === null) return <p>{checkReceipt.unknown}</p>
  if (!hasChanged(now)) return <p>{checkReceipt.nothingSince}</p>
  return <Since words={words} receipt={now} />
}
