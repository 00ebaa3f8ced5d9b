import { keptOnUntil } from '#modules/consents/schema'
import { type DocumentKind, documentKinds } from '#modules/documents/schema'
import type { KeptAtLeast } from '#modules/organisation/keeping-laws/schema'
import type { Keeping } from '#modules/organisation/schema'
import { type Instant, isAhead } from '#platform/clock'
import { daysAfter, monthsAfter } from '#platform/clock/schema'
import type { What } from './schema.ts'

/** What is known of a record that decides how long it, and what is in it, is kept. */
export interface Kept {
  /** When anybody last changed or entered something. */
  changedAt: Instant
  /** The end of the day of departure, in the past or to come; null: none is known. */
  departedAt: Instant | null
  /** Since when the candidate does not agree that the file is kept; null: agrees, or has not said. */
  unwantedSince: Instant | null
  /** The end of the last day of an agency that closes, in the past or to come; null: it goes on. */
  closesAt: Instant | null
  /** The kinds of paper on file, with earlier versions and those taken off; each with its last upload. */
  papers: readonly { kind: DocumentKind; uploadedAt: Instant }[]
  /** Whether terms of a contract, another contract or money is on file, beside papers. */
  hasContract: boolean
  /** By whose clock the days and months are counted. */
  timeZone: string
  /** For how many months the law asks, whatever the settings say. */
  atLeast: KeptAtLeast
}

/** Something that has been kept for as long as the settings say. */
export interface Due {
  what: What
  since: Instant
  /** What the time was counted from: the departure, the last change, the end of the consent or of the agency; or the law. */
  because: 'departure' | 'change' | 'consent' | 'closing' | 'law'
}

/**
 * What of a record is due for removal: the record, with all that is in it, or kinds of its papers.
 * Nothing where an instant lies ahead: there is a departure to come, or the clock has been set back
 * and nobody knows how long ago anything was.
 */
export function whatIsDue(kept: Kept, keeping: Keeping, now: Instant): Due[] {
  const { changedAt, departedAt, papers } = kept
  const instants: [Instant, ...Instant[]] = [
    changedAt,
    ...papers.map(({ uploadedAt }) => uploadedAt),
  ]
  const { closesAt } = kept
  const isClosed = closesAt !== null && closesAt <= now
  // A flight to come keeps nothing for an agency that is no more.
  if (departedAt !== null && !isClosed) instants.push(departedAt)
  if (kept.unwantedSince !== null) instants.push(kept.unwantedSince)
  if (isAhead(latest(...instants), now)) return []
  const ofPapers = papers.map((paper) => endOf(paper, kept, keeping))
  const record = endOfRecord(kept, ofPapers, keeping)
  if (record.since <= now) return [record]
  if (isClosed) return [{ what: 'record', since: closesAt, because: 'closing' }]
  return ofPapers.filter(({ since }) => since <= now)
}

type Paper = Kept['papers'][number]

/** What a candidate does not want kept goes sooner; a contract, and what the law asks for, as late as it has to. */
function endOf(paper: Paper, kept: Kept, keeping: Keeping): Due {
  const { keptAs } = documentKinds[paper.kind]
  const usual = usualEndOf(paper, kept, keeping)
  const own = keptAs === 'contract' ? usual : sooner(usual, kept)
  const from = latest(kept.changedAt, paper.uploadedAt, kept.departedAt ?? '')
  return byLaw(own, from, { months: kept.atLeast[keptAs], timeZone: kept.timeZone })
}

/** The same, or the end of the time that the law asks for, where it asks for one and that comes later. */
function byLaw(
  own: Due,
  from: Instant,
  { months, timeZone }: { months: number; timeZone: string },
): Due {
  if (months === 0) return own
  const since = monthsAfter(from, months, timeZone)
  return since > own.since ? { what: own.what, since, because: 'law' } : own
}

/** The same, or the day that follows from the end of the consent, where that comes first. */
function sooner(usual: Due, { unwantedSince, timeZone }: Kept): Due {
  if (unwantedSince === null) return usual
  const since = keptOnUntil(unwantedSince, timeZone)
  return since < usual.since ? { what: usual.what, since, because: 'consent' } : usual
}

function usualEndOf(
  { kind, uploadedAt }: Paper,
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

/** A record stays at least as long as the longest of what is in it. */
function endOfRecord(kept: Kept, papers: readonly Due[], keeping: Keeping): Due {
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
  const ends = papers.map((paper) => paper.since)
  if (hasContract) ends.push(monthsAfter(from, keeping.keepContractMonths, timeZone))
  const since = latest(own.since, ...ends)
  if (since === own.since) return own
  const isByLaw = papers.some((paper) => paper.since === since && paper.because === 'law')
  return { ...own, since, because: isByLaw ? 'law' : 'change' }
}

function latest(...instants: [Instant, ...Instant[]]): Instant {
  return instants.reduce((one, other) => (one > other ? one : other))
}
