import type { Command } from 'commander'
import { z } from 'zod'
import { listKeys, revokeKey, rotateKey, type SigningKey } from '#modules/attestations'
import { print, type Shell } from './shell.ts'
import { readTyped } from './typed.ts'
import { changeCandor, withCandor } from './with-candor.ts'

const moment = { error: 'Say a time such as 2026-11-21T09:30:00Z.' }
const typedSchema = z.object({
  since: z.iso
    .datetime(moment)
    .transform((text) => new Date(text).toISOString())
    .optional(),
})

export function addKeys(program: Command, shell: Shell): void {
  const keys = program.command('keys').description('The keys that sign attestations')
  keys
    .command('list')
    .description('Print each key, newest first, and since when it signs or is revoked')
    .action(() => list(shell))
  keys
    .command('rotate')
    .description('Make the next key; the former ones stay published for checking')
    .action(() => rotate(shell))
  keys
    .command('revoke <key>')
    .description('Take a key back that somebody else may have; what it signed since then fails')
    .option('--since <time>', 'since when it may be in other hands; now unless you say')
    .action((key: string, typed: { since?: string }) => revoke(shell, key, typed))
}

async function list(shell: Shell): Promise<void> {
  const keys = await withCandor(shell, ({ ctx }) => ctx.read(listKeys))
  if (keys.length === 0) print('There is no key yet. The first attestation makes one.')
  for (const key of keys) print(`${key.multikey} made ${key.madeAt}, ${fateOf(key)}`)
}

function fateOf({ retiredAt, revokedAt, restoredAt }: SigningKey): string {
  if (revokedAt !== null) return `revoked since ${revokedAt}`
  if (restoredAt !== null) return `ended by a restore at ${restoredAt}`
  return retiredAt === null ? 'signs' : `signed until ${retiredAt}`
}

async function rotate(shell: Shell): Promise<void> {
  print(await changeCandor(shell, ({ ctx }) => ctx.write(rotateKey)))
}

async function revoke(shell: Shell, multikey: string, typed: { since?: string }): Promise<void> {
  const { since } = readTyped(typedSchema, typed, { since: '--since' })
  const { revokedAt } = await changeCandor(shell, ({ ctx }) =>
    ctx.write((write) => revokeKey(write, { multikey, since: since ?? ctx.clock.now() })),
  )
  print(`Revoked since ${revokedAt}.`)
}
