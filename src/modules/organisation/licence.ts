import { accountNames } from '#modules/accounts'
import { appendAudit, listEvents } from '#modules/audit'
import { fitText } from '#modules/speech'
import { dayAfter, dayIn, daysHere } from '#platform/clock/schema'
import type { ReadContext, WriteContext } from '#platform/context'
import type { FieldProblem } from '#platform/errors'
import { filled } from '#platform/gaps.schema'
import {
  type LicenceHistory,
  type LicenceStanding,
  type LookUpForm,
  licenceLookUpSchema,
  licenceStanding,
  lookUpDays,
} from './licence-standing.schema.ts'
import { updateOrganisation } from './organisation.store.ts'
import { settingProblems as problems } from './problems.schema.ts'
import { refusal } from './refusals.ts'
import { isRegulatorShown, isReviewedNumber, type Licence } from './regulators.schema.ts'
import { type Organisation, readSettings, storedSettings } from './settings.ts'

interface NoteLookUp extends LookUpForm {
  /** The version of the settings with the licence. */
  version: number
}

/**
 * Notes what the public register showed for the licence that is on file now. Refuses a day in the future or one too
 * long ago to count, and settings that somebody has changed since.
 */
export async function noteLicenceLookUp(
  ctx: WriteContext,
  { version, ...form }: NoteLookUp,
): Promise<Organisation> {
  const current = await readSettings(ctx.tx)
  if (current.version !== version)
    throw refusal('record.changed_meanwhile', {
      message: problems.changedMeanwhile,
      extra: { current },
    })
  const fields = problemsOf(form, { timeZone: current.timeZone, now: ctx.clock.now() })
  if (fields.length > 0) throw refusal('request.invalid', { fields })
  const stored = await storedSettings(ctx.tx)
  const { licenceNumber, regulator } = stored
  const licenceLookUp = { ...form, licenceNumber, regulator }
  await updateOrganisation(ctx.tx, {
    settings: JSON.stringify({ ...stored, licenceLookUp }),
    version,
    now: ctx.clock.now(),
  })
  await appendAudit(ctx, 'organisation.licence_looked_up', 'organisation', licenceLookUp)
  return readSettings(ctx.tx)
}

function problemsOf(
  { on, answer, validUntil }: LookUpForm,
  { timeZone, now }: { timeZone: string; now: string },
): FieldProblem[] {
  const problem = (path: keyof LookUpForm, message: string) => [{ path, message }]
  if (on > daysHere(timeZone, now).last) return problem('on', problems.futureDate)
  if (dayAfter(on, lookUpDays) < dayIn(timeZone, now))
    return problem('on', filled(problems.oldLookUp, { days: lookUpDays }))
  if (validUntil === null) return []
  if (answer !== 'valid') return problem('validUntil', problems.endOfInvalid)
  if (validUntil < on) return problem('validUntil', problems.endBeforeLookUp)
  return []
}

/** Tells whether new records can be entered now, and why not. */
export async function readLicenceStanding(ctx: ReadContext): Promise<LicenceStanding> {
  return licenceStanding(await readSettings(ctx.tx), ctx.clock.now())
}

const most = 100

/** Returns the state of the licence, and every look-up in the log, the newest first. */
export async function readLicence(ctx: ReadContext): Promise<LicenceHistory> {
  const actions = ['organisation.licence_looked_up']
  const events = await listEvents(ctx, { subject: 'organisation', actions, limit: most })
  const ids = events.flatMap(({ actorId }) => (actorId === null ? [] : [actorId]))
  const names = await accountNames(ctx.tx, ids)
  const lookUps = events.map(({ id, at, actorId, details }) => {
    return {
      ...licenceLookUpSchema.parse(details),
      id,
      at,
      by: names.get(actorId ?? '') ?? 'Candor',
    }
  })
  return { standing: await readLicenceStanding(ctx), lookUps }
}

/** Returns a licence as people may read it: entries of the reviewed table unchanged, the rest as public text. */
export function fitLicence({
  number,
  authority,
}: Pick<Licence, 'number' | 'authority'>): Pick<Licence, 'number' | 'authority'> {
  return {
    number: isReviewedNumber(number) ? number : fitText('mark', number),
    authority: isRegulatorShown(authority) ? authority : '–',
  }
}
