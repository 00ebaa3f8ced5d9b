import type { ReactNode } from 'react'
import { checkAttestation } from '#modules/attestations'
import type { Organisation } from '#modules/organisation'
import { checkReceiptFile } from '#modules/receipts'
import {
  hasChanged,
  mostReceiptCharacters,
  type ReceiptFileVerdict,
  verificationRates,
} from '#modules/receipts/schema'
import { formWithFile } from '../form.ts'
import { Way } from '../layout/fields.tsx'
import { KeepReceipt } from '../layout/receipts.tsx'
import { Since, WhatReceiptSays } from '../receipts/page.tsx'
import { page, type RequestContext } from '../route.ts'
import { show } from '../show.tsx'
import type { Words } from '../words.ts'
import { attestationOutcome, OfAttestation } from './attestation.tsx'
import { Answer } from './outcome.tsx'

/** An attestation, or the file of a receipt, as a file or as text. It is compared, and stored nowhere. */
export const attestationCheckPage = page(
  'POST /verify/attestation',
  { permission: 'public', bringsFile: true },
  async (context) => {
    const { ctx, address } = context
    await ctx.limits.takeByAddress(verificationRates.verify, address)
    const { file, fields, busy } = await formWithFile(context, mostReceiptCharacters)
    if (busy) throw busy
    const text = file?.toString('utf8') ?? fields.attestation ?? ''
    return showChecked(context, text, await checkText(context, text))
  },
)

/** Shows what a text is, if it is an attestation or the file of a receipt; null if it is neither. */
export async function answerToText(
  context: RequestContext,
  text: string,
): Promise<Response | null> {
  const checked = await checkText(context, text)
  const isNeither = checked.of === 'attestation' && checked.attested.verdict === 'unreadable'
  return isNeither ? null : showChecked(context, text, checked)
}

type Checked = Awaited<ReturnType<typeof checkText>>

async function checkText({ ctx }: RequestContext, text: string) {
  const { url } = ctx.config
  const ofReceipt = await checkReceiptFile(ctx, text, url)
  if (ofReceipt.verdict !== 'unreadable') return { of: 'receipt', ofReceipt } as const
  const attested = await ctx.read((read) => checkAttestation(read, text, url))
  return { of: 'attestation', attested } as const
}

function showChecked(context: RequestContext, text: string, checked: Checked): Promise<Response> {
  const { words, organisation } = context
  const attestation = Buffer.from(text).toString('base64url')
  const keep = <KeepReceipt words={words} action="/verify/receipts" fields={{ attestation }} />
  if (checked.of === 'receipt')
    return showResult(context, {
      title: receiptFileOutcome(words, checked.ofReceipt),
      main: <OfReceiptFile {...{ words, organisation, keep }} verdict={checked.ofReceipt} />,
    })
  return showResult(context, {
    title: words.attestation.outcomes[attestationOutcome(checked.attested)],
    main: <OfAttestation {...{ words, organisation, keep }} verdict={checked.attested} />,
  })
}

function showResult(
  context: RequestContext,
  result: { title: string; main: ReactNode },
): Promise<Response> {
  return show(context, { ...result, hasSearch: true, isResult: true, here: '/verify' })
}

type Verdict = Exclude<ReceiptFileVerdict, { verdict: 'unreadable' }>

/** Returns the result of checking a receipt's file, for its heading. */
function receiptFileOutcome(
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
function OfReceiptFile({ words, organisation, verdict, keep }: OfReceiptFileProps) {
  const { attestation, checkReceipt } = words
  return (
    <Answer
      {...{ words, organisation }}
      title={receiptFileOutcome(words, verdict)}
      limits={{ title: checkReceipt.limits, text: checkReceipt.limitsText }}
      below={keep}
    >
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
              <Way href={`/verify/${verdict.now.number}`} text={checkReceipt.look} />
            </>
          )}
        </>
      )}
    </Answer>
  )
}

type Ours = Extract<Verdict, { verdict: 'ours' }>

function SinceThen({ words, now }: { words: Words; now: Ours['now'] }) {
  const { checkReceipt } = words
  if (now === null) return <p>{checkReceipt.unknown}</p>
  if (!hasChanged(now)) return <p>{checkReceipt.nothingSince}</p>
  return <Since words={words} receipt={now} />
}
