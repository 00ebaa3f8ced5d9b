import { type Command, Option } from 'commander'
import { z } from 'zod'
import { createAccount, createApiKey, resetPassword, revokeApiKey } from '#modules/accounts'
import { accountLimits, type KeyScope, keyScopes } from '#modules/accounts/forms.schema'
import { newAccountSchema, newApiKeySchema } from '#modules/accounts/schema'
import { findOrganisation, organisationNames } from '#modules/organisation'
import { day, later } from '#platform/clock'
import { type ActionContext, type Role, roles } from '#platform/context'
import {
  print,
  readPassword,
  readTyped,
  refuseLostOutput,
  type Shell,
  whenPrinted,
} from './shell.ts'
import { changeCandor } from './with-candor.ts'

interface TypedKey {
  role: Role
  scope?: KeyScope
  name: string
  days: string
}

const most = accountLimits.apiKey / day
const tooLong = { error: `Give the number of days, from 1 to ${most}.` }
const typedSchema = newApiKeySchema
  .pick({ name: true, role: true, scope: true })
  .extend({ days: z.coerce.number(tooLong).int(tooLong).min(1, tooLong).max(most, tooLong) })

const optionOfKey = { name: '--name', role: '--role', scope: '--scope', days: '--days' }

export function addApiKey(program: Command, shell: Shell): void {
  const apiKey = program.command('api-key').description('Keys for programs that use the API')
  apiKey
    .command('create')
    .description('Make a key and print it alone, only this once')
    .addOption(
      new Option('--role <role>', 'what the key may do').choices(roles).makeOptionMandatory(),
    )
    .addOption(
      new Option(
        '--scope <scope>',
        'one part of what asks a person for the password again',
      ).choices(keyScopes),
    )
    .requiredOption('--name <name>', 'what the key is for, as the list of keys shows it')
    .option('--days <number>', 'how long it works', '365')
    .action((typed: TypedKey) => createKey(shell, typed))
}

/** Ends the key again when it could not be printed: nobody has it, and the list would show it as one that works. */
async function createKey(shell: Shell, typed: TypedKey): Promise<void> {
  const { name, role, scope, days } = readTyped(typedSchema, typed, optionOfKey)
  const lost = await changeCandor(shell, async ({ ctx }) => {
    const expiresAt = later(ctx.clock.now(), days * day)
    const made = await ctx.write((write) => createApiKey(write, { name, role, scope, expiresAt }))
    print(made.key)
    const failure = await whenPrinted()
    if (failure) await ctx.write((write) => revokeApiKey(write, { apiKeyId: made.apiKey.id }))
    return failure
  })
  refuseLostOutput(lost, ' The key was revoked.')
}

interface Typed {
  email: string
  name?: string
}

const optionOf = { email: '--email', name: '--name', password: 'The password' }

export function addAdmin(program: Command, shell: Shell): void {
  const admin = program.command('admin').description('Let an admin in who has no other way in')
  admin
    .command('create')
    .description('Make another admin')
    .requiredOption('--email <email>', 'email that the admin signs in with')
    .option('--name <name>', 'name of the admin')
    .requiredOption('--password-stdin', 'read the password from standard input')
    .action((typed: Typed) => createAdmin(shell, typed))
  admin
    .command('reset')
    .description('Set a new password for an account and end its sessions')
    .requiredOption('--email <email>', 'email that the account signs in with')
    .requiredOption('--password-stdin', 'read the password from standard input')
    .action((typed: Typed) => resetAdmin(shell, typed))
}

async function readAccount({ email, name = 'Admin' }: Typed) {
  return readTyped(newAccountSchema, { email, name, password: await readPassword() }, optionOf)
}

async function namesIn(ctx: ActionContext): Promise<string[]> {
  return organisationNames(await ctx.read(({ tx }) => findOrganisation(tx)))
}

/** Creates an admin. Refuses with `account.email_taken` and `account.password_weak`. */
async function createAdmin(shell: Shell, typed: Typed): Promise<void> {
  const account = await readAccount(typed)
  await changeCandor(shell, async ({ ctx }) =>
    createAccount(ctx, { ...account, role: 'admin', organisation: await namesIn(ctx) }),
  )
  print(`${account.email} is an admin now.`)
}

/** Resets an admin's password. Refuses with `account.not_found` and `account.password_weak`. */
async function resetAdmin(shell: Shell, typed: Typed): Promise<void> {
  const { email, password } = await readAccount({ email: typed.email })
  await changeCandor(shell, async ({ ctx }) =>
    resetPassword(ctx, { email, password, organisation: await namesIn(ctx) }),
  )
  print(`${email} has the new password, and all its sessions have ended.`)
}
