import type { Command } from 'commander'
import { z } from 'zod'
import { listKeys, revokeKey, rotateKey, type SigningKey } from '#modules/attestations'
import { type Config, ConfigMistakes } from '#platform/config'
import { databaseKey, encryptDatabase, isUnderAnotherKey } from '#server'
import { moveToPresentSecret } from '#server/former-secrets'
import { Obstacle, print, readTyped, type Shell } from './shell.ts'
import {
  changeCandor,
  configurationFrom,
  configurationOfExisting,
  type Opened,
  readCandor,
} from './with-candor.ts'

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
  // Where the generated secret was set aside as the former one, this makes the next, as a start does.
  const { CANDOR_FORMER_SECRET: typed, CANDOR_FORMER_SECRET_FILE: inFile } = shell.env
  const config = configurationOfExisting(shell.env, { mayMakeSecret: Boolean(typed || inFile) })
  const move = async ({ app, ctx }: Opened) => {
    if (ctx.secrets.formerName === null)
      throw new Obstacle(`CANDOR_FORMER_SECRET names no secret. There is nothing to move. ${order}`)
    return moveToPresentSecret(ctx, app.runtime.encryption.keys)
  }
  const isNeeded = isUnderFormer(config)
  const { texts, files } = await changeCandor(shell, move, config)
  print('1. Kept what verifies that which the former secret signed for good.')
  print(`2. Sealed again: ${texts} second factors and private keys.`)
  print(`3. Wrapped again: ${files} keys of stored files.`)
  const standing = encryptOwnDatabase(shell)
  print(`4. ${standing ?? 'The database needs nothing.'}`)
  if (texts + files === 0 && !isNeeded)
    print(
      'Nothing is sealed under CANDOR_FORMER_SECRET: it was moved before, or the two are the wrong way round and CANDOR_SECRET is the one that was in use so far.',
    )
  else print('Now start Candor without CANDOR_FORMER_SECRET.')
}

/** Tells whether only the former secret opens the database. */
function isUnderFormer(config: Config): boolean {
  try {
    databaseKey({ ...config, formerSecret: null })
    return false
  } catch (error) {
    if (error instanceof ConfigMistakes) return true
    throw error
  }
}

const moment = { error: 'Give a time such as 2026-11-21T09:30:00Z.' }
const typedSchema = z.object({
  since: z.iso
    .datetime(moment)
    .transform((text) => new Date(text).toISOString())
    .optional(),
})

export function addKeys(program: Command, shell: Shell): void {
  const keys = program
    .command('keys')
    .description('The keys that sign attestations, and those that stored files are encrypted with')
  keys
    .command('list')
    .description('Print each key, newest first, and since when it signs or is revoked')
    .action(() => list(shell))
  keys
    .command('rotate')
    .description('Make the next key; the former ones stay published for checking')
    .option('--in-database', 'make it in the database, although the last one came from a file')
    .action((typed: { inDatabase?: boolean }) => rotate(shell, typed))
  keys
    .command('revoke <key>')
    .description(
      'Revoke a key that somebody else may have; what it signed since then fails the check',
    )
    .option('--since <time>', 'since when it may be in other hands; now if left out')
    .action((key: string, typed: { since?: string }) => revoke(shell, key, typed))
  addFileKeys(keys, shell)
}

async function list(shell: Shell): Promise<void> {
  const keys = await readCandor(shell, ({ ctx }) => ctx.read(listKeys))
  if (keys.length === 0) print('There is no key yet. The first attestation makes one.')
  for (const key of keys) print(`${key.multikey} ${originOf(key)}, ${fateOf(key)}`)
}

function originOf({ fromFile, madeAt }: SigningKey): string {
  return fromFile === 1 ? `from a file since ${madeAt}` : `made ${madeAt}`
}

function fateOf({ retiredAt, revokedAt, restoredAt }: SigningKey): string {
  if (revokedAt !== null) return `revoked since ${revokedAt}`
  if (restoredAt !== null) return `ended by a restore at ${restoredAt}`
  return retiredAt === null ? 'signs' : `signed until ${retiredAt}`
}

async function rotate(shell: Shell, typed: { inDatabase?: boolean }): Promise<void> {
  print(await changeCandor(shell, ({ ctx }) => ctx.write((write) => rotateKey(write, typed))))
}

async function revoke(shell: Shell, multikey: string, typed: { since?: string }): Promise<void> {
  const { since } = readTyped(typedSchema, typed, { since: '--since' })
  const { revokedAt } = await changeCandor(shell, ({ ctx }) =>
    ctx.write((write) => revokeKey(write, { multikey, since: since ?? ctx.clock.now() })),
  )
  print(`Revoked since ${revokedAt}.`)
}

/** Adds the command for the keys that the stored files and the database are encrypted with. */
function addFileKeys(keys: Command, shell: Shell): void {
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

/**
 * Encrypts an SQLite file that is under another key with the present one, unless a server has it open: then its next
 * start does it. The calling command must have closed it. Returns a sentence about it; null where nothing is to be
 * done.
 */
function encryptOwnDatabase({ env }: Shell): string | null {
  const config = configurationFrom(env)
  if (!isUnderAnotherKey(config)) return null
  return encryptDatabase(config)
    ? 'The database was encrypted with the present key.'
    : 'The database is in use. Restart the server to encrypt it with the present key.'
}
