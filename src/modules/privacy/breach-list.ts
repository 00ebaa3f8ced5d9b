import { findAccountByEmail } from '#modules/accounts'
import { appendAudit } from '#modules/audit'
import { readSettings } from '#modules/organisation'
import { licenceOf } from '#modules/organisation/regulators.schema'
import { type CandidateLanguage, candidateLanguages } from '#modules/records/facts.schema'
import type { Instant } from '#platform/clock'
import type { ReadContext, WriteContext } from '#platform/context'
import { inSignIn } from '#platform/mail-address.schema'
import {
  type BreachRecord,
  countPurgedSince,
  selectRecordEvents,
  selectRecordsBefore,
} from './privacy.store.ts'
import { refuseUnless } from './refusals.ts'

/** What is known of a breach. */
export interface BreachAsked {
  since: Instant
  until: Instant
  /** The email of an account, where only its actions are in question. */
  account: string | null
  /** The id of a share, where only what it showed is in question. */
  share: string | null
  /** Only records with an event in the log within that time. */
  isTouchedOnly: boolean
}

export interface Affected extends Omit<BreachRecord, 'language'> {
  /** The language of the letter: the candidate's own, or the first of the site. */
  language: CandidateLanguage
  hasOwnLanguage: boolean
  /** How many events the log has in that time, by action. */
  events: ReadonlyMap<string, number>
}

export interface Found {
  affected: Affected[]
  /** Records that existed and have been purged since. */
  purged: number
  /** ISO 3166 alpha-2: where the agency, the candidates and their destinations are. */
  countries: string[]
}

/**
 * Finds who was affected: every record that existed or, with `account`, `share` or `isTouchedOnly`, those that the log
 * names. Refuses with `breach.unknown_account` and `breach.times`.
 */
export async function findAffected(ctx: ReadContext, asked: BreachAsked): Promise<Found> {
  const { since, until, share } = asked
  refuseUnless(since < until && until <= ctx.clock.now(), 'breach.times')
  const settings = await readSettings(ctx.tx)
  const events = await eventsByRecord(ctx, asked)
  const isNarrow = asked.isTouchedOnly || asked.account !== null || share !== null
  const records = await selectRecordsBefore(ctx.tx, until)
  const affected = records
    .filter(({ id }) => !isNarrow || events.has(id))
    .map((record) => ({
      ...record,
      language: languageOf(record.language, settings.languages[0]),
      hasOwnLanguage: isKnown(record.language),
      events: events.get(record.id) ?? new Map<string, number>(),
    }))
  const { country } = licenceOf(settings, 'en')
  const countries = affected.flatMap((one) => [one.nationality, one.destinationCountry])
  return {
    affected,
    purged: isNarrow ? 0 : await countPurgedSince(ctx.tx, since),
    countries: [...new Set([country, ...countries])].filter((one) => one !== null).toSorted(),
  }
}

async function eventsByRecord(
  ctx: ReadContext,
  { since, until, account, share }: BreachAsked,
): Promise<Map<string, Map<string, number>>> {
  const actorId = account === null ? null : await accountId(ctx, account)
  const found = new Map<string, Map<string, number>>()
  for (const event of await selectRecordEvents(ctx.tx, { since, until, actorId })) {
    if (share !== null && JSON.parse(event.details).shareId !== share) continue
    const id = (event.subject as string).slice('record:'.length)
    const counts = found.get(id) ?? new Map<string, number>()
    counts.set(event.action, (counts.get(event.action) ?? 0) + 1)
    found.set(id, counts)
  }
  return found
}

async function accountId(ctx: ReadContext, email: string): Promise<string> {
  const account = await findAccountByEmail(ctx.tx, inSignIn(email))
  refuseUnless(account, 'breach.unknown_account')
  return account.id
}

function isKnown(language: string | null): language is CandidateLanguage {
  return (candidateLanguages as readonly (string | null)[]).includes(language)
}

function languageOf(own: string | null, first: CandidateLanguage = 'en'): CandidateLanguage {
  return isKnown(own) ? own : first
}

/** Writes into the log, before the first file, that somebody took the list. */
export async function noteBreachList(
  ctx: WriteContext,
  { since, until, account, share, isTouchedOnly, people }: BreachAsked & { people: number },
): Promise<void> {
  const narrowed = { account: account !== null, share, isTouchedOnly }
  await appendAudit(ctx, 'export.breach', 'organisation', { since, until, people, ...narrowed })
}
