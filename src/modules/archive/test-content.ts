import { createHash } from 'node:crypto'
import { expect } from 'vitest'
import type { TestRuntime } from '#test/test-runtime'
import { type Row, rowsOf } from './archive.store.ts'
import { type ArchiveKind, foldersLeftOut, tablesOf } from './archive-parts.ts'
import { attestationKey, attestationSeed } from './test-installation.ts'

/** Takes away what a restore itself writes. */
export function expectRestoredEvents({ tables }: { tables: Record<string, unknown[]> }): void {
  expect(tables.attestationKeys).toEqual([
    { ...attestationKey, retiredAt: expect.any(String), restoredAt: expect.any(String) },
  ])
  tables.attestationKeys = [attestationKey]
  if (tables.attestationSeeds) {
    expect(tables.attestationSeeds).toEqual([])
    tables.attestationSeeds = [attestationSeed]
  }
  expect(tables.auditEvents?.pop()).toMatchObject({ action: 'attestation_key.restored' })
  expect(tables.logs?.pop()).toMatchObject({ number: 2, size: 0, checkpoint: null })
  expect(tables.auditEvents?.pop()).toMatchObject({ action: 'log.succeeded' })
  expect(tables.auditEvents?.pop()).toMatchObject({ action: 'export.restored' })
}

/** A record without the digests of its numbers, which each installation makes under a key of its own. */
const own = ({ passportDigest: _, passportLook: __, referenceDigest: ___, ...row }: Row) => row

/** All rows of all tables of an archive, and all files, as one comparable whole. */
export async function contentOf({ runtime, system }: TestRuntime, kind: ArchiveKind = 'export') {
  const tables: Record<string, unknown[]> = {}
  for (const each of tablesOf(kind)) {
    tables[each.table] = []
    for await (const rows of rowsOf(runtime.database.reader, each))
      tables[each.table]?.push(...rows.map((row) => (each.table === 'records' ? own(row) : row)))
  }
  const files: Record<string, string> = {}
  for await (const { key } of system.storage.list(''))
    if (key.startsWith('originals/') || !foldersLeftOut.some((folder) => key.startsWith(folder)))
      files[key] = createHash('sha256')
        .update((await system.storage.read(key)) as Buffer)
        .digest('hex')
  return { tables, files }
}
