import { accountRefusals } from '#modules/accounts'
import { appendAudit } from '#modules/audit'
import { day, minute } from '#platform/clock'
import { dayIn, daysHere } from '#platform/clock/schema'
import { type ReadContext, type Soon, soon, type WriteContext } from '#platform/context'
import type { Reader } from '#platform/database'
import { type FieldProblem, refusalsOf, refusing } from '#platform/errors'
import { organisationLimits } from './fields.schema.ts'
import { fitSettings, nameProblem, ownTelephones, registrationProblem } from './fit-settings.ts'
import { keepingNames } from './keeping.schema.ts'
import { leastByLaw, shorterThanLawSentence } from './keeping-laws.schema.ts'
import { settingProblems } from './lines.schema.ts'
import { type KnownSettings, selectOrganisation, updateOrganisation } from './organisation.store.ts'
import { type Licensed, licenceProblem } from './regulators.schema.ts'
import type { Settings, SettingsChanges, Unfit } from './schema.ts'

/** The settings as the public may see them; `unfit` lists what is on file and may not be shown. */
export type Organisation = Readonly<Settings & { version: number; unfit: Unfit[] }>

/**
 * The last settings read by each reader: every page reads the same ones. A transaction counts as a reader of its own.
 */
const lastRead = new WeakMap<Reader, { known: KnownSettings; organisation: Organisation }>()

/**
 * Returns the organisation, or null before the set-up. Returns the same object until something changes, so that what is
 * derived from it can be cached with it.
 */
export function findOrganisation(tx: Reader): Soon<Organisation | null> {
  const last = lastRead.get(tx)
  return soon(selectOrganisation(tx, last?.known), (row) => {
    if (!row) return null
    if (row.settings === null) return last?.organisation as Organisation
    const { settings, unfit } = fitForPublic(row.settings)
    const { version, updatedAt } = row
    const organisation = { ...settings, unfit, version }
    lastRead.set(tx, { known: { version, updatedAt }, organisation })
    return organisation
  })
}

/** Tells whether the installation is set up. Judges nothing: the words for that take a tenth of a start. */
export async function isSetUp(tx: Reader): Promise<boolean> {
  return (await selectOrganisation(tx)) !== undefined
}

let lastFit: { stored: string; fit: Readonly<ReturnType<typeof fitSettings>> } | undefined

/** Judges each stored text once: a transaction, being a reader of its own, reads the same one again. */
function fitForPublic(stored: string): Readonly<ReturnType<typeof fitSettings>> {
  if (lastFit?.stored !== stored) lastFit = { stored, fit: fitSettings(JSON.parse(stored)) }
  return lastFit.fit
}

/**
 * Returns the organisation as this reader last read it, for a page that says so while the database is away; null when it
 * never did.
 */
export function lastOrganisation(tx: Reader): Organisation | null {
  return lastRead.get(tx)?.organisation ?? null
}

/** Returns the settings; refuses with `setup.required` before the set-up. */
export function readSettings(tx: Reader): Soon<Organisation> {
  return soon(findOrganisation(tx), (organisation) => {
    refuseUnless(organisation, 'setup.required')
    return organisation
  })
}

/** Returns the organisation's names; none before the set-up. */
export function organisationNames(organisation: Organisation | null): string[] {
  return organisation ? [organisation.displayName, organisation.legalName] : []
}

/** Returns how long sessions last, in milliseconds; the limits before the set-up. */
export async function sessionLengths(tx: Reader): Promise<{ idle: number; longest: number }> {
  const organisation = await findOrganisation(tx)
  return {
    idle: (organisation?.sessionIdleMinutes ?? 30) * minute,
    longest: (organisation?.sessionLongestHours ?? 12) * 60 * minute,
  }
}

/** Returns how long a deleted record stays in the trash, in milliseconds. */
export async function timeInTrash(tx: Reader): Promise<number> {
  const organisation = await findOrganisation(tx)
  return organisation ? organisation.trashDays * day : organisationLimits.trash
}

/** Returns the time zone for days and times; UTC before the set-up. */
export async function timeZoneOf(tx: Reader): Promise<string> {
  return (await findOrganisation(tx))?.timeZone ?? 'UTC'
}

/** Returns today by the organisation's clock, as `2026-11-20`: "days left" and due dates are counted from it. */
export async function todayOf({ tx, clock }: Pick<ReadContext, 'tx' | 'clock'>): Promise<string> {
  return dayIn(await timeZoneOf(tx), clock.now())
}

/**
 * Returns the last day that may be today: what happened on the office's own today is not in the future, also while
 * nobody has chosen its time zone.
 */
export async function lastDayHere({
  tx,
  clock,
}: Pick<ReadContext, 'tx' | 'clock'>): Promise<string> {
  return daysHere(await timeZoneOf(tx), clock.now()).last
}

interface ChangeSettings {
  version: number
  changes: SettingsChanges
}

/**
 * Changes settings. Refuses a claim to be a government (H2 to H4), a future date, and a keeping period that is shorter
 * than the law requires.
 */
export async function changeSettings(
  ctx: WriteContext,
  { version, changes }: ChangeSettings,
): Promise<Organisation> {
  await refuseUnlessCurrent(ctx, version)
  // Unfit texts on file stay, hidden from the public, until they are changed themselves.
  const stored = await storedSettings(ctx.tx)
  const settings = { ...stored, ...withoutUndefined(changes) }
  refuseOtherName(changes, settings)
  if (changes.telephones !== undefined)
    settings.telephones = ownTelephones(changes.telephones, settings)
  if (changes.licenceNumber !== undefined || changes.regulator !== undefined)
    refuseLicence(settings)
  if (registrationNames.some((name) => changes[name] !== undefined))
    refuseUnregistered(settings, 'legalName')
  if (changes.informationAsOf !== undefined) refuseFutureDate(settings, ctx.clock.now())
  refuseShorterThanLaw(settings, stored)
  await appendAudit(ctx, 'organisation.changed', 'organisation', {
    fields: Object.keys(changes),
    ...valuesOf(stored, settings),
  })
  return storeSettings(ctx, settings, version)
}

/** Refuses with 409 and the present settings when somebody has changed them since this version; else returns them. */
export async function refuseUnlessCurrent(
  { tx }: ReadContext,
  version: number,
): Promise<Organisation> {
  const current = await readSettings(tx)
  const message = settingProblems.changedMeanwhile
  if (version === current.version) return current
  throw refusal('record.changed_meanwhile', { message, extra: { current } })
}

/** Stores settings in the place of this version, and returns them as the public may see them. */
export async function storeSettings(
  { tx, clock }: WriteContext,
  settings: Settings,
  version: number,
): Promise<Organisation> {
  await updateOrganisation(tx, {
    settings: JSON.stringify(settings),
    version,
    now: clock.now(),
  })
  return readSettings(tx)
}

/** The office's contact details may be a person's own, and the log is never emptied. */
const keptOut: readonly string[] = ['address', 'telephones', 'email']
const longestKept = 200

/** Lists that the log contains in full: the installation's former addresses are its history. */
const keptWhole: readonly string[] = ['webAddresses']

/** Returns each short setting that has changed: before, after. Of texts and other lists, only the name. */
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

/** Returns the settings as stored, to be changed and stored again; never to be shown. */
export async function storedSettings(tx: Reader): Promise<Settings> {
  const row = await selectOrganisation(tx)
  refuseUnless(row?.settings, 'setup.required')
  const { version: _version, unfit: _unfit, ...fit } = await readSettings(tx)
  return { ...fit, ...JSON.parse(row.settings) }
}

/** Refuses a shown name that does not consist of words of the registered one (H3). */
function refuseOtherName(changes: SettingsChanges, settings: Settings): void {
  if (changes.displayName === undefined && changes.legalName === undefined) return
  const message = nameProblem(settings)
  if (message === null) return
  const fields = [{ path: 'displayName', message }]
  throw refusal('organisation.claims_authority', { message, fields })
}

/**
 * Refuses too short periods. One that was as short before stays: it came with the set-up, or with another licence, and
 * removes nothing too early.
 */
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

/** Returns a problem when "Information as of" is in the future by the office's clock. */
export function futureDateProblems(
  { informationAsOf, timeZone }: Dated,
  now: string,
): FieldProblem[] {
  if (informationAsOf <= daysHere(timeZone, now).last) return []
  return [{ path: 'informationAsOf', message: settingProblems.futureDate }]
}

/** Refuses a licence number that does not have its regulator's form. */
export function refuseLicence(licensed: Licensed, path = 'licenceNumber'): void {
  const message = licenceProblem(licensed)
  if (message !== null) throw refusal('request.invalid', { message, fields: [{ path, message }] })
}

/** What decides together whether a name may stand. */
const registrationNames = ['legalName', 'licenceNumber', 'regulator'] as const

/** Refuses a name without a legal form that no register of the table has. */
export function refuseUnregistered(
  of: Licensed & Pick<Settings, 'legalName'>,
  path: 'legalName' | 'organisation',
): void {
  const message = registrationProblem(of)
  if (message === null) return
  throw refusal('organisation.claims_authority', { message, fields: [{ path, message }] })
}

/** Refusals about setting up and about an organisation's own name. */
export const organisationRefusals = refusalsOf({
  'setup.already_done': 'gone',
  'setup.wrong_link': 'gone',
  'setup.required': 'unavailable',
  'organisation.claims_authority': 'invalid',
  'organisation.kept_too_short': 'invalid',
})

const known = refusing({ ...accountRefusals, ...organisationRefusals })

export const { refusal } = known
export const refuseUnless: typeof known.refuseUnless = known.refuseUnless
