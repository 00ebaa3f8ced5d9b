import { chmodSync, chownSync, copyFileSync } from 'node:fs'
import { join } from 'node:path'
import type { loopbackCertificate } from './loopback-certificate.ts'
import { isRoot, nobody } from './postgres.ts'

/**
 * Copies a certificate into a folder for a PostgreSQL server, which requires a key that nobody else may
 * read; returns the settings that turn TLS on.
 */
export function tlsSettings(
  folder: string,
  { path }: ReturnType<typeof loopbackCertificate>,
): string[] {
  const [key, cert] = [join(folder, 'key.pem'), join(folder, 'cert.pem')]
  copyFileSync(join(path, '../key.pem'), key)
  copyFileSync(path, cert)
  chmodSync(key, 0o600)
  if (isRoot) for (const owned of [folder, key, cert]) chownSync(owned, nobody, nobody)
  return ['ssl=on', `ssl_cert_file=${cert}`, `ssl_key_file=${key}`]
}
