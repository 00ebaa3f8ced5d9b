import type { Command } from 'commander'
import { moveToPresentSecret } from '#modules/rotation'
import { encryptOwnDatabase } from './encrypt-own-database.ts'
import { Obstacle } from './exit-code.ts'
import { print, type Shell } from './shell.ts'
import { changeCandor } from './with-candor.ts'

const order =
  'In this order: stop Candor, put the new secret into CANDOR_SECRET and the one so far into CANDOR_FORMER_SECRET, run "candor move-secret", and start without CANDOR_FORMER_SECRET.'

export function addMoveSecret(program: Command, shell: Shell): void {
  program
    .command('move-secret')
    .description('Move what CANDOR_FORMER_SECRET sealed to CANDOR_SECRET, as a server does')
    .addHelpText('after', `\n${order}`)
    .action(() => moveSecret(shell))
}

/** Says each step in the order in which it was done: whoever stops it in between may run it again. */
async function moveSecret(shell: Shell): Promise<void> {
  const { texts, files } = await changeCandor(shell, async ({ app, ctx }) => {
    if (ctx.secrets.formerName === null)
      throw new Obstacle(`CANDOR_FORMER_SECRET names no secret. There is nothing to move. ${order}`)
    return moveToPresentSecret(ctx, app.runtime.encryption.keys)
  })
  print('1. Kept what verifies that which the former secret signed for good.')
  print(`2. Sealed again: ${texts} second factors and private keys.`)
  print(`3. Wrapped again: ${files} keys of stored files.`)
  const standing = encryptOwnDatabase(shell)
  print(`4. ${standing ?? 'The database needs nothing.'}`)
  if (texts + files === 0)
    print(
      'Nothing is sealed under CANDOR_FORMER_SECRET: it was moved before, or the two are the wrong way round and CANDOR_SECRET is the one that was in use so far.',
    )
  else print('Now start Candor without CANDOR_FORMER_SECRET.')
}
