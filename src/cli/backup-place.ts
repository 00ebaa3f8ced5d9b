import { readFile, stat } from 'node:fs/promises'
import { resolve, sep } from 'node:path'
import { refuseUnless } from '#gate'
import {
  type BackupPlace,
  backUpToPlace,
  backupLock,
  openBackupPlace,
  prunePlace,
  readKeep,
} from '#modules/archive'
import { type Identity, NotAnAgeKey, openIdentity, openRecipients } from '#platform/age'
import type { ActionContext } from '#platform/context'
import { isS3Address } from '#platform/storage'
import { backUpCandor } from './copied-database.ts'
import { fileObstacle, Obstacle, print, type Shell, say, UsageMistakes } from './shell.ts'
import { configurationFrom } from './with-candor.ts'

export const megabytes = (bytes: number) => `${(bytes / 1_000_000).toFixed(1)} MB`

export function counted(count: number | undefined, word: string): string {
  return `${count ?? 0} ${word}${count === 1 ? '' : 's'}`
}

/** Says what a backup has, by the rows of its tables. */
export const held = ({ records, documents }: Readonly<Record<string, number>>) =>
  `${counted(records, 'record')} and ${counted(documents, 'scan')}`

/** Says that scans or other files are not as they were stored. The backup is complete in all else; the exit code is 1. */
export function tellDamaged(shell: Shell, lost: number): void {
  if (lost === 0) return
  const are = lost === 1 ? 'is missing or not as it was' : 'are missing or not as they were'
  say(`${counted(lost, 'file')} ${are} stored; the backup has the rest. Run "candor doctor".`)
  shell.exitCode = 1
}

export interface PlaceOptions {
  recipient?: string
  keep?: string
}

/** Returns the place that the settings name, or null. */
export const placeIn = ({ env }: Shell) => configurationFrom(env).backupUrl

/** Refuses what was meant as an address and is none: as a folder or file it would show its secret, and stay on this disk. */
function refuseMistyped(address: string): void {
  if (!/^\s*[a-z][a-z0-9+.-]*:\//i.test(address) || isS3Address(address)) return
  throw new UsageMistakes([
    'The place must look like s3://key:secret@host:port/bucket?region=eu-west-1, or be a folder.',
  ])
}

/**
 * Tells whether a name means a folder or bucket of backups; anything else is a file.
 * @throws UsageMistakes when it looks like an address and is none
 */
export async function isPlace(to: string): Promise<boolean> {
  refuseMistyped(to)
  if (isS3Address(to) || to.endsWith('/')) return true
  if (to.endsWith('.zip')) return false
  return stat(to).then(
    (found) => found.isDirectory(),
    () => false,
  )
}

/** Opens a place. Throws an obstacle that repeats no secret of its address. */
export async function openPlace(
  { config, log }: ActionContext,
  address: string,
  isNew: boolean,
): Promise<BackupPlace> {
  refuseMistyped(address)
  if (isWithinFiles(address, config.storageUrl))
    throw new Obstacle('The files of Candor itself are in this place. Name another one.')
  return openBackupPlace(address, { log, isNew }).catch((error: unknown) => {
    throw fileObstacle(`${nameOf(address)} cannot be used.`, error)
  })
}

function isWithinFiles(address: string, storageUrl: string): boolean {
  if (isS3Address(address)) return nameOf(address) === nameOf(storageUrl)
  return `${resolve(address)}${sep}`.startsWith(`${storageUrl}${sep}`)
}

/** Returns a place's name without key and secret. */
function nameOf(address: string): string {
  if (!isS3Address(address)) return address
  const { host, pathname } = new URL(address)
  return `s3://${host}${pathname}`
}

const noKey =
  'Name the public key (age1…) to which backups are encrypted, with --recipient or CANDOR_BACKUP_RECIPIENT. Make a pair of keys on another machine with age-keygen or "candor backup key", and keep the private one there.'

async function recipientsFrom(text: string | null) {
  if (text === null) throw new UsageMistakes([noKey])
  return openRecipients(text).catch((error: unknown) => {
    if (!(error instanceof NotAnAgeKey)) throw error
    throw new UsageMistakes([`This is no public key of age. ${noKey}`])
  })
}

/** Opens the file with the private key. */
export async function identityFrom(path: string): Promise<Identity> {
  const text = await readFile(path, 'utf8').catch((error: unknown) => {
    throw fileObstacle(`${path} cannot be read.`, error)
  })
  return openIdentity(text).catch((error: unknown) => {
    if (!(error instanceof NotAnAgeKey)) throw error
    throw new Obstacle(
      `${path} is no file with a private key of age (a line AGE-SECRET-KEY-1…, as age-keygen writes it). Decrypt it first if it has a passphrase.`,
    )
  })
}

/**
 * Makes a backup in a place and removes old ones by the rule. Prints one sentence with exit code 0 when it is complete
 * and its files are there; otherwise a sentence on standard error with exit code 1.
 */
export async function backUpInto(
  shell: Shell,
  address: string,
  { recipient, keep: rule }: PlaceOptions,
): Promise<void> {
  const keep = rule === undefined ? null : readKeep(rule)
  if (rule !== undefined && keep === null)
    throw new UsageMistakes(['--keep: Give numbers of days, weeks, months or years: 7d,4w,12m.'])
  // What goes to a bucket takes no room here.
  const to = isS3Address(address) ? '/dev/null' : address
  await backUpCandor(shell, to, async ({ app, ctx }) => {
    await app.runtime.database.refuseIfDamaged({ whole: true })
    const recipients = await recipientsFrom(recipient ?? ctx.config.backupRecipient)
    const place = await openPlace(ctx, address, true)
    const hold = await app.runtime.database.takeMutex(backupLock)
    refuseUnless(hold, 'backup.busy')
    try {
      const {
        at: made,
        rows,
        added,
        addedBytes,
        damaged,
      } = await backUpToPlace(ctx, place, recipients)
      print(
        `Backed up ${held(rows)} to ${nameOf(address)}: ${counted(added, 'new file')} (${megabytes(addedBytes)}).`,
      )
      tellDamaged(shell, damaged)
      if (!keep) return
      if (damaged > 0) return say('No old backup was removed: one may have these files.')
      const { kept, snapshots } = await prunePlace(ctx.secrets, place, { keep, made })
      print(`${counted(kept, 'backup')} kept, ${snapshots} removed.`)
    } finally {
      await hold.letGo()
    }
  })
}
