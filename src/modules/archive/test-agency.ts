import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { uploadDocument } from '#modules/documents'
import { type Identity, newKeyFile, openIdentity, openRecipients } from '#platform/age'
import type { Instant } from '#platform/clock'
import { approvedRecord, bytesOf, setUpPadma } from '#test/candidates'
import { documentPng } from '#test/phone-photos'
import { people, startTestRuntime } from '#test/test-runtime'
import { backUpToPlace } from './backups.ts'
import type { BackupPlace } from './place-names.ts'
import { restoreFromPlace } from './restore-from-place.ts'

const secret = 'the secret of the one agency that makes backups each night'

/** What is restored, by whom, and where it is decrypted. */
interface Wanted {
  at?: Instant
  key?: Identity
  env?: Record<string, string>
  folder?: string
}

/** An agency with one scan, which makes its backups to a key, and installations into which they are restored. */
export async function openAgency() {
  const runtime = await startTestRuntime('sqlite', { CANDOR_SECRET: secret })
  await setUpPadma(runtime)
  const record = await approvedRecord(runtime)
  const folder = mkdtempSync(join(tmpdir(), 'candor-place-'))
  const { recipients, identity } = await keyPair()

  async function upload(label: string): Promise<void> {
    await uploadDocument(runtime.as(people.amina), {
      recordId: record.id,
      kind: 'visa-paper',
      originalName: 'visa.png',
      source: bytesOf(await documentPng(label)),
    })
  }

  /** Restores into an empty installation; returns what was restored, and the scans. */
  async function restore(
    place: BackupPlace,
    { at, key = identity, env = {}, folder: own }: Wanted = {},
  ) {
    const target = await startTestRuntime('sqlite', { CANDOR_SECRET: secret, ...env })
    target.clock.move(30 * 86_400_000)
    try {
      const from = { identity: key, at, folder: own ?? target.folder }
      const restored = await restoreFromPlace(target.system, place, from)
      return { ...restored, scans: await scansOf(target) }
    } finally {
      await target.close()
    }
  }

  await upload('first')
  return {
    ...{ runtime, folder, recipients, restore, upload },
    scans: () => scansOf(runtime),
    /** Makes a backup an hour after the one before. */
    backUp: (place: BackupPlace, to = recipients) => {
      runtime.clock.move(3_600_000)
      // So small that even this snapshot has several parts.
      return backUpToPlace(runtime.system, place, to, 10_000)
    },
    close: async () => {
      await runtime.close()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
export type Agency = Awaited<ReturnType<typeof openAgency>>

export async function keyPair() {
  const file = await newKeyFile()
  const [recipient = ''] = /age1\w+/.exec(file) ?? []
  return { recipients: await openRecipients(recipient), identity: await openIdentity(file) }
}

async function scansOf({
  system: { storage },
}: Awaited<ReturnType<typeof startTestRuntime>>): Promise<string[]> {
  const scans: string[] = []
  for await (const { key } of storage.list('originals'))
    scans.push(`${key} ${(await storage.read(key))?.toString('base64')}`)
  return scans.toSorted()
}
