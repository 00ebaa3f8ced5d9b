import { keyHolderOf } from '#modules/documents'
import type { Clock } from '#platform/clock'
import { type Config, ConfigMistakes } from '#platform/config'
import type { Secrets } from '#platform/crypto'
import type { Database } from '#platform/database'
import { type Encryption, openDataKeys, openEncryption } from '#platform/encryption'
import { keyBeforeAside, type Storage } from '#platform/storage'
import { installationKeys } from './database-key.ts'

/** The folders whose files are about somebody, and whose key each file is encrypted with. */
const holders: Readonly<Record<string, (subject: string) => string>> = {
  originals: keyHolderOf,
  derivatives: keyHolderOf,
  'case-files': keyHolderOf,
  comparisons: keyHolderOf,
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
  return openEncryption(storage, keys, holderOf)
}

const anotherKey =
  'The stored files are encrypted with another key. Set CANDOR_KEY, or CANDOR_SECRET where there is no key, to what it was; see docs/keep-safe.md, "Encryption".'

/**
 * Begins to encrypt files in a new installation.
 * @throws ConfigMistakes when the keys of this installation's files cannot be unwrapped
 */
export async function beginEncryption({ keys }: Encryption): Promise<void> {
  if (await keys.areOfAnother()) throw new ConfigMistakes([anotherKey])
  await keys.begin()
}
