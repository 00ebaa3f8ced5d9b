import { keptOnUntil } from '#modules/consents/schema'
import { type DocumentKind, documentKinds } from '#modules/documents/schema'
import type { Keeping } from '#modules/organisation/keeping.schema'
import type { KeptAtLeast } from '#modules/organisation/keeping-laws.schema'
import { type Instant, isAhead } from '#platform/clock'
import { daysAfter, monthsAfter } from '#platform/clock/schema'
import type { What } from './schema.ts'

/** What decides how long a record, and its content, is kept. */
export interface Kept {
  /** When anybody last changed or entered something. */
  changedAt: Instant
  /** The end of the day of departure, past or future; null: unknown. */
  departedAt: Instant | null
  /** Since when the candidate does not consent to keeping the file; null: consents, or has not answered. */
  unwantedSince: Instant | null
  /** The end of the last day of an agency that closes, past or future; null: it does not close. */
  closesAt: Instant | null
  /** The kinds of documents on file, including earlier and removed versions; each with its last upload. */
  documents: readonly { kind: DocumentKind; uploadedAt: Instant }[]
  /** Whether terms of a contract, another contract or money is on file, besides documents. */
  hasContract: boolean
  /** The time zone in which days and months are counted. */
  timeZone: string
  /** The months that the law requires, whatever the settings say. */
  atLeast: KeptAtLeast
}

/** Something that has been kept for as long as the settings say. */
export interface Due {
  what: What
  since: Instant
  /**
   * What the period was counted from: the departure, the last change, the end of the consent or of the agency; or the
   * law.
   */
  because: 'departure' | 'change' | 'consent' | 'closing' | 'law'
}

/**
 * Returns what is due for removal in a record: the record, with everything in it, or kinds of its documents. Nothing if
 * one of the instants is in the future: the departure is still to come, or the clock has been set back and nobody knows
 * how long ago anything was.
 */
export function whatIsDue(kept: Kept, keeping: Keeping, now: Instant): Due[] {
  const { changedAt, departedAt, documents } = kept
  const instants: [Instant, ...Instant[]] = [
    changedAt,
    ...documents.map(({ uploadedAt }) => uploadedAt),
  ]
  const { closesAt } = kept
  const isClosed = closesAt !== null && closesAt <= now
  // A future flight keeps nothing for an agency that has closed, and nothing that the candidate does not want kept: the
  // candidate was told the day.
  if (departedAt !== null && !isClosed && kept.unwantedSince === null) instants.push(departedAt)
  if (kept.unwantedSince !== null) instants.push(kept.unwantedSince)
  if (isAhead(latest(...instants), now)) return []
  const ofDocuments = documents.map((document) => endOf(document, kept, keeping))
  const record = endOfRecord(kept, ofDocuments, keeping)
  if (record.since <= now) return [record]
  if (isClosed) return [{ what: 'record', since: closesAt, because: 'closing' }]
  return ofDocuments.filter(({ since }) => since <= now)
}

type KeptDocument = Kept['documents'][number]

/**
 * Returns when a document is due: what a candidate does not want kept goes sooner; a contract, and what the law
 * requires, as late as necessary.
 */
function endOf(document: KeptDocument, kept: Kept, keeping: Keeping): Due {
  const { keptAs } = documentKinds[document.kind]
  const usual = usualEndOf(document, kept, keeping)
  const own = keptAs === 'contract' ? usual : sooner(usual, kept)
  const from = latest(kept.changedAt, document.uploadedAt, kept.departedAt ?? '')
  return byLaw(own, from, { months: kept.atLeast[keptAs], timeZone: kept.timeZone })
}

/** Returns the same, or the end of the legal period if that is later. */
function byLaw(
  own: Due,
  from: Instant,
  { months, timeZone }: { months: number; timeZone: string },
): Due {
  if (months === 0) return own
  const since = monthsAfter(from, months, timeZone)
  return since > own.since ? { what: own.what, since, because: 'law' } : own
}

/** Returns the same, or the day that follows from the end of the consent if that is earlier. */
function sooner(usual: Due, { unwantedSince, timeZone }: Kept): Due {
  if (unwantedSince === null) return usual
  const since = keptOnUntil(unwantedSince, timeZone)
  return since < usual.since ? { what: usual.what, since, because: 'consent' } : usual
}

function usualEndOf(
  { kind, uploadedAt }: KeptDocument,
  { changedAt, departedAt, timeZone }: Kept,
  keeping: Keeping,
): Due {
  const { keptAs } = documentKinds[kind]
  if (keptAs === 'sensitive' && departedAt !== null) {
    const from = latest(departedAt, uploadedAt)
    const since = daysAfter(from, keeping.keepAfterDepartureDays, timeZone)
    return { what: kind, since, because: 'departure' }
  }
  const months = {
    sensitive: keeping.keepSensitiveMonths,
    contract: keeping.keepContractMonths,
    usual: keeping.keepUsualMonths,
  }[keptAs]
  const since = monthsAfter(latest(changedAt, uploadedAt, departedAt ?? ''), months, timeZone)
  return { what: kind, since, because: 'change' }
}

/** Returns when the record is due: it stays at least as long as anything in it. */
function endOfRecord(kept: Kept, documents: readonly Due[], keeping: Keeping): Due {
  const { changedAt, departedAt, hasContract, timeZone, atLeast } = kept
  const from = latest(changedAt, departedAt ?? '')
  const usual = monthsAfter(from, keeping.keepUsualMonths, timeZone)
  const months = Math.max(
    atLeast.details,
    ...(hasContract ? [atLeast.contract, atLeast.money] : []),
  )
  const own = byLaw(sooner({ what: 'record', since: usual, because: 'change' }, kept), from, {
    months,
    timeZone,
  })
  const ends = documents.map((document) => document.since)
  if (hasContract) ends.push(monthsAfter(from, keeping.keepContractMonths, timeZone))
  const since = latest(own.since, ...ends)
  if (since === own.since) return own
  const isByLaw = documents.some(
    (document) => document.since === since && document.because === 'law',
  )
  return { ...own, since, because: isByLaw ? 'law' : 'change' }
}

function latest(...instants: [Instant, ...Instant[]]): Instant {
  return instants.reduce((one, other) => (one > other ? one : other))
}
