import type { Command } from 'commander'
import { z } from 'zod'
import { listKeys, revokeKey, rotateKey, type SigningKey } from '#modules/attestations'
import { addFileKeys } from './file-keys.ts'
import { print, type Shell } from './shell.ts'
import { readTyped } from './typed.ts'
import { changeCandor, readCandor } from './with-candor.ts'

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
