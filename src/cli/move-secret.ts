import type { Command } from 'commander'
import { moveToPresentSecret } from '#modules/rotation'
import { encryptOwnDatabase } from './encrypt-own-database.ts'
import { Obstacle } from './exit-code.ts'
import { print, type Shell } from './shell.ts'
import { changeCandor } from './with-candor.ts'

export function addMoveSecret(program: Command, shell: Shell): void {
  program
    .command('move-secret')
    .description('Move what CANDOR_FORMER_SECRET sealed to CANDOR_SECRET, as a server does')
    .action(() => moveSecret(shell))
}

async function moveSecret(shell: Shell): Promise<void> {
  await changeCandor(shell, async ({ app, ctx }) => {
    if (ctx.secrets.formerName === null)
      throw new Obstacle('CANDOR_FORMER_SECRET names no secret. There is nothing to move.')
    await moveToPresentSecret(ctx, app.runtime.encryption.keys)
  })
  print('Moved. What the former secret signed for good is still verified without it.')
  encryptOwnDatabase(shell)
}
