import type { ReactNode } from 'react'
import type { documentKinds } from '#modules/documents/schema'
import { checksForOthers, type Organisation, officialChecksFor } from '#modules/organisation'
import { type DocumentVerdict, isReference } from '#modules/receipts/schema'
import { readReference } from '#modules/records'
import { ComparedWith, OfficialChecks } from '../file/one-document.tsx'
import { longDate } from '../layout/dates.ts'
import { Items, Way } from '../layout/fields.tsx'
import { KeepReceipt } from '../layout/receipts.tsx'
import type { Words } from '../words.ts'
import { ByWhatsApp } from './by-whatsapp.tsx'
import { Answer, type Outcome, type OutcomeSort, sortOf } from './outcome.tsx'
import { ByReference } from './page.tsx'
import { OfReceipt } from './receipt.tsx'

const sheet = <path d="M7 4h12l6 6v18H7z" />

/** Drawn from sheets of paper: nothing that could look like a seal, a stamp or a tick (H2). */
const drawings: Record<OutcomeSort, ReactNode> = {
  same: (
    <>
      <path d="M4 6h8v20H4zM20 6h8v20h-8z" />
      <path d="M14 14h4M14 18h4" />
    </>
  ),
  copy: (
    <>
      {sheet}
      <path d="M10 24 22 12M10 18l6-6M16 26l6-6" />
    </>
  ),
  superseded: (
    <>
      <path d="M12 3h16v20" />
      <path d="M4 9h16v20H4z" />
    </>
  ),
  different: (
    <>
      <path d="M4 6h8v20H4zM20 6h8v20h-8z" />
      <path d="M14 14h4M14 18h4M18.5 11l-5 10" />
    </>
  ),
  held: (
    <>
      {sheet}
      <path d="M11 14h10M11 18h10M11 22h6" />
    </>
  ),
  unheld: (
    <>
      {sheet}
      <path d="M13 16a3 3 0 1 1 3 3v2M16 24v.5" />
    </>
  ),
}

/** An icon for the result of a comparison, beside the words for it. */
function OutcomeSign({ sort }: { sort: OutcomeSort }) {
  return (
    <svg className="sign" viewBox="0 0 32 32" width="48" height="48" aria-hidden="true">
      {drawings[sort]}
    </svg>
  )
}

interface ResultProps {
  words: Words
  organisation: Organisation
  outcome: Outcome
}

export function Result({ words, organisation, outcome }: ResultProps) {
  const { verify, file } = words
  if (outcome.of === 'receipt')
    return <OfReceipt words={words} organisation={organisation} outcome={outcome} />
  const sort = sortOf(outcome)
  const kept = keepable(outcome)
  const kind =
    outcome.of === 'file' && outcome.verdict.verdict !== 'unknown' && outcome.verdict.kind
  return (
    <Answer
      {...{ words, organisation }}
      title={verify.outcomes[sort]}
      sign={<OutcomeSign sort={sort} />}
      saysReach={outcome.of === 'reference'}
      limits={{
        title: file.unknown,
        text: verify.unknownText,
        more: kind && <OfficialChecks words={words} checks={checksFor(organisation, kind)} />,
      }}
      below={
        <>
          {outcome.of === 'reference' && outcome.verdict.verdict === 'unknown' && (
            <ByReference
              words={words}
              form={{ values: { reference: outcome.typed }, problems: [] }}
            />
          )}
          {kept && <KeepReceipt words={words} action="/verify/receipts" fields={kept} />}
        </>
      }
    >
      <h2>{file.known}</h2>
      {outcome.of === 'file' ? (
        <OfFile words={words} organisation={organisation} verdict={outcome.verdict} />
      ) : (
        <OfReference words={words} organisation={organisation} outcome={outcome} />
      )}
    </Answer>
  )
}

/** Returns what a receipt can be made of; for a reference only when it has the form of ours. */
function keepable(outcome: Exclude<Outcome, { of: 'receipt' }>): Record<string, string> | null {
  if (outcome.of === 'file') return { sha256: outcome.sha256 }
  return isReference(readReference(outcome.typed)) ? { reference: outcome.typed } : null
}

/**
 * Returns the checks of the kind, and of the country whose nationals the organisation sends: where the
 * candidate goes is the candidate's own business.
 */
function checksFor(
  { defaultNationality }: Organisation,
  kind: keyof typeof documentKinds,
): ReturnType<typeof officialChecksFor> {
  return checksForOthers(officialChecksFor(kind, null, defaultNationality))
}

interface OfFileProps extends Omit<ResultProps, 'outcome'> {
  verdict: DocumentVerdict
}

function OfFile({ words, organisation, verdict }: OfFileProps) {
  const { verify } = words
  const name = organisation.displayName
  if (verdict.verdict === 'unknown')
    return (
      <>
        <p className="big">{verify.different(name)}</p>
        <p>
          {verify.askFor} <a href="/shared">{words.shared.title}</a>
        </p>
        <h3>{verify.whatsApp.title}</h3>
        <ByWhatsApp words={words} />
      </>
    )
  return (
    <>
      <ComparedWith words={words} compared={verdict.compared} ask="#ask" />
      <p className="big">{verify[verdict.verdict](name, longDate(verdict.heldSince, words))}</p>
      <p>
        {verdict.papers === 1
          ? verify.kind(words.kinds[verdict.kind])
          : verify.documents(verdict.papers)}
      </p>
      {verdict.superseded && <p>{verify.superseded(name)}</p>}
    </>
  )
}

interface OfReferenceProps extends ResultProps {
  outcome: Extract<Outcome, { of: 'reference' }>
}

function OfReference({ words, words: { verify }, organisation, outcome }: OfReferenceProps) {
  const name = organisation.displayName
  return (
    <>
      <p>
        {verify.typed} <bdi className="typed">{outcome.typed}</bdi>
      </p>
      <p>
        {outcome.verdict.verdict === 'held'
          ? verify.referenceHeld(name)
          : verify.referenceUnknown(name)}
      </p>
      <h3>{verify.shareTitle}</h3>
      <Items as="ol" className="plain numbered" of={verify.shareSteps} />
      <Way href="/shared" text={words.shared.title} />
    </>
  )
}
