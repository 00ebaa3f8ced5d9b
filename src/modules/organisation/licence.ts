import { accountNames } from '#modules/accounts'
import { allEvents, appendAudit, type ListedEvent, listEvents } from '#modules/audit'
import { fitText } from '#modules/speech'
import type { Instant } from '#platform/clock'
import { dayAfter, dayIn, daysHere } from '#platform/clock/schema'
import type { ReadContext, WriteContext } from '#platform/context'
import type { FieldProblem } from '#platform/errors'
import type { Language } from '#platform/languages.schema'
import { filled } from '#platform/problems.schema'
import {
  type LicenceHistory,
  type LicenceStanding,
  type LookUpForm,
  licenceLookUpSchema,
  licenceStanding,
  lookUpDays,
} from './identity.schema.ts'
import { settingProblems as problems } from './lines.schema.ts'
import { isRegulatorShown, isReviewedNumber, type Licence, licenceOf } from './regulators.schema.ts'
import {
  type Organisation,
  readSettings,
  refusal,
  refuseUnlessCurrent,
  storedSettings,
  storeSettings,
} from './settings.ts'

/** A name or an address that the installation had for a time. */
export interface Period {
  value: string
  /** Whether the agency alone names the regulator in it. */
  byOwnAccount?: boolean
  /** Null: since before the log began. */
  from: Instant | null
  /** Null: until now. */
  until: Instant | null
}

/** Each newest first. */
export interface History {
  displayName: Period[]
  legalName: Period[]
  licence: Period[]
  address: Period[]
}

/**
 * Returns what the public may know about the former names and addresses of this site, from the audit log, which nobody
 * edits, beginning with the present settings, in a reader's language.
 */
export async function organisationHistory(ctx: ReadContext, language: Language): Promise<History> {
  const events = await allEvents(ctx, { subject: 'organisation', actions })
  const now = await readSettings(ctx.tx)
  return {
    displayName: periods(now.displayName, events, ['displayName']),
    legalName: periods(now.legalName, events, ['legalName']),
    licence: licencePeriods(now, events, language),
    address: [...publicUrls(events), ...otherAddresses(now, events)],
  }
}

const actions = ['organisation.set_up', 'organisation.changed', 'organisation.address_seen']
const setUpAt = (events: readonly ListedEvent[]) =>
  events.find(({ action }) => action === 'organisation.set_up')?.at ?? null

/** Returns a setting before and after an event, if the event has it. */
function pairOf({ details }: ListedEvent, field: string): unknown[] | undefined {
  return (details.values as Record<string, unknown[]> | undefined)?.[field]
}

/** Goes back from the present value through every event that changed it. `fields`: its names, over time. */
function periods(
  current: string,
  events: readonly ListedEvent[],
  fields: readonly string[],
): Period[] {
  const found: Period[] = []
  let open = { value: current, until: null as Instant | null }
  for (const event of events) {
    const pair = fields.map((field) => pairOf(event, field)).find(Boolean)
    if (pair === undefined || typeof pair[0] !== 'string') continue
    found.push({ ...open, from: event.at })
    open = { value: pair[0], until: event.at }
  }
  return [...found, { ...open, from: setUpAt(events) }]
}

/**
 * Returns periods of the licence; number and regulator belong together: each change of either begins another licence.
 */
function licencePeriods(
  now: Organisation,
  events: readonly ListedEvent[],
  language: Language,
): Period[] {
  const numbers = periods(now.licenceNumber, events, ['licenceNumber'])
  const regulators = periods(now.regulator, events, ['regulator', 'licensingAuthority'])
  const begins = [...new Set([...numbers, ...regulators].map(({ from }) => from))]
  const at = (among: readonly Period[], from: Instant | null) =>
    among.find((each) => each.from === null || (from !== null && each.from <= from))?.value ?? ''
  const sorted = begins.toSorted((a, b) => (b ?? '').localeCompare(a ?? ''))
  return sorted.map((from, place) => {
    const licensed = { licenceNumber: at(numbers, from), regulator: at(regulators, from) }
    const { number, authority, registerUrl } = licenceOf(licensed, language)
    return {
      ...{ value: `${number}, ${authority}`, byOwnAccount: registerUrl === null },
      ...{ from, until: sorted[place - 1] ?? null },
    }
  })
}

/** Returns the addresses under which the site was served: at the set-up, and at each start with a different one. */
function publicUrls(events: readonly ListedEvent[]): Period[] {
  const seen = events.filter(({ details }) => typeof details.url === 'string')
  return seen.map(({ at, details }, place) => ({
    value: String(details.url),
    from: at,
    until: seen[place - 1]?.at ?? null,
  }))
}

/** Returns the other web addresses of the settings, each from when it was entered until it was removed. */
function otherAddresses({ webAddresses }: Organisation, events: readonly ListedEvent[]): Period[] {
  const found: Period[] = []
  const open = new Map<string, Instant | null>(webAddresses.map((address) => [address, null]))
  for (const event of events) {
    const [before, after] = (pairOf(event, 'webAddresses') ?? []) as (string[] | undefined)[]
    if (before === undefined || after === undefined) continue
    for (const address of after.filter((each) => !before.includes(each))) {
      found.push({ value: address, from: event.at, until: open.get(address) ?? null })
      open.delete(address)
    }
    for (const address of before.filter((each) => !after.includes(each)))
      open.set(address, event.at)
  }
  return [...found, ...[...open].map(([value, until]) => ({ value, from: null, until }))]
}

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
  const { timeZone } = await refuseUnlessCurrent(ctx, version)
  const fields = problemsOf(form, { timeZone, now: ctx.clock.now() })
  if (fields.length > 0) throw refusal('request.invalid', { fields })
  const stored = await storedSettings(ctx.tx)
  const { licenceNumber, regulator } = stored
  const licenceLookUp = { ...form, licenceNumber, regulator }
  await appendAudit(ctx, 'organisation.licence_looked_up', 'organisation', licenceLookUp)
  return storeSettings(ctx, { ...stored, licenceLookUp }, version)
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
