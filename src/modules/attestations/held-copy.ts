import type { Compared } from '#modules/comparisons/schema'
import { day } from '#platform/clock'
import { calendarDate } from '#platform/clock/schema'
import { rdfType, type Statement, xsdDateTime } from '#platform/credentials'
import {
  agencyTerms,
  comparisonTerms,
  nodeTerms,
  statementsOfAgency,
  statementsOfComparison,
  vc,
} from './issuer-proof.ts'
import type { HeldCopy, HeldCopyComparison } from './schema.ts'

// What an attestation says, as JSON-LD and as the statements that are signed. Each node has a name, so the statements
// need no general JSON-LD processor, and nothing is loaded to make or check them (docs/decisions/0024). A test compares
// them with the output of such a processor for the same document.

const status = 'https://www.w3.org/ns/credentials/status#'

/** Returns the address of the context that defines our own terms. */
export function contextUrl(publicUrl: string): string {
  return `${publicUrl}/contexts/held-copy/v1`
}

export function statusListUrl(publicUrl: string, list: number): string {
  return `${publicUrl}/status/${list}`
}

/** Returns the JSON-LD context of our own terms. */
export function describeContext(publicUrl: string) {
  const term = (word: string) => `${contextUrl(publicUrl)}#${word}`
  return {
    '@context': {
      '@protected': true,
      HeldCopyCredential: term('HeldCopyCredential'),
      HeldCopy: {
        '@id': term('HeldCopy'),
        '@context': {
          ...nodeTerms,
          sha256: term('sha256'),
          kind: term('kind'),
          heldSince: { '@id': term('heldSince'), '@type': xsdDateTime },
          statement: term('statement'),
          comparisons: term('comparisons'),
          candidateName: term('candidateName'),
          recordReference: term('recordReference'),
        },
      },
      ...comparisonTerms(term),
      ...agencyTerms(term),
    },
  }
}

/** Returns the signed statements of an attestation. */
export function statementsOf(credential: HeldCopy): Statement[] {
  const { id, issuer, credentialStatus: entry, credentialSubject: copy } = credential
  const own = (word: string) => `${credential['@context'][1]}#${word}`
  const said: Statement[] = [
    [id, rdfType, { name: `${vc}VerifiableCredential` }],
    [id, rdfType, { name: own('HeldCopyCredential') }],
    [id, `${vc}issuer`, { name: issuer.id }],
    [id, `${vc}validFrom`, { text: credential.validFrom, type: xsdDateTime }],
    [id, `${vc}validUntil`, { text: credential.validUntil, type: xsdDateTime }],
    [id, `${vc}credentialStatus`, { name: entry.id }],
    [id, `${vc}credentialSubject`, { name: copy.id }],
    ...statementsOfAgency(issuer, own),
    [entry.id, rdfType, { name: `${status}BitstringStatusListEntry` }],
    [entry.id, `${status}statusPurpose`, { text: entry.statusPurpose }],
    [entry.id, `${status}statusListIndex`, { text: entry.statusListIndex }],
    [entry.id, `${status}statusListCredential`, { name: entry.statusListCredential }],
    [copy.id, rdfType, { name: own('HeldCopy') }],
    [copy.id, own('sha256'), { text: copy.sha256 }],
    [copy.id, own('kind'), { text: copy.kind }],
    [copy.id, own('heldSince'), { text: copy.heldSince, type: xsdDateTime }],
    [copy.id, own('statement'), { text: copy.statement }],
  ]
  for (const word of ['candidateName', 'recordReference'] as const) {
    const text = copy[word]
    if (text !== undefined) said.push([copy.id, own(word), { text }])
  }
  for (const comparison of copy.comparisons ?? []) {
    said.push([copy.id, own('comparisons'), { name: comparison.id }])
    said.push(...statementsOfComparison(comparison, own))
  }
  return said
}

interface Signed {
  /** The attestation's id. */
  id: string
  agency: string
  compared: readonly Compared[]
}

/** Returns what an attestation says about asking the authorities: one member for each, or that nobody asked. */
export function describeComparisons({ id, agency, compared }: Signed): HeldCopyComparison[] {
  return compared.map((one, index) => ({
    id: comparisonId(id, index),
    type: 'HeldCopyComparison',
    authority: one.authority,
    ...(isPassed(one) ? { outcome: 'old' } : datesOf(one)),
    statement: statementOf(agency, one),
  }))
}

export function comparisonId(attestationId: string, index: number): string {
  return `${attestationId}#comparison-${index + 1}`
}

/** Tells whether an answer is left out: old ones are, except one that spoke against the document. */
function isPassed({ isOld, outcome }: Compared): boolean {
  return isOld && outcome !== 'other'
}

function datesOf({ outcome, askedOn, days }: Compared) {
  const [first, last = first] = askedOn
  if (first === undefined || last === undefined) return { outcome }
  const oldAfter = new Date(Date.parse(first) + days * day).toISOString().slice(0, 10)
  return { outcome, firstAskedOn: first, lastAskedOn: last, oldAfter }
}

/** States what was shown, with its day, and never that a document is genuine or a visa valid (H4). */
function statementOf(agency: string, compared: Compared): string {
  const { authority, outcome, askedOn, days } = compared
  const whom = authority.replace(/^The /, 'the ')
  if (isPassed(compared))
    return `${agency} asked ${whom} more than ${days} days before this was signed. What was shown then is not repeated here: ask again.`
  const when = [...new Set(askedOn.map((one) => calendarDate(one, 'en')))].join(' and ')
  return {
    nobody: `Nobody at ${agency} has asked ${whom} about this copy yet.`,
    one: `One person at ${agency} asked ${whom} on ${when}. A second one has yet to ask, so this does not say what was shown.`,
    same: `Two people at ${agency} asked ${whom} on ${when}; what was shown then matched this copy. That can change any day: ask again.`,
    unclear: `Two people at ${agency} asked ${whom} on ${when}. At least one of them was shown nothing about this document, or got no answer.`,
    other: `${agency} asked ${whom} on ${when}. What was shown differed from this copy, and another person there decided to show the copy again.`,
  }[outcome]
}
