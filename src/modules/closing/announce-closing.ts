import { appendAudit } from '#modules/audit'
import { changeClosing, type Organisation, readSettings } from '#modules/organisation'
import { settingProblems } from '#modules/organisation/problems.schema'
import { type ClosingForm, closingOf, daysLeft } from '#modules/organisation/schema'
import type { WriteContext } from '#platform/context'
import type { FieldProblem } from '#platform/errors'
import { filled } from '#platform/gaps.schema'
import { refusal, refuseUnless } from './refusals.ts'
import { closingDays, mostClosingDays } from './schema.ts'

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
