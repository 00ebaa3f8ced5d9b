import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Command } from 'commander'
import { backUp, type RestoredFromPlace, verifyArchive } from '#modules/archive'
import { newKeyFile } from '#platform/age'
import { day, millisecondsBetween } from '#platform/clock'
import type { Config } from '#platform/config'
import type { ActionContext } from '#platform/context'
import {
  backUpInto,
  held,
  isPlace,
  megabytes,
  type PlaceOptions,
  placeIn,
  tellDamaged,
} from './backup-place.ts'
import { backUpCandor, openWorkFolder, writeNewFile } from './copied-database.ts'
import { examineAll } from './doctor.ts'
import { type FromOptions, readerOf, tellRestored } from './restore.ts'
import { print, type Shell, say, UsageMistakes } from './shell.ts'
import { configurationFrom, sealLast, withCandor } from './with-candor.ts'

export function addBackup(program: Command, shell: Shell): void {
  const backup = program
    .command('backup')
    .description('Write a backup that "restore" puts back; the server may be running')
    .option(
      '--to <place>',
      'a new file for a whole backup; or a folder (with / at its end) or s3://… for encrypted backups that grow with what is new',
    )
    .option('--recipient <key>', 'for a folder or s3://…: the public key, age1…')
    .option('--keep <rule>', 'for a folder or s3://…: which backups stay there, e.g. 7d,4w,12m')
    .action(({ to, ...options }: { to?: string } & PlaceOptions) => backUpTo(shell, to, options))
  addBackupCheck(backup, shell)
}

async function backUpTo(shell: Shell, to: string | undefined, options: PlaceOptions) {
  const place = to ?? placeIn(shell)
  if (place === null)
    throw new UsageMistakes(['Name where the backup goes, with --to or CANDOR_BACKUP_URL.'])
  if (to === undefined || (await isPlace(to))) return backUpInto(shell, place, options)
  if (options.recipient !== undefined || options.keep !== undefined)
    throw new UsageMistakes([
      `--recipient and --keep are for a folder or s3://…; ${to} is a file. End the name of a new folder with a slash.`,
    ])
  await backUpToFile(shell, to)
}

/**
 * Prints one sentence on standard output with exit code 0 when a whole backup is on the disk and was read
 * again; otherwise a sentence on standard error with exit code 1, which cron mails.
 */
async function backUpToFile(shell: Shell, file: string): Promise<void> {
  await backUpCandor(shell, file, async ({ app, ctx }) => {
    await app.runtime.database.refuseIfDamaged({ whole: true })
    let damaged = () => 0
    let rows: Record<string, number> = {}
    const source = async () => {
      const backup = await backUp(ctx)
      damaged = backup.damaged
      return backup.zip
    }
    await writeNewFile(file, source, async (partial) => {
      rows = (await verifyArchive(partial)).tables
    })
    const { size } = await stat(file)
    print(`Backed up ${held(rows)} to ${file} (${megabytes(size)}), and read it back.`)
    tellDamaged(shell, damaged())
  })
}

function addBackupCheck(backup: Command, shell: Shell): void {
  backup
    .command('check')
    .description('Restore a backup from a folder or s3://… for a moment, and look for faults')
    .option('--from <place>', 'a folder or s3://… with backups that grow')
    .requiredOption('--identity <file>', 'the file with the private key')
    .option('--at <time>', 'the newest backup until this time (UTC); a day counts until its end')
    .option('--keys-of <time>', 'the keys of records as of this time, instead of the newest')
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
        const restored = await read(opened.ctx)
        tellRestored(shell, restored)
        tellOldKeys(opened.ctx, restored)
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

/** Warns when nobody has written keys of records for longer than they are to stay: what was purged since is in the place. */
function tellOldKeys({ clock, config }: ActionContext, { keysAt }: RestoredFromPlace): void {
  if (keysAt === null) return
  const days = Math.floor(millisecondsBetween(keysAt, clock.now()) / day)
  if (days > config.backupKeysDays)
    say(
      `The newest keys of records are ${days} days old: whoever was purged since can still be read in these backups. Make a backup.`,
    )
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
