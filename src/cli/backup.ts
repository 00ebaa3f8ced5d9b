import { stat } from 'node:fs/promises'
import type { Command } from 'commander'
import { backUp, verifyArchive } from '#modules/exchange'
import { addBackupCheck } from './backup-check.ts'
import { backUpInto, isPlace, type PlaceOptions, placeIn } from './backup-place.ts'
import { held, megabytes, tellDamaged } from './backup-words.ts'
import { UsageMistakes } from './exit-code.ts'
import { writeNewFile } from './new-file.ts'
import { print, type Shell } from './shell.ts'
import { copyCandor } from './with-candor.ts'

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
  await copyCandor(shell, file, async ({ app, ctx }) => {
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
