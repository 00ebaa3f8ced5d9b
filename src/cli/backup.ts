import { existsSync, rmSync } from 'node:fs'
import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Command } from 'commander'
import { z } from 'zod'
import {
  backUp,
  type Restored,
  restoreExport,
  restoreFromPlace,
  verifyArchive,
} from '#modules/archive'
import { attestationRefusals, findKeyTrouble } from '#modules/attestations'
import { newKeyFile } from '#platform/age'
import type { Config } from '#platform/config'
import type { ActionContext } from '#platform/context'
import { Refusal } from '#platform/errors'
import {
  backUpInto,
  counted,
  held,
  identityFrom,
  isPlace,
  megabytes,
  openPlace,
  type PlaceOptions,
  placeIn,
  tellDamaged,
} from './backup-place.ts'
import { backUpCandor, openWorkFolder, writeNewFile } from './copied-database.ts'
import { examineAll } from './doctor.ts'
import { print, readTyped, type Shell, say, UsageMistakes } from './shell.ts'
import { configurationFrom, type Opened, sealLast, withCandor } from './with-candor.ts'

export function addRestore(program: Command, shell: Shell): void {
  program
    .command('restore')
    .description('Put a backup or an export into an empty installation')
    .argument('[file]', 'a zip that candor backup, candor export or the dashboard made')
    .option('--from <place>', 'instead of a zip: a folder or s3://… with backups that grow')
    .option('--identity <file>', 'with --from: the file with the private key')
    .option(
      '--at <time>',
      'with --from: the newest backup until this time (UTC); a day counts until its end',
    )
    .option('--unsealed', 'also a zip without the seal of this installation, as 0.2.0 made them')
    .action((file: string | undefined, options: FromOptions) => restore(shell, file, options))
}

interface FromOptions {
  from?: string
  identity?: string
  at?: string
  unsealed?: boolean
}

async function restore(
  shell: Shell,
  file: string | undefined,
  { unsealed: needsNoSeal = false, ...options }: FromOptions,
) {
  if (needsNoSeal)
    say('Without a seal nobody knows who made this zip, or changed it since. Look at its admins.')
  const isPlace = Object.keys(options).length > 0
  if (isPlace === (file !== undefined))
    throw new UsageMistakes(['Name a zip, or a place with --from and --identity.'])
  const read = file === undefined ? await readerOf(shell, options) : null
  await openToRestore(shell, async ({ ctx }) => {
    const restored = await (read ? read(ctx) : restoreExport(ctx, file as string, { needsNoSeal }))
    // Doctor runs before a server is started, and the log should be whole by then.
    await sealLast(ctx)
    tellRestored(shell, restored)
    const trouble = await ctx.read(findKeyTrouble)
    if (trouble !== null) say(attestationRefusals[trouble].sentence)
    const none = 'none, so make one with "candor admin create"'
    print(`Its admins: ${restored.admins.join(', ') || none}.`)
    say(
      restored.kind === 'backup'
        ? 'Everybody signs in as before. What was revoked or purged since has to be revoked or purged again.'
        : 'Nobody has a password yet: give one to an admin with "candor admin reset".',
    )
  })
}

/**
 * Opens Candor under the secret of the former installation, and makes none. A database that it made under a wrong one
 * is removed again: with the right one it could not be opened.
 */
async function openToRestore(shell: Shell, run: (opened: Opened) => Promise<void>): Promise<void> {
  const config = configurationFrom(shell.env, { mayMakeSecret: false })
  const { databaseUrl } = config
  const isNew = !databaseUrl.startsWith('postgres') && !existsSync(databaseUrl)
  try {
    await withCandor(shell, run, config)
  } catch (error) {
    if (isNew && error instanceof Refusal && error.code === 'restore.other_secret')
      for (const end of ['', '-wal', '-shm']) rmSync(`${databaseUrl}${end}`, { force: true })
    throw error
  }
}

const timeSchema = z.object({
  at: z
    .union([z.iso.datetime({ offset: true }), z.iso.date()], {
      error: 'Give a day such as 2026-11-20, or a time such as 2026-11-20T09:00:00Z.',
    })
    // A day means its end.
    .transform((text) =>
      new Date(text.includes('T') ? text : `${text}T23:59:59.999Z`).toISOString(),
    )
    .optional(),
})

/** Checks what was typed, then returns what restores from the place. */
async function readerOf(shell: Shell, { from, identity, at: typedAt }: FromOptions) {
  const { at } = readTyped(timeSchema, { at: typedAt }, { at: '--at' })
  const address = from ?? placeIn(shell)
  if (address === null || identity === undefined)
    throw new UsageMistakes([
      'Name the place with --from or CANDOR_BACKUP_URL, and the file with the private key with --identity.',
    ])
  const opened = await identityFrom(identity)
  return async (ctx: ActionContext): Promise<Restored> => {
    const place = await openPlace(ctx, address, false)
    const work = await openWorkFolder()
    try {
      return await restoreFromPlace(ctx, place, { identity: opened, at, folder: work.folder })
    } finally {
      await work.remove()
    }
  }
}

/** Says what was restored; files that could not be are exit code 1. */
function tellRestored(
  shell: Shell,
  { organisation, madeAt, rows, files, lost, damaged, endedAttestations }: Restored,
): void {
  print(
    `${organisation}, as of ${madeAt}: ${counted(rows.records, 'record')}, ${counted(rows.documents, 'scan')}, ${counted(rows.accounts, 'account')}, ${counted(rows.auditEvents, 'event')} of the audit log, ${counted(files, 'file')}.`,
  )
  if (lost > 0) {
    const are = lost === 1 ? 'is missing or was changed' : 'are missing or were changed'
    say(
      `${counted(lost, 'file')} of this backup ${are} in its place, and left out. "candor doctor" names the documents.`,
    )
    shell.exitCode = 1
  }
  if (damaged > 0) {
    const were = damaged === 1 ? 'was' : 'were'
    say(`${counted(damaged, 'scan')} ${were} missing or damaged already when this was made.`)
  }
  if (endedAttestations > 0)
    say(
      `${counted(endedAttestations, 'attestation')} ended: what was ended since this was made is not known here. Candidates can take new ones.`,
    )
}

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
