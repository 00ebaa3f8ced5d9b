import { accountRefusals, standingOf } from '#modules/accounts'
import { mayRole } from '#modules/accounts/forms.schema'
import { appendAudit } from '#modules/audit'
import { readSettings } from '#modules/organisation'
import { dayAfter } from '#platform/clock/schema'
import { actorId, type ReadContext, type WriteContext } from '#platform/context'
import { refusing } from '#platform/errors'
import { todayWords as bengali } from '#texts/bn/desk-today'
import { todayWords as english } from '#texts/en/desk-today'
import { countAgenda } from './agenda.ts'
import {
  deleteCalendar,
  putCalendar,
  selectCalendar,
  selectCalendarByKey,
} from './calendar.store.ts'
import { icsOf } from './ics.ts'
import { type CalendarLanguage, calendarDays } from './schema.ts'

const { refusal } = refusing(accountRefusals)

/** 200 random bits: whoever has the address needs nothing else. */
const keyLength = 40

const words = { en: english.agenda.counts, bn: bengali.agenda.counts } as const

const markOf = (secrets: ReadContext['secrets'], passwordHash: string | null) =>
  secrets.hmac('calendar', `password:${passwordHash ?? ''}`)

/** Returns who asks by a session: a key has no calendar. */
function ownId({ actor }: ReadContext): string {
  if (actor.kind !== 'account') throw refusal('account.not_a_person')
  return actor.id
}

/** Tells whether the actor's calendar has an address that works, and since when. */
export async function ownCalendar(ctx: ReadContext): Promise<{ since: string | null }> {
  const row = await selectCalendar(ctx.tx, actorId(ctx.actor) ?? '')
  return { since: row && (await isAlive(ctx, row)) ? row.madeAt : null }
}

/**
 * Makes the address of the actor's calendar, in place of the one before; the key in it is returned this once, only its
 * HMAC is stored. It ends with the account, with a change of its role, and with a change of its password.
 */
export async function makeCalendar(
  ctx: WriteContext,
  { language }: { language: CalendarLanguage },
): Promise<{ key: string; since: string }> {
  const accountId = ownId(ctx)
  const standing = await standingOf(ctx, accountId)
  if (standing === null) throw refusal('account.not_a_person')
  const key = ctx.ids.crockford(keyLength)
  const madeAt = ctx.clock.now()
  await putCalendar(ctx.tx, {
    ...{ accountId, language, madeAt, role: standing.role },
    keyHash: ctx.secrets.hmac('calendar', key),
    passwordMark: markOf(ctx.secrets, standing.passwordHash),
  })
  await appendAudit(ctx, 'calendar.made', `account:${accountId}`, {})
  return { key, since: madeAt }
}

/** Ends the address of the actor's calendar; does nothing where there is none. */
export async function endCalendar(ctx: WriteContext): Promise<void> {
  const accountId = ownId(ctx)
  if (await deleteCalendar(ctx.tx, accountId))
    await appendAudit(ctx, 'calendar.ended', `account:${accountId}`, {})
}

interface Calendar {
  accountId: string
  role: string
  passwordMark: string
}

/** Tells whether the person may still what they might when the address was made, and has the same password. */
async function isAlive(ctx: ReadContext, { accountId, role, passwordMark }: Calendar) {
  const standing = await standingOf(ctx, accountId)
  if (standing === null || standing.role !== role || !mayRole(standing.role, 'records:own'))
    return false
  return ctx.secrets.isHmac('calendar', `password:${standing.passwordHash ?? ''}`, passwordMark)
}

/**
 * Returns the coming days of whoever made this key, for a calendar program: how many of what are on a day, without a name.
 * Refuses an unknown and an ended key alike.
 */
export async function readCalendar(
  ctx: ReadContext,
  { key, site }: { key: string; site: string },
): Promise<string> {
  const row = await selectCalendarByKey(ctx.tx, ctx.secrets.candidates('calendar', key))
  if (!row || !(await isAlive(ctx, row))) throw refusal('route.not_found')
  const isAll = mayRole(row.role as 'admin', 'records:all')
  const counts = await countAgenda(ctx, isAll ? null : row.accountId, calendarDays)
  const { displayName } = await readSettings(ctx.tx)
  const said = words[row.language as CalendarLanguage] ?? words.en
  const { host } = new URL(site)
  const events = counts.map(({ day, kind, count }) => ({
    uid: `${day}-${kind}@${host}`,
    ...{ day, dayAfter: dayAfter(day, 1) },
    summary: said[kind](count),
    url: `${site}/dashboard/overview`,
  }))
  return icsOf(displayName, events, { now: ctx.clock.now(), product: '-//Candor//Agenda//EN' })
}
