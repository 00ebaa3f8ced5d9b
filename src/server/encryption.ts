import { randomBytes } from 'node:crypto'
import { keyHolderOf } from '#modules/records'
import type { Clock } from '#platform/clock'
import { type Config, ConfigMistakes } from '#platform/config'
import { openSecrets, type Secrets } from '#platform/crypto'
import {
  type Database,
  encryptFile,
  type FileKey,
  keyOfFile,
  openDatabase,
} from '#platform/database'
import { type Encryption, openDataKeys, openEncryption } from '#platform/encryption'
import { keyBeforeAside, type Storage } from '#platform/storage'

/** The folders whose files are about somebody, and whose key each file is encrypted with. */
const holders: Readonly<Record<string, (subject: string) => string>> = {
  originals: keyHolderOf,
  derivatives: keyHolderOf,
  'case-files': keyHolderOf,
  comparisons: keyHolderOf,
  incoming: keyHolderOf,
  imports: () => 'imports',
  'account-photos': () => 'accounts',
}

/** The folders whose files everybody may see, and what the log is checked with: these stay in plain. */
const publicFolders = ['notices', 'notice-views', 'logo', 'office', 'audit']

/** Every folder of the storage. */
export const storageFolders: ReadonlySet<string> = new Set([
  ...Object.keys(holders),
  ...publicFolders,
  'aside',
])

/** Returns whose key a file is encrypted with; null for a public one. */
function holderOf(key: string): string | null {
  const [folder = '', subject = ''] = keyBeforeAside(key).split('/')
  return holders[folder]?.(subject) ?? null
}

interface Parts {
  config: Pick<Config, 'key' | 'formerKey'>
  secrets: Secrets
  database: Database
  clock: Clock
}

/** Opens the encryption of a storage, and returns the storage that encrypts. */
export function encryptFiles(storage: Storage, { config, secrets, ...parts }: Parts) {
  const keys = openDataKeys(parts, installationKeys(config, secrets, 'data-key'))
  parts.database.vault.use(keys.forValues())
  return openEncryption(storage, keys, holderOf)
}

const otherFileKey =
  'The stored files are encrypted with another key. Set CANDOR_KEY, or CANDOR_SECRET where there is no key, to what it was; see docs/keep-safe.md, "Encryption".'

/** Whose key values are digested with that have to be found. */
const digestHolder = 'digests'

/**
 * Begins to encrypt files in a new installation, and to digest what has to be found.
 * @throws ConfigMistakes when the keys of this installation's files cannot be unwrapped
 */
export async function beginEncryption({ keys }: Encryption, { vault }: Database): Promise<void> {
  if (await keys.areOfAnother()) throw new ConfigMistakes([otherFileKey])
  await keys.begin()
  vault.digestWith(await digestKey(keys))
}

/** One that does not open any more is replaced: digests follow from the numbers, and are made anew. */
async function digestKey(keys: Encryption['keys']): Promise<Buffer> {
  return keys.forWriting(digestHolder).catch(async () => {
    await keys.take(new Map([[digestHolder, randomBytes(32)]]))
    return keys.forWriting(digestHolder)
  })
}

type Settings = Pick<Config, 'databaseUrl' | 'key' | 'formerKey' | 'secret' | 'formerSecret'>

/**
 * Returns the keys of the installation for a purpose, the present one first: derived from `CANDOR_KEY`, or from the
 * secret where there is none. What is on file may be under any of them.
 */
function installationKeys(
  { key, formerKey }: Pick<Config, 'key' | 'formerKey'>,
  secrets: Secrets,
  purpose: 'data-key' | 'database',
): readonly [string, ...string[]] {
  const derived = (text: string) => openSecrets(text).derived(purpose)
  const [bySecret, ...byFormerSecrets] = secrets.openers(purpose)
  const former = formerKey === null ? [] : [derived(formerKey)]
  return key === null
    ? [bySecret, ...former, ...byFormerSecrets]
    : [derived(key), ...former, bySecret, ...byFormerSecrets]
}

/** Opens the installation's database; an SQLite file that is not there yet will be encrypted. */
export function openOwnDatabase(config: Settings): Database {
  return openDatabase(config.databaseUrl, { key: databaseKey(config) })
}

/**
 * Returns the key of the installation's SQLite file; null for one in plain, and for PostgreSQL.
 * @throws ConfigMistakes when none of its keys opens the file
 */
export function databaseKey(config: Settings): FileKey {
  if (!isFile(config)) return null
  const key = keyOfFile(config.databaseUrl, keysOf(config))
  if (key === undefined) throw new ConfigMistakes([anotherKey])
  return key
}

/** Tells whether the database is an SQLite file that is not under the present key: under a former one, or in plain. */
export function isUnderAnotherKey(config: Settings): boolean {
  return isFile(config) && databaseKey(config) !== keysOf(config)[0]
}

/**
 * Encrypts the installation's SQLite file with the present key.
 * @returns false, with nothing changed, while another process has it open
 */
export function encryptDatabase(config: Settings): boolean {
  return encryptFile(config.databaseUrl, databaseKey(config), keysOf(config)[0])
}

const isFile = ({ databaseUrl }: Settings) => !databaseUrl.startsWith('postgres')

function keysOf(config: Settings) {
  return installationKeys(config, openSecrets(config.secret, null, config.formerSecret), 'database')
}

const anotherKey =
  'The database is encrypted with another key, or its beginning is damaged. Set CANDOR_KEY, or CANDOR_SECRET where there is no key, to what it was, or restore a backup; see docs/keep-safe.md, "Encryption".'
