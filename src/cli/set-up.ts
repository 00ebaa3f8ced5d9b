import type { Command } from 'commander'
import { setUp } from '#modules/organisation'
import { lookUpDays, setUpSchema } from '#modules/organisation/schema'
import { print, type Shell } from './shell.ts'
import { readPassword, readTyped } from './typed.ts'
import { beginCandor } from './with-candor.ts'

interface Typed {
  organisation: string
  licence: string
  authority: string
  adminEmail: string
  adminName: string
}

const optionOf = {
  organisation: '--organisation',
  licence: '--licence',
  authority: '--authority',
  adminEmail: '--admin-email',
  adminName: '--admin-name',
  password: 'The password',
}

export function addSetUp(program: Command, shell: Shell): void {
  program
    .command('setup')
    .description('Set up the organisation and its first admin, as the one-time link does')
    .requiredOption('--organisation <name>', 'name of the agency, as it is registered')
    .requiredOption('--licence <number>', 'number of its licence')
    .requiredOption(
      '--authority <name>',
      'who issued the licence: a name or an id of the table of regulators',
    )
    .requiredOption('--admin-email <email>', 'with which the first admin signs in')
    .option('--admin-name <name>', 'name of the first admin', 'Admin')
    .requiredOption('--admin-password-stdin', "read the admin's password from standard input")
    .action((typed: Typed) => setUpFrom(shell, typed))
}

/**
 * Sets up an installation. Refuses with `setup.already_done`; a name with a false claim is a mistake of the
 * option (H3).
 */
async function setUpFrom(shell: Shell, typed: Typed): Promise<void> {
  const password = await readPassword()
  const { organisation, licence, authority, adminEmail, adminName } = typed
  const form = { organisation, licence, authority, adminEmail, adminName }
  const read = readTyped(setUpSchema, { ...form, password, confirm: password }, optionOf)
  await beginCandor(shell, async ({ app, ctx }) => {
    const { displayName } = await setUp(ctx, read)
    print(`${displayName} is set up. Sign in at ${app.runtime.config.url}/login`)
    print(
      `Look your licence up in its public register within ${lookUpDays} days, and note what it showed under Settings: otherwise no new records can be entered after that.`,
    )
  })
}
