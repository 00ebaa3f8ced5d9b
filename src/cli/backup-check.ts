import { join } from 'node:path'
import type { Command } from 'commander'
import { newKeyFile } from '#platform/age'
import type { Config } from '#platform/config'
import { configurationFrom } from './configuration.ts'
import { examineAll } from './doctor.ts'
import { type FromOptions, readerOf, tellRestored } from './restore.ts'
import { print, type Shell } from './shell.ts'
import { sealLast, withCandor } from './with-candor.ts'
import { openWorkFolder } from './work-folder.ts'

export function addBackupCheck(backup: Command, shell: Shell): void {
  backup
    .command('check')
    .description('Restore a backup from a folder or s3://… for a moment, and look for faults')
    .option('--from <place>', 'a folder or s3://… with backups that grow')
    .requiredOption('--identity <file>', 'the file with the private key')
    .option('--at <time>', 'the newest backup until this time (UTC); a day counts until its end')
    .action((options: FromOptions) => check(shell, options))
  backup
    .command('key')
    .description('Print a new pair of keys for backups; not on the server')
    .action(async () => print((await newKeyFile()).trimEnd()))
}

/** Prints what doctor finds in the restored backup; exit code 1 when anything is wrong. Nothing of it stays. */
async function check(shell: Shell, options: FromOptions): Promise<void> {
  const read = await readerOf(shell, options)
  const work = await openWorkFolder()
  try {
    const isWell = await withCandor(
      shell,
      async (opened) => {
        tellRestored(shell, await read(opened.ctx))
        await sealLast(opened.ctx)
        return examineAll(opened, print)
      },
      configIn(shell, work.folder),
    )
    if (!isWell) shell.exitCode = 1
  } finally {
    await work.remove()
  }
}

/** Returns the configuration of an installation in a folder that sends nothing and has the secret of the real one. */
function configIn({ env }: Shell, folder: string): Config {
  const isSecretNamed = env.CANDOR_SECRET || env.CANDOR_SECRET_FILE
  const real = configurationFrom(isSecretNamed ? { ...env, CANDOR_DATA: folder } : env, {
    mustExist: true,
  })
  const [databaseUrl, storageUrl] = [join(folder, 'candor.sqlite'), join(folder, 'files')]
  return {
    ...real,
    ...{ dataFolder: folder, databaseUrl, storageUrl },
    ...{ attestationKey: null, smtpUrl: null, sms: null },
  }
}
