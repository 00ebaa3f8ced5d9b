import type { Command } from 'commander'
import { createAccount, resetPassword } from '#modules/accounts'
import { newAccountSchema } from '#modules/accounts/schema'
import { findOrganisation, organisationNames } from '#modules/organisation'
import type { ActionContext } from '#platform/context'
import { print, readPassword, readTyped, type Shell } from './shell.ts'
import { changeCandor } from './with-candor.ts'

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
