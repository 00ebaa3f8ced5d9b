import type { ReactNode } from 'react'
import type { AttestationHolder, AttestationVerdict } from '#modules/attestations/schema'
import type { Organisation } from '#modules/organisation'
import { ComparedWith } from '../file/one-document.tsx'
import { longDate, longMoment } from '../layout/dates.ts'
import { Unbroken } from '../layout/facts.tsx'
import { Press } from '../layout/fields.tsx'
import { Form } from '../layout/form.tsx'
import type { Words } from '../words.ts'
import { Answer, FoldedWay } from './outcome.tsx'

/** The question about an attestation: its file, or its text. */
export function ByAttestation({ words: { attestation } }: { words: Words }) {
  return (
    <FoldedWay id="by-attestation" title={attestation.check}>
      <Form
        className="ask-form"
        id="by-attestation"
        action="/verify/attestation"
        encType="multipart/form-data"
        aria-labelledby="by-attestation-title"
      >
        <p className="soft">{attestation.checkLead}</p>
        <p className="field">
          <label htmlFor="attestation-file">{attestation.file}</label>{' '}
          {/* Of any kind: phones know no type for .sd-jwt, and would not let it be chosen. */}
          <input id="attestation-file" name="file" type="file" />
        </p>
        <p className="field">
          <label htmlFor="attestation-text">{attestation.text}</label>{' '}
          <textarea id="attestation-text" name="attestation" rows={3} maxLength={5000} dir="ltr" />
        </p>
        <Press>{attestation.send}</Press>
      </Form>
    </FoldedWay>
  )
}

/** Returns the result of checking an attestation, for its heading. */
export function attestationOutcome(
  verdict: AttestationVerdict,
): keyof Words['attestation']['outcomes'] {
  if (verdict.verdict !== 'ours') return verdict.verdict
  const { signature, state } = verdict
  return signature === 'revoked' || state === 'unknown' ? 'unsure' : state
}

interface OfAttestationProps {
  words: Words
  organisation: Organisation
  verdict: AttestationVerdict
  /** How to keep the answer. */
  keep: ReactNode
}

/** Signature, state and content, each apart; beside them what only the authority can tell (H4). */
export function OfAttestation({ words, organisation, verdict, keep }: OfAttestationProps) {
  const { attestation: texts, verify, file } = words
  const outcome = attestationOutcome(verdict)
  return (
    <Answer
      {...{ words, organisation }}
      title={texts.outcomes[outcome]}
      limits={{ title: file.unknown, text: verify.unknownText }}
      below={outcome !== 'unreadable' && keep}
    >
      <h2>{texts.signature}</h2>
      <p>{signatureOf(words, verdict)}</p>
      {verdict.verdict === 'ours' && (
        <>
          <Holder words={words} holder={verdict.holder} />
          <h2>{words.share.state}</h2>
          <p>{texts.states[verdict.state]}</p>
          {outcome !== 'unsure' && <Says words={words} says={verdict.says} />}
          {outcome === 'in-force' && verdict.compared.length > 0 && (
            <>
              <h2>{texts.comparedNow}</h2>
              <ComparedWith words={words} compared={verdict.compared} ask="#ask" />
            </>
          )}
        </>
      )}
    </Answer>
  )
}

function signatureOf({ attestation }: Words, verdict: AttestationVerdict): string {
  if (verdict.verdict === 'foreign') return attestation.foreign(verdict.host)
  const found = verdict.verdict === 'ours' ? verdict.signature : verdict.verdict
  return attestation.signatures[found]
}

/**
 * For an attestation in a wallet: whether that wallet presented it. Only the checker can compare for whom
 * it signed.
 */
function Holder({ words, holder }: { words: Words; holder: AttestationHolder }) {
  if (holder.proof === 'none') return null
  const { holder: texts } = words.attestation
  return (
    <>
      <h2>{texts.title}</h2>
      <p>
        {holder.proof === 'holds' ? texts.holds(longMoment(holder.signedAt, words)) : texts.missing}
      </p>
    </>
  )
}

type Says = Extract<AttestationVerdict, { verdict: 'ours' }>['says']

/** Values compared letter by letter are in a monospaced font. */
type Fact = [name: string, value: string | undefined, className?: 'typed']

function Says({ words, words: { attestation: texts }, says }: { words: Words; says: Says }) {
  const { validUntil, credentialSubject: copy } = says
  const facts: Fact[] = [
    [texts.kind, copy.kind],
    [texts.heldSince, longDate(copy.heldSince, words)],
    [texts.until, longDate(validUntil, words)],
    [texts.sha256, copy.sha256, 'typed'],
    [texts.name, copy.candidateName],
    [texts.reference, copy.recordReference, 'typed'],
    ...(copy.comparisons ?? []).map(({ statement }): Fact => [texts.asked, statement]),
  ]
  return (
    <>
      <h2>{texts.says}</h2>
      <dl className="facts">
        {facts.map(
          ([name, value, className]) =>
            value !== undefined && (
              <div key={`${name} ${value}`}>
                <dt>
                  <Unbroken text={name} />
                </dt>
                <dd className={className}>
                  <bdi>{value}</bdi>
                </dd>
              </div>
            ),
        )}
      </dl>
    </>
  )
}
