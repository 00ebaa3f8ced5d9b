import { type Command, Option } from 'commander'
import { z } from 'zod'
import { createApiKey, revokeApiKey } from '#modules/accounts'
import { accountLimits } from '#modules/accounts/limits'
import { type KeyScope, keyScopes, newApiKeySchema } from '#modules/accounts/schema'
import { day, later } from '#platform/clock'
import { type Role, roles } from '#platform/context'
import { print, readTyped, refuseLostOutput, type Shell, whenPrinted } from './shell.ts'
import { changeCandor } from './with-candor.ts'

interface Typed {
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

const optionOf = { name: '--name', role: '--role', scope: '--scope', days: '--days' }

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
    .action((typed: Typed) => createKey(shell, typed))
}

/** Ends the key again when it could not be printed: nobody has it, and the list would show it as one that works. */
async function createKey(shell: Shell, typed: Typed): Promise<void> {
  const { name, role, scope, days } = readTyped(typedSchema, typed, optionOf)
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
