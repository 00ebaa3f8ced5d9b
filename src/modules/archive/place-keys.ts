import { hash } from 'node:crypto'
import { z } from 'zod'
import { type Identity, OtherKey, type Recipients } from '#platform/age'
import { day, type Instant, later } from '#platform/clock'
import type { ActionContext } from '#platform/context'
import type { Secrets } from '#platform/crypto'
import { installation } from '#platform/encryption'
import { parsedJson } from '#platform/text.schema'
import {
  type BackupPlace,
  hmacOf,
  isHmacOf,
  type KeysOfSnapshot,
  timeIn,
  timeSegment,
} from './place-names.ts'
import type { RecordKeys } from './record-keys.ts'
import { refusal, refuseUnless } from './refusals.ts'

/** The folder with the keys of records: a file for each backup, encrypted to the same recipients. */
export const keysFolder = 'keys'

/** One file of keys. */
interface KeysFile {
  /** Says which is the newest: a clock may have been wrong. */
  number: number
  /** Whose keys they are: a restore from a zip makes all keys of records anew. */
  line: string
  at: Instant
}

const nameOf = ({ number, line, at }: KeysFile) =>
  `${keysFolder}/${String(number).padStart(6, '0')}-${line}-${timeSegment(at)}`

/** Returns the files of keys in a place, oldest first, without those that were emptied. */
export async function keysIn(place: BackupPlace): Promise<KeysFile[]> {
  const files: KeysFile[] = []
  for (const [key, bytes] of await place.list(keysFolder)) {
    const [, number, line = '', time = ''] = /^keys\/(\d{6,9})-([0-9a-f]{8})-(.+)$/.exec(key) ?? []
    const at = timeIn(time)
    if (bytes > 0 && at !== null) files.push({ number: Number(number), line, at })
  }
  return files.toSorted((one, other) => one.number - other.number)
}

const keysSchema = z.object({
  number: z.number().int(),
  /** By holder, as base64url. */
  keys: z.record(z.string(), z.string()),
  mac: z.string(),
})

const signed = (number: number, keys: Readonly<Record<string, string>>) =>
  ['keys', number, hash('sha256', JSON.stringify(keys))] as const

/** Writes the keys of the records that a backup has. Returns what its list says of them. */
export async function writeKeys(
  { secrets, encryption }: ActionContext,
  place: BackupPlace,
  { at, keys: held, recipients }: { at: Instant; keys: RecordKeys; recipients: Recipients },
): Promise<KeysOfSnapshot> {
  const own = await encryption.keys.forReading(installation)
  const mac = hmacOf(secrets, 'line', own ? hash('sha256', own) : null)
  const line = Buffer.from(mac, 'base64url').toString('hex').slice(0, 8)
  const number = ((await keysIn(place)).at(-1)?.number ?? 0) + 1
  const all = own ? [...held, [installation, own] as const] : [...held]
  const keys = Object.fromEntries(all.map(([of, key]) => [of, key.toString('base64url')]))
  const text = JSON.stringify({ number, keys, mac: hmacOf(secrets, ...signed(number, keys)) })
  await place.put(nameOf({ number, line, at }), await recipients.encrypt(Buffer.from(text)))
  return { number, line }
}

/**
 * Empties the keys that are older than the settings say, but never the newest of a line: nobody can read then what was
 * purged before those that stay. Emptied, since the key of a bucket may lack the right to remove; `prunePlace` removes them.
 */
export async function endOldKeys(
  { config, clock }: Pick<ActionContext, 'config' | 'clock'>,
  place: BackupPlace,
): Promise<void> {
  const end = later(clock.now(), -config.backupKeysDays * day)
  const all = await keysIn(place)
  const newest = new Map(all.map((file) => [file.line, file.number]))
  for (const file of all)
    if (file.at < end && file.number !== newest.get(file.line))
      await place.put(nameOf(file), new Uint8Array())
}

interface Wanted {
  identity: Identity
  /** The keys that were written with the backup. */
  since: KeysOfSnapshot
  /** Instead of the newest of all: the newest until then. */
  until: Instant | undefined
}

/**
 * Reads the keys for a backup: the newest of its line, or until a time. Refuses with `backup.keys_missing` when there are
 * none, or only some from before the backup: they would leave out whom it has and they do not. Refuses also with
 * `backup.keys_damaged` and `backup.other_identity`.
 */
export async function readKeys(
  secrets: Secrets,
  place: BackupPlace,
  { identity, since, until }: Wanted,
): Promise<{ at: Instant; keys: RecordKeys }> {
  const all = (await keysIn(place)).filter(({ line }) => line === since.line)
  const file = all.findLast(({ at }) => until === undefined || at <= until)
  refuseUnless(file && file.number >= since.number, 'backup.keys_missing')
  const bytes = await place.read(nameOf(file))
  refuseUnless(bytes, 'backup.keys_missing')
  const text = await identity.decrypt(bytes).catch((error: unknown) => {
    throw refusal(error instanceof OtherKey ? 'backup.other_identity' : 'backup.keys_damaged')
  })
  const { data } = keysSchema.safeParse(parsedJson(Buffer.from(text).toString()))
  refuseUnless(data?.number === file.number, 'backup.keys_damaged')
  const { number, keys, mac } = data
  // Anybody can encrypt to a public key.
  refuseUnless(isHmacOf(secrets, mac, ...signed(number, keys)), 'backup.keys_damaged')
  const entries = Object.entries(keys)
  return {
    at: file.at,
    keys: new Map(entries.map(([of, key]) => [of, Buffer.from(key, 'base64url')])),
  }
}
