import { existsSync, rmSync } from 'node:fs'
import type { Command } from 'commander'
import { z } from 'zod'
import {
  type Restored,
  type RestoredFromPlace,
  restoreExport,
  restoreFromPlace,
} from '#modules/archive'
import { attestationRefusals, findKeyTrouble } from '#modules/attestations'
import type { ActionContext } from '#platform/context'
import { Refusal } from '#platform/errors'
import { counted, identityFrom, openPlace, placeIn } from './backup-place.ts'
import { openWorkFolder } from './copied-database.ts'
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
    .option(
      '--keys-of <time>',
      'with --from: the keys of records as of this time, instead of the newest',
    )
    .option('--unsealed', 'also a zip without the seal of this installation, as 0.2.0 made them')
    .action((file: string | undefined, options: FromOptions) => restore(shell, file, options))
}

export interface FromOptions {
  from?: string
  identity?: string
  at?: string
  keysOf?: string
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

const timeSchema = z
  .union([z.iso.datetime({ offset: true }), z.iso.date()], {
    error: 'Give a day such as 2026-11-20, or a time such as 2026-11-20T09:00:00Z.',
  })
  // A day means its end.
  .transform((text) => new Date(text.includes('T') ? text : `${text}T23:59:59.999Z`).toISOString())
  .optional()
const timesSchema = z.object({ at: timeSchema, keysOf: timeSchema })

/** Checks what was typed, then returns what restores from the place. */
export async function readerOf(shell: Shell, { from, identity, ...typed }: FromOptions) {
  const names = { at: '--at', keysOf: '--keys-of' }
  const times = readTyped(timesSchema, { at: typed.at, keysOf: typed.keysOf }, names)
  const address = from ?? placeIn(shell)
  if (address === null || identity === undefined)
    throw new UsageMistakes([
      'Name the place with --from or CANDOR_BACKUP_URL, and the file with the private key with --identity.',
    ])
  const opened = await identityFrom(identity)
  return async (ctx: ActionContext): Promise<RestoredFromPlace> => {
    const place = await openPlace(ctx, address, false)
    const work = await openWorkFolder()
    try {
      return await restoreFromPlace(ctx, place, {
        identity: opened,
        ...times,
        folder: work.folder,
      })
    } finally {
      await work.remove()
    }
  }
}

/** Says what was restored; files that could not be are exit code 1. */
export function tellRestored(
  shell: Shell,
  { organisation, madeAt, rows, files, lost, damaged, purged, endedAttestations }: Restored,
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
  if (purged > 0)
    say(
      `${counted(purged, 'record')} purged since this was made: nobody can read them any more, and they stay away.`,
    )
  if (damaged > 0) {
    const were = damaged === 1 ? 'was' : 'were'
    say(`${counted(damaged, 'scan')} ${were} missing or damaged already when this was made.`)
  }
  if (endedAttestations > 0)
    say(
      `${counted(endedAttestations, 'attestation')} ended: what was ended since this was made is not known here. Candidates can take new ones.`,
    )
}
