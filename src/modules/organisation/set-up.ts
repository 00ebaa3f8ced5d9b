import { addAccount, prepareAccount } from '#modules/accounts'
import { appendAudit } from '#modules/audit'
import type { ActionContext, WriteContext } from '#platform/context'
import { newToken } from '#platform/crypto'
import {
  deleteSetUpLink,
  insertOrganisation,
  replaceSetUpLink,
  selectSetUpLink,
} from './organisation.store.ts'
import { refuseUnless } from './refusals.ts'
import { type SetUp, settingsSchema } from './schema.ts'
import {
  findOrganisation,
  isSetUp,
  type Organisation,
  readSettings,
  refuseLicence,
  refuseUnregistered,
} from './settings.ts'

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
  form: Omit<SetUp, 'confirm'>,
): Promise<Organisation> {
  const settings = settingsSchema.parse({
    displayName: form.organisation,
    legalName: form.organisation,
    licenceNumber: form.licence,
    regulator: form.authority,
    informationAsOf: ctx.clock.now().slice(0, 10),
    email: form.adminEmail,
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
