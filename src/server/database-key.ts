import { type Config, ConfigMistakes } from '#platform/config'
import { openSecrets, type Secrets } from '#platform/crypto'
import {
  type Database,
  encryptFile,
  type FileKey,
  keyOfFile,
  openDatabase,
} from '#platform/database'

type Settings = Pick<Config, 'databaseUrl' | 'key' | 'formerKey' | 'secret' | 'formerSecret'>

/**
 * Returns the keys of the installation for a purpose, the present one first: derived from `CANDOR_KEY`, or from the
 * secret where there is none. What is on file may be under any of them.
 */
export function installationKeys(
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
