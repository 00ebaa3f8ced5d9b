import { appendAudit } from '#modules/audit'
import { day, minute } from '#platform/clock'
import { dayIn, daysHere } from '#platform/clock/schema'
import type { ReadContext, WriteContext } from '#platform/context'
import type { Reader } from '#platform/database'
import type { FieldProblem } from '#platform/errors'
import { fitSettings, nameProblem } from './fit-settings.ts'
import { leastByLaw, shorterThanLawSentence } from './keeping-laws/schema.ts'
import { refuseLicence } from './licence.ts'
import { organisationLimits } from './limits.ts'
import { type KnownSettings, selectOrganisation, updateOrganisation } from './organisation.store.ts'
import { settingProblems } from './problems/schema.ts'
import { refusal, refuseUnless } from './refusals.ts'
import { withRegulator } from './regulators/schema.ts'
import { keepingNames, type Settings, type SettingsChanges, type Unfit } from './schema.ts'
import { saysAnything, withWordsLanguage } from './translations/schema.ts'

/** The settings as the public may see them; `unfit` holds what is on file and may not be shown. */
export type Organisation = Readonly<Settings & { version: number; unfit: Unfit[] }>

/** What was last read where: the same settings are read with every page. A transaction is a place of its own. */
const lastRead = new WeakMap<Reader, { known: KnownSettings; organisation: Organisation }>()

/**
 * The organisation, or null while the installation is not set up. As long as nothing changed it is
 * the same object, so that what is made from it can be kept beside it.
 */
export async function findOrganisation(tx: Reader): Promise<Organisation | null> {
  const last = lastRead.get(tx)
  const row = await selectOrganisation(tx, last?.known)
  if (!row) return null
  if (row.settings === null) return last?.organisation as Organisation
  const { settings, unfit } = fitSettings(ofNow(row.settings))
  const { version, updatedAt } = row
  const organisation = { ...settings, unfit, version }
  lastRead.set(tx, { known: { version, updatedAt }, organisation })
  return organisation
}

/** The settings; refuses with `setup.required` while there are none. */
export async function readSettings(tx: Reader): Promise<Organisation> {
  const organisation = await findOrganisation(tx)
  refuseUnless(organisation, 'setup.required')
  return organisation
}

/** What the organisation is called; nothing while it is not set up. */
export function organisationNames(organisation: Organisation | null): string[] {
  return organisation ? [organisation.displayName, organisation.legalName] : []
}

/** How long sessions last, in milliseconds; the longest that there may be while nothing is set up. */
export async function sessionLengths(tx: Reader): Promise<{ idle: number; longest: number }> {
  const organisation = await findOrganisation(tx)
  return {
    idle: (organisation?.sessionIdleMinutes ?? 30) * minute,
    longest: (organisation?.sessionLongestHours ?? 12) * 60 * minute,
  }
}

/** How long a deleted record lies in the trash, in milliseconds. */
export async function timeInTrash(tx: Reader): Promise<number> {
  const organisation = await findOrganisation(tx)
  return organisation ? organisation.trashDays * day : organisationLimits.trash
}

/** By whose clock days are counted and times are told; UTC while nothing is set up. */
export async function timeZoneOf(tx: Reader): Promise<string> {
  return (await findOrganisation(tx))?.timeZone ?? 'UTC'
}

/** Today by the organisation's clock, as `2026-11-20`: "days left" and what is due are counted from it. */
export async function todayOf({ tx, clock }: Pick<ReadContext, 'tx' | 'clock'>): Promise<string> {
  return dayIn(await timeZoneOf(tx), clock.now())
}

interface ChangeSettings {
  version: number
  changes: SettingsChanges
}

/**
 * Changes settings. What claims to be a government is refused (H2 to H4), as are a future date and a time of
 * keeping that is shorter than the law asks for.
 */
export async function changeSettings(
  ctx: WriteContext,
  { version, changes }: ChangeSettings,
): Promise<Organisation> {
  const { version: currentVersion, unfit, ...current } = await readSettings(ctx.tx)
  if (version !== currentVersion)
    throw refusal('record.changed_meanwhile', {
      message: settingProblems.changedMeanwhile,
      extra: { current: { ...current, unfit, version: currentVersion } },
    })
  // What is on file and unfit stays there, unseen by the public, until it is changed itself.
  const stored = await storedSettings(ctx.tx)
  const settings = { ...stored, ...withoutUndefined(changes) }
  // Words that are not written yet will be in the first language; written ones stay in theirs.
  const followsFirst = stored.wordsLanguage === stored.languages[0] && !saysAnything(stored)
  if (followsFirst && changes.languages?.[0] !== undefined && changes.wordsLanguage === undefined)
    settings.wordsLanguage = changes.languages[0]
  refuseOtherName(changes, settings)
  if (changes.licenceNumber !== undefined || changes.regulator !== undefined)
    refuseLicence(settings)
  if (changes.informationAsOf !== undefined) refuseFutureDate(settings, ctx.clock.now())
  refuseShorterThanLaw(settings, stored)
  await updateOrganisation(ctx.tx, {
    settings: JSON.stringify(settings),
    version,
    now: ctx.clock.now(),
  })
  await appendAudit(ctx, 'organisation.changed', 'organisation', {
    fields: Object.keys(changes),
    ...valuesOf(stored, settings),
  })
  return readSettings(ctx.tx)
}

/** How the office is reached may be a person's own, and the log is never emptied. */
const keptOut: readonly string[] = ['address', 'phone', 'email']
const longestKept = 200

/** Lists that are told whole: under which addresses an installation was found is its history. */
const keptWhole: readonly string[] = ['webAddresses']

/** Each short setting that is another one now: before, after. Of texts and other lists only the name stays. */
function valuesOf(before: Settings, after: Settings): { values?: Record<string, unknown[]> } {
  const isShort = (value: unknown) =>
    value === null || (typeof value !== 'object' && String(value).length <= longestKept)
  const changed = (Object.keys(after) as (keyof Settings)[])
    .filter((name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]))
    .filter((name) => !keptOut.includes(name))
    .filter((name) => keptWhole.includes(name) || (isShort(before[name]) && isShort(after[name])))
  if (changed.length === 0) return {}
  return { values: Object.fromEntries(changed.map((name) => [name, [before[name], after[name]]])) }
}

function withoutUndefined(changes: SettingsChanges): Partial<Settings> {
  return Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined))
}

/** The settings as they are stored, to be changed and stored again; never to be shown. */
export async function storedSettings(tx: Reader): Promise<Settings> {
  const row = await selectOrganisation(tx)
  refuseUnless(row?.settings, 'setup.required')
  const { version: _version, unfit: _unfit, ...fit } = await readSettings(tx)
  return { ...fit, ...ofNow(row.settings) }
}

/** Stored settings in the form of now, whichever version stored them. */
function ofNow(stored: string): Record<string, unknown> {
  return withWordsLanguage(withRegulator(JSON.parse(stored)))
}

/** Refuses a shown name that is not made of words of the registered one (H3). */
function refuseOtherName(changes: SettingsChanges, settings: Settings): void {
  if (changes.displayName === undefined && changes.legalName === undefined) return
  const message = nameProblem(settings)
  if (message === null) return
  const fields = [{ path: 'displayName', message }]
  throw refusal('organisation.claims_authority', { message, fields })
}

/** What was as short before stays: it came with the set-up, or with another licence, and removes nothing too early. */
function refuseShorterThanLaw(settings: Settings, before: Settings): void {
  const fields = keepingNames.flatMap((name) => {
    const byLaw = leastByLaw(name, settings)
    if (byLaw === null || settings[name] >= byLaw.least || settings[name] === before[name])
      return []
    return [{ path: name, message: shorterThanLawSentence(byLaw) }]
  })
  const [first] = fields
  if (first) throw refusal('organisation.kept_too_short', { message: first.message, fields })
}

type Dated = Pick<Settings, 'informationAsOf' | 'timeZone'>

function refuseFutureDate(dated: Dated, now: string): void {
  const fields = futureDateProblems(dated, now)
  if (fields.length > 0) throw refusal('request.invalid', { fields })
}

/** "Information as of" must not lie in the future of the office. */
export function futureDateProblems(
  { informationAsOf, timeZone }: Dated,
  now: string,
): FieldProblem[] {
  if (informationAsOf <= daysHere(timeZone, now).last) return []
  return [{ path: 'informationAsOf', message: settingProblems.futureDate }]
}
