import { exportHandover } from '#modules/archive'
import { appendAudit, listEvents } from '#modules/audit'
import { agreedToHandover, givenToHandover } from '#modules/consents'
import { tell } from '#modules/messages'
import {
  changeClosing,
  findOrganisation,
  type Organisation,
  readSettings,
} from '#modules/organisation'
import {
  type ClosingForm,
  closesAt,
  closingOf,
  daysLeft,
} from '#modules/organisation/identity.schema'
import { settingProblems } from '#modules/organisation/lines.schema'
import { hour, type Instant, later, minute } from '#platform/clock'
import type { ActionContext, ReadContext, WriteContext } from '#platform/context'
import type { FieldProblem } from '#platform/errors'
import { filled } from '#platform/problems.schema'
import {
  countCandidates,
  countNotified,
  selectNotNotified,
  selectToldWithout,
} from './privacy.store.ts'
import { refusal, refuseUnless } from './refusals.ts'
import { type ClosingStanding, closingDays, mostClosingDays } from './schema.ts'

/** Per transaction. */
const together = 100

/**
 * Tells every candidate once that the agency closes; after a withdrawal, those who were told. What a stop interrupts
 * continues with the next call. Returns how many were told.
 */
export async function tellOfClosing(ctx: ActionContext): Promise<number> {
  let sent = 0
  for (;;) {
    const now = await ctx.write(async (write) => {
      // In the transaction: a simultaneous withdrawal comes before or after it.
      const closing = (await findOrganisation(write.tx))?.closing ?? null
      if (closing === null) return 0
      const kind = closing.withdrawnAt === null ? 'closing' : 'not-closing'
      const { announcedAt } = closing
      const waiting = await selectNotNotified(write.tx, { kind, announcedAt }, together)
      for (const { recordId, about } of waiting) await tell(write, { recordId, kind, about })
      return waiting.length
    })
    sent += now
    if (now < together) return sent
  }
}

interface Announce extends ClosingForm {
  /** The version of the settings. */
  version: number
}

/**
 * Announces that the agency closes: from the commit on the public reads it, nothing new begins, and every candidate is
 * told (`tellOfClosing`). Refuses with `closing.wrong_state` when a closing is already announced, a day that is too
 * near or too far, a different name, and settings that somebody has changed since.
 */
export async function announceClosing(
  ctx: WriteContext,
  { version, lastDay, successor, typedName }: Announce,
): Promise<Organisation> {
  const settings = await readSettings(ctx.tx)
  const now = ctx.clock.now()
  refuseUnless(closingOf(settings) === null, 'closing.wrong_state')
  const left = daysLeft({ lastDay }, settings.timeZone, now)
  const fields = [
    ...(left < closingDays || left > mostClosingDays ? [wrongDay] : []),
    ...(typedName === settings.displayName ? [] : [wrongName]),
  ]
  if (fields.length > 0) throw refusal('request.invalid', { fields })
  const closing = { lastDay, successor, announcedAt: now, withdrawnAt: null, handedOverAt: null }
  const changed = await changeClosing(ctx, { version, closing })
  await appendAudit(ctx, 'closing.announced', 'organisation', {
    lastDay,
    // Its contact may be a person's own, and the log is never emptied.
    successor: successor && { name: successor.name, licence: successor.licence },
  })
  return changed
}

/**
 * Withdraws the announcement; everybody who was told is told again. Refuses with `closing.wrong_state` where nothing is
 * announced, and after the last day.
 */
export async function withdrawClosing(
  ctx: WriteContext,
  { version }: { version: number },
): Promise<Organisation> {
  const settings = await readSettings(ctx.tx)
  const closing = closingOf(settings)
  const now = ctx.clock.now()
  refuseUnless(closing, 'closing.wrong_state')
  const { lastDay } = closing
  refuseUnless(daysLeft(closing, settings.timeZone, now) >= 0, 'closing.wrong_state')
  const changed = await changeClosing(ctx, { version, closing: { ...closing, withdrawnAt: now } })
  await appendAudit(ctx, 'closing.withdrawn', 'organisation', { lastDay })
  return changed
}

const wrongDay: FieldProblem = {
  path: 'lastDay',
  message: filled(settingProblems.badLastDay, { days: closingDays }),
}

const wrongName: FieldProblem = { path: 'typedName', message: settingProblems.otherName }

interface Handover {
  /** How many candidates said yes. */
  people: number
  zip: AsyncGenerator<Uint8Array>
  /** When the list of those who said yes was read: a later yes waits for the next handover. */
  askedAt: Instant
}

/**
 * Exports the files of the candidates who said yes, for the successor, once the last day is over; `closing.handed_over`
 * is in the log before the first byte. Refuses with `closing.wrong_state` before that, and where no successor is named.
 * The caller calls `noteHandedOver` once everything is written.
 */
export async function handOver(ctx: ActionContext): Promise<Handover> {
  const askedAt = ctx.clock.now()
  const { ids, introduction } = await ctx.write(async (write) => {
    const settings = await readSettings(write.tx)
    const closing = closingOf(settings)
    refuseUnless(closing?.successor, 'closing.wrong_state')
    refuseUnless((closesAt(settings) as Instant) <= askedAt, 'closing.wrong_state')
    const ids = await agreedToHandover(write)
    await appendAudit(write, 'closing.handed_over', 'organisation', { people: ids.length })
    const { displayName } = settings
    return { ids, introduction: introductionOf(displayName, closing.successor.name, askedAt) }
  })
  const zip = exportHandover(ctx, { recordIds: new Set(ids), introduction })
  return { people: ids.length, zip, askedAt }
}

/** Notes the handover: from now on the files of those who had said yes by then are due for removal too. */
export async function noteHandedOver(ctx: WriteContext, askedAt: Instant): Promise<void> {
  const settings = await readSettings(ctx.tx)
  const closing = closingOf(settings)
  refuseUnless(closing, 'closing.wrong_state')
  const { version } = settings
  await changeClosing(ctx, { version, closing: { ...closing, handedOverAt: askedAt } })
}

function introductionOf(from: string, to: string, at: Instant): string {
  return `Files that ${from} hands to ${to}, written on ${at}

Each of these candidates said yes to that. tables/ has their details and what their contracts say, as CSV
for people and as JSON exactly as it was kept; times are UTC. documents/ has their current documents as they
were uploaded, by record reference. A document for which an authority showed something else is left out.
manifest.json has the SHA-256 of every file.

This archive holds passports and medical forms. Keep it as you would keep those.
`
}

/** Returns the announcement in force, with the days left and the state of the messages; for staff. */
export async function readClosing(ctx: ReadContext): Promise<ClosingStanding> {
  const settings = await readSettings(ctx.tx)
  const closing = closingOf(settings)
  if (closing === null) return { announced: null }
  const { lastDay, successor, announcedAt } = closing
  const states = await countNotified(ctx.tx, { kind: 'closing', announcedAt })
  const of = (...names: string[]) => names.reduce((sum, name) => sum + (states.get(name) ?? 0), 0)
  return {
    announced: {
      ...{ lastDay, successor, announcedAt },
      daysLeft: daysLeft(closing, settings.timeZone, ctx.clock.now()),
      candidates: await countCandidates(ctx.tx),
      told: {
        sent: of('sent'),
        underWay: of('waiting', 'sending'),
        byHand: of('by-hand', 'failed', 'perhaps'),
        unreachable: of('unreachable'),
      },
    },
  }
}

/** What the doctor found wrong with a closing. */
export interface ClosingFinding {
  /**
   * `altered`: the settings differ from the log; `untold`: candidates who have not been told for an hour; `lost`: a
   * record whose candidate counts as told, without a message; `unasked`: a yes to a handover at a time when nobody was
   * asked.
   */
  problem: 'altered' | 'untold' | 'lost' | 'unasked'
  /** For `untold` how many, at most a hundred; else the id of the record; empty for `altered`. */
  subject: string
}

/** A running server tells candidates within minutes. */
const notifiedWithin = hour

/** Between an answer and a simultaneous withdrawal. */
const slack = minute

/** Compares the announcement with the log, its messages and the answers to the handover. Changes nothing. */
export async function examineClosing(ctx: ActionContext): Promise<ClosingFinding[]> {
  return ctx.read(async (read) => {
    if (!(await findOrganisation(read.tx))) return []
    const logged = await readLogged(read)
    return [
      ...(await comparedWithLog(read, logged)),
      ...(await findUntold(read)),
      ...(await findUnasked(read, logged)),
    ]
  })
}

/** An announcement according to the log. */
interface Logged {
  lastDay: unknown
  successor: unknown
  from: Instant
  /** Null: in force. */
  until: Instant | null
  handedOver: boolean
}

const actions = ['closing.announced', 'closing.withdrawn', 'closing.handed_over']

/** Reads them, the earliest first. */
async function readLogged(read: ReadContext): Promise<Logged[]> {
  const all: Logged[] = []
  // There are few in the life of an agency.
  const events = await listEvents(read, { actions, limit: 500 })
  for (const { action, at, details } of events.toReversed()) {
    const last = all.at(-1)
    if (action === 'closing.announced') {
      const { lastDay, successor } = details
      all.push({ lastDay, successor, from: at, until: null, handedOver: false })
    } else if (last && action === 'closing.withdrawn') last.until = at
    else if (last) last.handedOver = true
  }
  return all
}

async function comparedWithLog(read: ReadContext, logged: Logged[]): Promise<ClosingFinding[]> {
  const { closing } = await readSettings(read.tx)
  const last = logged.at(-1)
  const isSame =
    closing === null || !last
      ? closing === null && !last
      : closing.lastDay === last.lastDay &&
        closing.successor?.name === nameIn(last.successor) &&
        (closing.withdrawnAt === null) === (last.until === null) &&
        (closing.handedOverAt === null || last.handedOver)
  return isSame ? [] : [{ problem: 'altered', subject: '' }]
}

function nameIn(successor: unknown): unknown {
  return (successor as { name?: unknown } | null)?.name
}

/** Finds, for the announcement in force, who was not told, and who counts as told without a message. */
async function findUntold({ tx, clock }: ReadContext): Promise<ClosingFinding[]> {
  const closing = closingOf(await readSettings(tx))
  if (closing === null) return []
  const telling = { kind: 'closing', announcedAt: closing.announcedAt } as const
  const isLate = later(closing.announcedAt, notifiedWithin) < clock.now()
  const waiting = isLate ? await selectNotNotified(tx, telling, 100) : []
  const lost = await selectToldWithout(tx, telling)
  return [
    ...(waiting.length > 0
      ? [{ problem: 'untold' as const, subject: String(waiting.length) }]
      : []),
    ...lost.map((subject) => ({ problem: 'lost' as const, subject })),
  ]
}

/**
 * Finds answers from times when nobody was asked: people are asked only while a closing with a successor is announced.
 */
async function findUnasked(read: ReadContext, logged: Logged[]): Promise<ClosingFinding[]> {
  const asked = logged.filter(({ successor }) => successor !== null && successor !== undefined)
  const given = await givenToHandover(read)
  return given
    .filter(
      ({ answeredAt }) =>
        !asked.some(
          ({ from, until }) =>
            from <= answeredAt && (until === null || answeredAt <= later(until, slack)),
        ),
    )
    .map(({ recordId }) => ({ problem: 'unasked', subject: recordId }))
}
