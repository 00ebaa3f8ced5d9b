import BetterSqlite3 from 'better-sqlite3'

/** The key of an encrypted SQLite file, 32 bytes as base64url; null for a file in plain. */
export type FileKey = string | null

/** Opens an SQLite file. With a key its pages, and those in its log, are encrypted (decision 0026). */
export function openFile(
  path: string,
  key: FileKey,
  options: BetterSqlite3.Options = {},
): BetterSqlite3.Database {
  const file = new BetterSqlite3(path, options)
  if (key === null) return file
  // AEGIS-256 with a random nonce for each page that is written; a page that was changed is not read.
  file.pragma("cipher = 'aegis'")
  file.pragma(`key = ${rawKey(key)}`)
  return file
}

/** Returns the key as SQLite3 Multiple Ciphers takes it where no password is to be stretched. */
export function rawKey(key: string): string {
  return `"raw:${Buffer.from(key, 'base64url').toString('hex')}"`
}
