import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { verifyChain } from '#modules/audit'
import { purgeRecord } from '#modules/privacy'
import { deleteRecord, getRecord } from '#modules/records'
import { day } from '#platform/clock'
import { openDiskStorage, openS3Storage } from '#platform/storage'
import { outcomeOf } from '#test/outcome-of'
import { startS3Server } from '#test/s3-server'
import { bothEngines, type Engine, people, startTestRuntime } from '#test/test-runtime'
import { filesOf } from '#test/zip-files'
import { backUp, backUpToPlace, restoreFromPlace } from './index.server.ts'
import { keysIn } from './place-keys.ts'
import { objectKey, partKey, placeOn, readList } from './place-names.ts'
import { keyPair } from './test-agency.ts'
import { contentOf, expectRestoredEvents } from './test-content.ts'
import { fill } from './test-installation.ts'

const secret = 'the secret of the one agency that keeps its promises'
const others: Record<Engine, Engine> = { sqlite: 'postgres', postgres: 'sqlite' }
const { recipients, identity } = await keyPair()
const newFolder = () => mkdtempSync(join(tmpdir(), 'candor-purged-'))
const s3 = await startS3Server()

/** SQLite keeps its backups in a folder here, and PostgreSQL in a bucket. */
const openPlace = async (engine: Engine) =>
  placeOn(
    engine === 'sqlite' ? await openDiskStorage(newFolder()) : await openS3Storage(s3.address),
    () => undefined,
    0,
  )

describe.each(bothEngines)('backups that grow, on %s', async (engine) => {
  const source = await startTestRuntime(engine, { CANDOR_SECRET: secret })
  const recordId = await fill(source)
  const { secrets } = source.runtime
  const place = await openPlace(engine)
  const take = (to = place) => {
    source.clock.move(60_000)
    return backUpToPlace(source.system, to, recipients, 10_000)
  }
  const restore = async (from: Partial<Parameters<typeof restoreFromPlace>[2]> = {}) => {
    const target = await startTestRuntime(others[engine], { CANDOR_SECRET: secret })
    target.clock.move(3_600_000)
    const asked = { identity, folder: newFolder(), ...from }
    return { target, restored: await restoreFromPlace(target.system, place, asked) }
  }
  const first = await take()
  const before = await contentOf(source, 'backup')
  const passport = String(
    (await source.rows('records')).find(({ id }) => id === recordId)?.passportNumber,
  )

  /** Everything that the private key for backups opens, in one piece, without the keys of records. */
  async function readableIn(at: string): Promise<Buffer> {
    const list = await readList(secrets, place, at)
    const parts = await Promise.all(
      Array.from({ length: list?.parts ?? 0 }, async (_, part) => place.read(partKey(at, part))),
    )
    const zip = Buffer.from(await identity.decrypt(Buffer.concat(parts as Buffer[])))
    async function* whole() {
      yield zip
    }
    const objects = await Promise.all(
      (list?.objects ?? []).map(async (name) =>
        identity.decrypt((await place.read(objectKey(name))) as Buffer),
      ),
    )
    const files = await filesOf(whole())
    return Buffer.concat([Buffer.from([...files.keys()].join()), ...files.values(), ...objects])
  }

  test('without the keys of records nothing of a record can be read', async () => {
    const [document] = await source.rows('documents')
    const scan = (await source.system.storage.read(
      `originals/${recordId}/${document?.id}`,
    )) as Buffer
    const canaries = ['রহিমা', 'New road 4', passport, 'স্ক্যান', scan.subarray(100, 140)]
    const foundIn = (bytes: Buffer) => canaries.filter((one) => bytes.includes(one))
    expect(foundIn(await readableIn(first.at))).toEqual([])
    // In a zip for which nobody named a key they are in plain, so the search can find them.
    const chunks: Uint8Array[] = []
    for await (const chunk of (await backUp(source.system)).zip) chunks.push(chunk)
    const files = await filesOf(
      (async function* () {
        yield Buffer.concat(chunks)
      })(),
    )
    expect(foundIn(Buffer.concat([...files.values()]))).toHaveLength(canaries.length)
  })

  test('give the other engine every field, byte, version and event', async () => {
    const { target, restored } = await restore({ at: first.at })
    expect(restored).toMatchObject({ purged: 0, lost: 0, damaged: 0 })
    const after = await contentOf(target, 'backup')
    expectRestoredEvents(after)
    expect(after).toEqual(before)
    // The keys are the same, so the next backup of what was restored has no file to write again.
    expect(await backUpToPlace(target.system, place, recipients)).toMatchObject({ added: 0 })
  })

  test('whoever was purged since stays away, but not with the keys of that day', async () => {
    const { version } = await source.as(people.amina).read((ctx) => getRecord(ctx, recordId))
    await source.as(people.amina).write((ctx) => deleteRecord(ctx, { recordId, version }))
    await purgeRecord(source.system, { recordId, version: version + 1 })
    await take()

    const { target, restored } = await restore({ at: first.at })
    expect(restored).toMatchObject({ purged: 1, lost: 0 })
    const kept = await contentOf(source, 'backup')
    const after = await contentOf(target, 'backup')
    expect(after.tables.auditEvents).toContainEqual(
      expect.objectContaining({ action: 'record.purged', subject: `record:${recordId}` }),
    )
    const quiet = [
      'auditEvents',
      'logs',
      'logSalts',
      'attestations',
      'attestationKeys',
      'attestationSeeds',
      'messages',
    ]
    for (const [name, rows] of Object.entries(kept.tables))
      if (!quiet.includes(name)) expect(after.tables[name], name).toEqual(rows)
    expect(after.tables.attestations).toEqual([
      expect.objectContaining({ recordId: null, documentId: null }),
    ])
    expect(after.files).toEqual(kept.files)
    expect(await verifyChain(target.system)).toMatchObject({ verdict: 'whole' })

    const again = await restore({ at: first.at, keysOf: first.at })
    expect(again.restored).toMatchObject({ purged: 0, lost: 0 })
    expect((await contentOf(again.target, 'backup')).tables.records).toEqual(before.tables.records)
  })

  test('keys older than the settings say are emptied, and nobody reads then what was purged before', async () => {
    source.clock.move(31 * day)
    const { at } = await take()
    expect((await keysIn(place)).map((file) => file.at)).toEqual([at])
    expect(await outcomeOf(restore({ at: first.at, keysOf: first.at }))).toBe('backup.keys_missing')
    expect((await restore({ at: first.at })).restored).toMatchObject({ purged: 1, lost: 0 })
  })

  test('keys from before a backup, damaged or of somebody else are refused, and nothing is restored', async () => {
    const earlier = await keysIn(place)
    source.clock.move(-2 * day)
    // A clock that was set back does not make the former keys the newest.
    const { at } = await take()
    expect((await keysIn(place)).map(({ number }) => number)).toEqual([
      ...earlier.map(({ number }) => number),
      (earlier.at(-1)?.number ?? 0) + 1,
    ])
    const newest = [...(await place.list('keys')).keys()].toSorted().at(-1) as string
    const whole = (await place.read(newest)) as Buffer
    const changed = Buffer.from(whole)
    changed.writeUInt8(changed.readUInt8(whole.length - 5) ^ 1, whole.length - 5)
    const forged = Buffer.from(
      await recipients.encrypt(Buffer.from('{"number":1,"keys":{},"mac":""}')),
    )
    for (const bytes of [changed, whole.subarray(0, 90), forged]) {
      await place.put(newest, bytes)
      expect(await outcomeOf(restore({ at }))).toBe('backup.keys_damaged')
    }
    await place.remove(newest)
    expect(await outcomeOf(restore({ at }))).toBe('backup.keys_missing')
    await place.put(newest, whole)
    expect((await restore({ at })).restored).toMatchObject({ purged: 0 })
  })
})
