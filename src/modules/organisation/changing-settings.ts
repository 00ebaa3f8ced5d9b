import { z } from 'zod'
import { addAccount, owesSecondFactor, prepareAccount } from '#modules/accounts'
import { appendAudit, listEvents } from '#modules/audit'
import { verdictsOn } from '#modules/speech/schema'
import type { ActionContext, ReadContext, WriteContext } from '#platform/context'
import { newToken } from '#platform/crypto'
import type { FieldProblem } from '#platform/errors'
import { withParts } from '#platform/problems.schema'
import { nameProblem, registrationProblem } from './fit-settings.ts'
import type { Closing } from './identity.schema.ts'
import { linkGroupSchema, linkSchema, tileSchema } from './lines.schema.ts'
import {
  deleteSetUpLink,
  insertOrganisation,
  replaceSetUpLink,
  selectSetUpLink,
} from './organisation.store.ts'
import { type Licensed, licenceProblem, regulatorMeant } from './regulators.schema.ts'
import {
  type SettingsChanges,
  type SettingsDraft,
  type SetUp,
  settingsChangesSchema,
  settingsSchema,
} from './schema.ts'
import {
  findOrganisation,
  futureDateProblems,
  isSetUp,
  type Organisation,
  readSettings,
  refuseLicence,
  refuseUnless,
  refuseUnlessCurrent,
  refuseUnregistered,
  storedSettings,
  storeSettings,
} from './settings.ts'

type Current = Licensed & Pick<Organisation, 'timeZone' | 'legalName'>

/** Returns what saving a draft would refuse; fields that it lacks are on file, and were judged then. */
function problemsOf(draft: SettingsDraft, current: Current, now: string): FieldProblem[] {
  const [displayName, legalName, informationAsOf] = [
    ...([typedIn(draft, 'displayName'), typedIn(draft, 'legalName')] as const),
    typedIn(draft, 'informationAsOf') ?? '',
  ]
  const otherName = displayName && legalName ? nameProblem({ displayName, legalName }) : null
  const namesLicence = draft.licenceNumber !== undefined || draft.regulator !== undefined
  const licensed = licensedBy(draft, current)
  const licence = namesLicence ? licenceProblem(licensed) : null
  const verdicts = verdictsOn(settingsChangesSchema, draft)
  const isJudged = verdicts.some(({ path }) => path === 'legalName')
  const unregistered =
    (namesLicence || legalName) && !isJudged
      ? registrationProblem({ ...licensed, legalName: legalName ?? current.legalName })
      : null
  return [
    ...verdicts,
    ...(unregistered ? [{ path: 'legalName', message: unregistered }] : []),
    ...(otherName ? [{ path: 'displayName', message: otherName }] : []),
    ...(licence === null ? [] : [{ path: 'licenceNumber', message: licence }]),
    ...futureDateProblems({ informationAsOf, timeZone: current.timeZone }, now),
  ].map(withParts)
}

/** More than any line of the settings has. */
const longestLine = 300

/** Returns a line of a draft; one that is too long is refused for that by its schema, and not judged. */
function typedIn(draft: SettingsDraft, name: string): string | undefined {
  const value = draft[name]
  return typeof value === 'string' && value.length <= longestLine ? value : undefined
}

function licensedBy(draft: SettingsDraft, current: Licensed): Licensed {
  return {
    licenceNumber: (typedIn(draft, 'licenceNumber') ?? current.licenceNumber).trim(),
    regulator: regulatorMeant((typedIn(draft, 'regulator') ?? current.regulator).trim()),
  }
}

/**
 * Judges settings while they are being typed, as saving would: public texts, and a date in the future. Unfinished
 * fields are not problems yet.
 */
export async function judgeDraft({ clock, tx }: ReadContext, draft: SettingsDraft) {
  return problemsOf(draft, await readSettings(tx), clock.now())
}

/**
 * Returns the organisation as a draft would make it, for a preview. A field that is unfinished, or that saving would
 * refuse, shows what is on file: a preview is not a way around the rules.
 */
export function organisationWith(
  organisation: Organisation,
  draft: SettingsDraft,
  now: string,
): Organisation {
  const refused = new Set(
    problemsOf(draft, organisation, now).map(({ path }) => path.split('.')[0]),
  )
  const kept = Object.entries(finished(draft)).filter(([name, value]) => {
    const schema = settingsChangesSchema.shape[name as keyof SettingsChanges]
    return !refused.has(name) && value !== undefined && schema?.safeParse(value).success
  })
  return { ...organisation, ...settingsChangesSchema.parse(Object.fromEntries(kept)) }
}

/** Drops what is still being written from the lists of a draft. */
function finished(draft: SettingsDraft): SettingsDraft {
  return Object.fromEntries(
    Object.entries(draft).map(([name, value]) => {
      const entry = entries[name]
      if (!entry || !Array.isArray(value)) return [name, value]
      return [name, value.map(withoutUnfinished).filter((each) => entry.safeParse(each).success)]
    }),
  )
}

const entries: Readonly<Record<string, z.ZodType>> = {
  ...{ tiles: tileSchema, menu: linkGroupSchema, footerGroups: linkGroupSchema },
  webAddresses: z.url(),
}

function withoutUnfinished(entry: unknown): unknown {
  const { links } = (entry ?? {}) as { links?: unknown }
  if (!Array.isArray(links)) return entry
  const kept = links.filter((link) => linkSchema.safeParse(link).success)
  return { ...(entry as object), links: kept }
}

/** Stores an announcement with the settings, after checking their version; writes no event of its own. */
export async function changeClosing(
  ctx: WriteContext,
  { version, closing }: { version: number; closing: Closing },
): Promise<Organisation> {
  await refuseUnlessCurrent(ctx, version)
  return storeSettings(ctx, { ...(await storedSettings(ctx.tx)), closing }, version)
}

/** Tells whether the agency has announced that it closes: then nothing new begins. */
export async function isClosing({ tx }: Pick<ReadContext, 'tx'>): Promise<boolean> {
  const { closing } = await readSettings(tx)
  return closing !== null && closing.withdrawnAt === null
}

/**
 * Writes the public address of the installation into the log when it has changed: an address is part of the identity
 * that an installation claims.
 */
export async function noteAddress(ctx: WriteContext, url: string): Promise<void> {
  if (!(await isSetUp(ctx.tx))) return
  const actions = ['organisation.set_up', 'organisation.address_seen']
  const [last] = await listEvents(ctx, { subject: 'organisation', actions, limit: 1 })
  if (last?.details.url === url) return
  await appendAudit(ctx, 'organisation.address_seen', 'organisation', { url })
}

/**
 * Tells whether the actor has to turn on a second factor before anything else: staff do, while the setting is on. An
 * API key never does, because it is not a person.
 */
export async function mustSetUpSecondFactor(ctx: ReadContext): Promise<boolean> {
  if (ctx.actor.kind !== 'account' || ctx.actor.role === 'student') return false
  const organisation = await findOrganisation(ctx.tx)
  return organisation?.staffSecondFactor === true && (await owesSecondFactor(ctx))
}

/** Refuses with `session.second_factor_owed` until it is turned on. */
export async function refuseWithoutSecondFactor(ctx: ReadContext): Promise<void> {
  refuseUnless(!(await mustSetUpSecondFactor(ctx)), 'session.second_factor_owed')
}

/** Makes the token of the one-time link, or null when the installation is already set up. */
export async function newSetUpToken(ctx: WriteContext): Promise<string | null> {
  if (await isSetUp(ctx.tx)) return null
  const token = newToken()
  await replaceSetUpLink(ctx.tx, ctx.secrets.hmac('set-up', token), ctx.clock.now())
  return token
}

/** Refuses unless this is the valid link. */
export async function refuseUnlessSetUpToken(ctx: ActionContext, token: string): Promise<void> {
  const expected = await ctx.read(async ({ tx }) => {
    refuseUnless((await findOrganisation(tx)) === null, 'setup.already_done')
    return selectSetUpLink(tx)
  })
  const isRight = expected !== undefined && ctx.secrets.isHmac('set-up', token, expected)
  refuseUnless(isRight, 'setup.wrong_link')
}

/** Creates the first admin and the organisation, together or not at all. */
export async function setUp(
  ctx: ActionContext,
  form: Omit<SetUp, 'confirm' | 'contactEmail'> & Partial<Pick<SetUp, 'contactEmail'>>,
): Promise<Organisation> {
  const settings = settingsSchema.parse({
    displayName: form.organisation,
    legalName: form.organisation,
    licenceNumber: form.licence,
    regulator: form.authority,
    informationAsOf: ctx.clock.now().slice(0, 10),
    email: form.contactEmail ?? '',
    lookUpsFrom: ctx.clock.now().slice(0, 10),
  })
  refuseLicence(settings, 'licence')
  refuseUnregistered(settings, 'organisation')
  const admin = await prepareAccount(ctx, {
    email: form.adminEmail,
    name: form.adminName,
    password: form.password,
    organisation: [form.organisation],
    role: 'admin',
  })
  return ctx.write(async (write) => {
    refuseUnless((await findOrganisation(write.tx)) === null, 'setup.already_done')
    await addAccount(write, admin)
    await insertOrganisation(write.tx, JSON.stringify(settings), write.clock.now())
    await deleteSetUpLink(write.tx)
    await appendAudit(write, 'organisation.set_up', 'organisation', { url: ctx.config.url })
    return readSettings(write.tx)
  })
}
