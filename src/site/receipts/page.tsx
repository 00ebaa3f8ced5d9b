import { issuerOf } from '#modules/attestations'
import type { Organisation } from '#modules/organisation'
import type { Receipt } from '#modules/receipts/schema'
import { ComparedWith } from '../file/one-document.tsx'
import { longDate, longMoment } from '../layout/dates.ts'
import { FactList } from '../layout/facts.tsx'
import { receiptLimits } from '../layout/receipts.tsx'
import { Sheet } from '../my/sheet.tsx'
import type { RequestContext } from '../route.ts'
import { QrCode } from '../share/made-page.tsx'
import { show } from '../show.tsx'
import type { Words } from '../words.ts'

/**
 * Shows a receipt of a check, to print and to look up again, on its own page and beside the open share that it was made
 * from: the same text, and what has changed since.
 */
export function showReceipt(
  context: RequestContext,
  receipt: Receipt,
  back: '/verify' | '/shared/file',
  headers: Record<string, string> = {},
): Promise<Response> {
  const { ctx, words, organisation } = context
  const { checkReceipt: texts, file, verify } = words
  const address = new URL(`/verify/${receipt.number}`, ctx.config.url)
  return show(context, {
    title: `${texts.title} ${receipt.number}`,
    main: (
      <>
        <div className="screen-only timeleft">
          <a className="quiet" href={back}>
            {back === '/verify' ? verify.again : texts.backToShare}
          </a>
          <p className="soft">{file.print}</p>
        </div>
        <Sheet
          organisation={organisation}
          language={words.lang}
          letterhead={texts}
          title={texts.title}
          paper="A4"
          foot={texts.readAt(address.host + address.pathname)}
        >
          <Since words={words} receipt={receipt} />
          {/* What people came for: what was compared, and when, follows it. */}
          <Answer words={words} receipt={receipt} />
          <div className="columns">
            <div>
              <Facts words={words} receipt={receipt} organisation={organisation} />
              <div className="print-only">
                <Digest words={words} receipt={receipt} />
              </div>
            </div>
            <QrCode text={address.href} label={words.receipt.qrOf(address.href)} />
          </div>
          <h2>{texts.limits}</h2>
          <p>
            {receipt.compared === 'payment'
              ? receiptLimits(words, receipt.verdict !== 'unconfirmed')
              : texts.limitsText}
          </p>
        </Sheet>
        <details className="screen-only">
          <summary>{file.experts}</summary>
          <Digest words={words} receipt={receipt} />
          <Proofs
            texts={texts}
            number={receipt.number}
            isSigned={issuerOf(ctx.config.url) !== null}
          />
        </details>
      </>
    ),
    headers,
    hasSearch: back === '/verify',
    isResult: true,
  })
}

interface ProofsProps {
  texts: Words['checkReceipt']
  number: string
  /** Whether the agency signs receipts: its site has an https address. */
  isSigned: boolean
}

/** The files that prove a receipt. */
function Proofs({ texts, number, isSigned }: ProofsProps) {
  return (
    <>
      {isSigned && (
        <p>
          <a href={`/api/v1/receipts/${number}/credential`} download={`${number}.vc.json`}>
            {texts.credential}
          </a>
          <br />
          <span className="soft">{texts.credentialLead}</span>
        </p>
      )}
      <p>
        <a href={`/api/v1/receipts/${number}/proof`} download={`${number}.json`}>
          {texts.proof}
        </a>
        <br />
        <span className="soft">{texts.proofLead}</span>
      </p>
    </>
  )
}

interface PartProps {
  words: Words
  receipt: Receipt
}

/** What its reader has to know first: that it no longer holds. */
export function Since({ words, words: { checkReceipt: texts }, receipt }: PartProps) {
  const { compared, supersededSince, withdrawnSince, expiredSince, organisation } = receipt
  const name = organisation.displayName
  if (compared === 'receipt') {
    const [first] = [supersededSince, withdrawnSince, expiredSince].filter(Boolean).toSorted()
    return first ? <p className="corrected">{texts.changed(longDate(first, words))}</p> : null
  }
  const withdrawn = compared === 'attestation' ? texts.ended : texts.withdrawn
  const superseded = compared === 'payment' ? texts.corrected : texts.superseded
  return (
    <>
      {supersededSince && (
        <p className="corrected">{superseded(name, longDate(supersededSince, words))}</p>
      )}
      {withdrawnSince && (
        <p className="corrected">{withdrawn(name, longDate(withdrawnSince, words))}</p>
      )}
      {expiredSince && <p className="corrected">{texts.expired(longDate(expiredSince, words))}</p>}
    </>
  )
}

function Facts({ words, receipt, organisation }: PartProps & { organisation: Organisation }) {
  const { checkReceipt: texts, share, verify, attestation } = words
  const { purpose, until, organisation: issuer } = receipt
  const isSame = issuer.legalName === organisation.legalName
  const licence = issuer.byOwnAccount ? texts.licenceByOwnAccount : texts.licence
  const facts: [name: string, value: string | null][] = [
    [words.receipt.number, receipt.number],
    [texts.at, longMoment(receipt.at, words)],
    [texts.compared, texts.comparisons[receipt.compared]],
    [receipt.compared === 'payment' ? verify.receipt : attestation.reference, receipt.reference],
    [texts.attestationEnds, until === undefined ? null : longDate(until, words)],
    [words.shared.sharedFor, purpose && share.purposes[purpose]],
    [
      texts.issuedAs,
      isSame
        ? null
        : `${issuer.legalName}. ${licence(issuer.licenceNumber, issuer.licensingAuthority)}`,
    ],
  ]
  return <FactList facts={facts} />
}

/** What experts compare: on the screen behind the word for it, on paper below the facts. */
function Digest({ words, receipt }: PartProps) {
  const { checkReceipt: texts, attestation } = words
  const name = isShown(receipt) ? texts.shownSha256 : attestation.sha256
  return receipt.sha256 ? <FactList facts={[[name, receipt.sha256]]} /> : null
}

/** The verdict, in exactly the words of the answer. */
function Answer({ words, receipt }: PartProps) {
  const { checkReceipt: texts, verify, kinds } = words
  const { papers: documents, verdict, superseded, organisation } = receipt
  const name = organisation.displayName
  return (
    <>
      <h2>{texts.answer}</h2>
      <p className="big">{sentenceOf(words, receipt)}</p>
      {isShown(receipt) && <p>{texts.notRepeated}</p>}
      {verdict === 'shown' || isShown(receipt) ? (
        <>
          {verdict === 'shown' && <h3>{texts.shownDocuments}</h3>}
          <ul>
            {documents.map(({ kind, heldSince, compared }) => (
              <li key={kind}>
                {texts.heldSince(kinds[kind], longDate(heldSince, words))}
                <ComparedWith words={words} compared={compared ?? []} ask="/official-checks" />
              </li>
            ))}
            {verdict === 'shown' && documents.length === 0 && <li>{texts.noDocuments}</li>}
          </ul>
        </>
      ) : (
        documents.map(({ kind, compared }) => (
          <div key={kind}>
            <p>{verify.kind(kinds[kind])}</p>
            <ComparedWith words={words} compared={compared ?? []} ask="/official-checks" />
          </div>
        ))
      )}
      {verdict === 'copy' && documents.length === 0 && <p>{verify.documents(receipt.count)}</p>}
      {(verdict === 'issued' || verdict === 'refunded') && <p>{texts.amountNotRepeated}</p>}
      {superseded && (
        <p>{receipt.compared === 'payment' ? texts.wasCorrected(name) : verify.superseded(name)}</p>
      )}
    </>
  )
}

/** Tells whether it is about a text that somebody showed: an attestation, or the file of a receipt. */
function isShown({ compared }: Receipt): boolean {
  return compared === 'attestation' || compared === 'receipt'
}

function sentenceOf(words: Words, receipt: Receipt): string {
  const { verify, checkReceipt } = words
  const { verdict, heldSince, organisation } = receipt
  const name = organisation.displayName
  const day = heldSince === null ? '' : longDate(heldSince, words)
  const sentences: Record<Receipt['verdict'], (name: string) => string> = {
    same: () => verify.same(name, day),
    copy: () => verify.copy(name, day),
    different: () => verify.different(name),
    known: () => `${verify.cannot} ${verify.referenceHeld(name)}`,
    unknown: () => `${verify.cannot} ${verify.referenceUnknown(name)}`,
    shown: () => checkReceipt.shown(name),
    ...checkReceipt.verdicts,
  }
  return sentences[verdict](name)
}

/** What a receipt says, without what has changed since. */
export function WhatReceiptSays(props: PartProps & { organisation: Organisation }) {
  return (
    <>
      <Facts {...props} />
      <Answer {...props} />
    </>
  )
}
