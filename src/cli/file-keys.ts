import type { Command } from 'commander'
import { databaseStanding } from '#server'
import { encryptOwnDatabase } from './encrypt-own-database.ts'
import { print, type Shell } from './shell.ts'
import { changeCandor } from './with-candor.ts'

/** Adds the commands for the keys that the stored files and the database are encrypted with. */
export function addFileKeys(keys: Command, shell: Shell): void {
  keys
    .command('encrypt')
    .description(
      'Encrypt the stored files and an SQLite database, once no process of a former version runs any more',
    )
    .action(() => encryptFiles(shell))
  keys
    .command('rewrap')
    .description(
      'Protect the keys of stored files, and an SQLite database, by the present CANDOR_KEY or secret',
    )
    .action(() => rewrap(shell))
}

/** May be stopped and run again at any time; a running server goes on. */
async function encryptFiles(shell: Shell): Promise<void> {
  await changeCandor(shell, async ({ app }) => {
    const { keys, plainFiles, encryptFile } = app.runtime.encryption
    await keys.begin()
    let files = 0
    for await (const key of plainFiles({ all: true })) {
      await encryptFile(key)
      files += 1
    }
    await keys.requireEncrypted()
    print(
      `${files === 1 ? '1 file was' : `${files} files were`} encrypted. What is stored from now on is encrypted as it arrives. A former version of Candor cannot read it.`,
    )
    if (databaseStanding(app.runtime.config) === 'plain') await keys.wantDatabase()
  })
  encryptOwnDatabase(shell, 'plain')
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
  encryptOwnDatabase(shell, 'former')
}
