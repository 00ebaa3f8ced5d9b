import type { Command } from 'commander'
import { encryptOwnDatabase } from './encrypt-own-database.ts'
import { print, type Shell } from './shell.ts'
import { changeCandor } from './with-candor.ts'

/** Adds the command for the keys that the stored files and the database are encrypted with. */
export function addFileKeys(keys: Command, shell: Shell): void {
  keys
    .command('rewrap')
    .description(
      'Protect the keys of stored files, and an SQLite database, by the present CANDOR_KEY or secret',
    )
    .action(() => rewrap(shell))
}

async function rewrap(shell: Shell): Promise<void> {
  await changeCandor(shell, async ({ app }) => {
    const moved = await app.runtime.encryption.keys.rewrap()
    print(
      moved === 0
        ? 'All keys were protected by the present one.'
        : `${moved === 1 ? '1 key is' : `${moved} keys are`} protected by the present one now.`,
    )
  })
  const standing = encryptOwnDatabase(shell)
  if (standing !== null) print(standing)
}
