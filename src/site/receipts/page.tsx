import type { Organisation } from '#modules/organisation'
import type { Receipt } from '#modules/receipts/schema'
import { ComparedWith } from '../file/one-document.tsx'
import { longDate, longMoment } from '../layout/dates.ts'
import { FactList } from '../layout/facts.tsx'
import { Told } from '../layout/fields.tsx'
import { receiptLimits } from '../layout/receipts.tsx'
import { Sheet } from '../my/sheet.tsx'
import { QrCode } from '../share/made-page.tsx'
import type { Words } from '../words.ts'

interface CheckReceiptProps {
  words: Words
  organisation: Organisation
  receipt: Receipt
  /** The public address of this installation. */
  siteUrl: string
  /** Whether the agency signs receipts: its site has an https address. */
  isSigned: boolean
  /** The page that the reader came from. */
  back: '/verify' | '/shared/file'
}

/** A receipt of a check, to print and to look up again: the same text, and what has changed since. */
export function CheckReceipt(props: CheckReceiptProps) {
  const { words, organisation, receipt, siteUrl, isSigned, back } = props
  const { checkReceipt: texts, file } = words
  const address = new URL(`/verify/${receipt.number}`, siteUrl)
  return (
    <>
      <div className="screen-only timeleft">
        <a className="quiet" href={back}>
          {back === '/verify' ? texts.back : texts.backToShare}
        </a>
        <p className="soft">{file.print}</p>
      </div>
      <Sheet
        organisation={organisation}
        letterhead={texts}
        title={texts.title}
        paper="A4"
        foot={texts.readAt(address.host + address.pathname)}
      >
        <Since words={words} receipt={receipt} />
        <div className="columns">
          <Facts words={words} receipt={receipt} organisation={organisation} />
          <QrCode text={address.href} label={texts.qrOf(address.href)} />
        </div>
        <Answer words={words} receipt={receipt} />
        <h2>{texts.limits}</h2>
        <p>
          {receipt.compared === 'payment'
            ? receiptLimits(words, receipt.verdict !== 'unconfirmed')
            : texts.limitsText}
        </p>
      </Sheet>
      {isSigned && (
        <p className="screen-only">
          <a
            href={`/api/v1/receipts/${receipt.number}/credential`}
            download={`${receipt.number}.vc.json`}
          >
            {texts.credential}
          </a>
          <br />
          <span className="soft">{texts.credentialLead}</span>
        </p>
      )}
      <p className="screen-only">
        <a href={`/api/v1/receipts/${receipt.number}/proof`} download={`${receipt.number}.json`}>
          {texts.proof}
        </a>
        <br />
        <span className="soft">{texts.proofLead}</span>
      </p>
    </>
  )
}

type PartProps = Pick<CheckReceiptProps, 'words' | 'receipt'>

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
  const { checkReceipt: texts, share, verify } = words
  const { purpose, sha256, until, organisation: issuer } = receipt
  const isSame = issuer.legalName === organisation.legalName
  const licence = issuer.byOwnAccount ? texts.licenceByOwnAccount : texts.licence
  const facts: [name: string, value: string | null][] = [
    [words.receipt.number, receipt.number],
    [texts.at, longMoment(receipt.at, words)],
    [texts.compared, texts.comparisons[receipt.compared]],
    [isShown(receipt) ? texts.shownSha256 : texts.sha256, sha256],
    [receipt.compared === 'payment' ? verify.receipt : texts.reference, receipt.reference],
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

/** There is no such receipt; the explanation is the same for every well-formed number. */
export function NoReceipt({ words, isMistyped }: { words: Words; isMistyped: boolean }) {
  const { unknownTitle, mistyped, unknown, back } = words.checkReceipt
  const next = { label: back, href: '/verify' }
  return <Told title={unknownTitle} sentences={[isMistyped ? mistyped : unknown]} next={next} />
}
