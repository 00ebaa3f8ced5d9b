import type { Compared } from '#modules/comparisons/schema'
import { day } from '#platform/clock'
import { calendarDate } from '#platform/clock/schema'
import type { HeldCopyComparison } from './schema.ts'

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
