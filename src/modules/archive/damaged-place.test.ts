import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { examineFiles, type FileFinding } from '#modules/documents'
import type { ActionContext } from '#platform/context'
import { refusal } from '#platform/errors'
import { openDiskStorage } from '#platform/storage'
import { livedRecord } from '#test/lived-record'
import { outcomeOf } from '#test/outcome-of'
import { startPadma } from '#test/padma'
import { forEachTest } from '#test/test-runtime'
import { prunePlace, readKeep } from './backups.ts'
import { backUp } from './export-everything.ts'
import {
  type BackupPlace,
  listKey,
  openPatiently,
  partKey,
  placeOn,
  snapshotFolder,
  snapshotsIn,
} from './place-names.ts'
import { keyPair, openAgency } from './test-agency.ts'

const agency = await openAgency()
afterAll(() => agency?.close())

async function newPlace(): Promise<BackupPlace> {
  const folder = mkdtempSync(join(agency.folder, 'place-'))
  return placeOn(await openDiskStorage(folder), () => undefined, 0)
}

const onlyObject = async (place: BackupPlace) =>
  [...(await place.list('objects')).keys()][0] as string

test('a file that was cut is written again, one that is missing or changed is left out and counted', async () => {
  const place = await newPlace()
  await agency.backUp(place)
  const key = await onlyObject(place)
  const whole = (await place.read(key)) as Buffer
  await place.put(key, whole.subarray(0, whole.length / 2))
  expect(await agency.restore(place)).toMatchObject({ lost: 1 })
  expect(await agency.backUp(place)).toMatchObject({ added: 1 })
  expect(await agency.restore(place)).toMatchObject({ lost: 0 })

  const changed = Buffer.from(whole)
  changed.writeUInt8(changed.readUInt8(whole.length - 1) ^ 1, whole.length - 1)
  await place.put(key, changed)
  const { lost, files } = await agency.restore(place)
  expect({ lost, files }).toEqual({ lost: 1, files: (await agency.scans()).length - 1 })
  await place.remove(key)
  expect(await agency.restore(place)).toMatchObject({ lost: 1 })
  expect(await agency.backUp(place)).toMatchObject({ added: 1 })
})

test('a snapshot with a missing, cut or changed part is refused; the one before is restored', async () => {
  const place = await newPlace()
  const before = await agency.backUp(place)
  const { at } = await agency.backUp(place)
  const key = partKey(at, 0)
  const whole = (await place.read(key)) as Buffer
  const changed = Buffer.from(whole)
  changed.writeUInt8(changed.readUInt8(500) ^ 1, 500)
  const damaged = { code: 'backup.damaged' }
  for (const bytes of [whole.subarray(0, 100), whole.subarray(0, whole.length - 1), changed]) {
    await place.put(key, bytes)
    await expect(agency.restore(place)).rejects.toMatchObject(damaged)
  }
  await place.put(key, whole)
  const noFolder = agency.restore(place, { folder: join(agency.folder, 'none') })
  await expect(noFolder).rejects.toMatchObject({ code: 'ENOENT' })
  await place.remove(key)
  await expect(agency.restore(place)).rejects.toMatchObject(damaged)
  expect(await agency.restore(place, { at: before.at })).toMatchObject({ madeAt: before.at })
})

test('a snapshot that somebody else encrypted to the same key is refused', async () => {
  const place = await newPlace()
  const { at: older } = await agency.backUp(place)
  const { at } = await agency.backUp(place)
  const partsOf = async (time: string) =>
    [...(await place.list(snapshotFolder(time))).keys()].filter((key) => key !== listKey(time))
  const parts = await partsOf(older)
  expect(await partsOf(at)).toHaveLength(parts.length)
  for (const part of parts.keys())
    await place.put(partKey(at, part), (await place.read(partKey(older, part))) as Buffer)
  await expect(agency.restore(place)).rejects.toMatchObject({ code: 'backup.damaged' })
})

test('a list that was changed is refused, and nothing is removed by it', async () => {
  const { secrets } = agency.runtime.runtime
  const keep = readKeep('1d') ?? []
  const place = await newPlace()
  const { at } = await agency.backUp(place)
  const text = ((await place.read(listKey(at))) as Buffer).toString()
  for (const list of [text.slice(0, 50), text.replace(/"[0-9a-f]{32}",?/, ''), '']) {
    await place.put(listKey(at), Buffer.from(list))
    const before = [...(await place.list('')).keys()]
    expect(await outcomeOf(prunePlace(secrets, place, { keep, made: at }))).toBe(
      'backup.list_damaged',
    )
    await expect(agency.restore(place)).rejects.toMatchObject({ code: 'backup.damaged' })
    expect([...(await place.list('')).keys()]).toEqual(before)
  }
})

test('another key, another secret, and an empty place are told apart', async () => {
  const place = await newPlace()
  await expect(agency.restore(place)).rejects.toMatchObject({ code: 'backup.not_found' })
  const { at } = await agency.backUp(place)
  const { identity: key } = await keyPair()
  expect(await outcomeOf(agency.restore(place, { key }))).toBe('backup.other_identity')
  const env = { CANDOR_SECRET: 'quite another secret of quite another place' }
  const other = { code: 'backup.other_installation' }
  await expect(agency.restore(place, { env })).rejects.toMatchObject(other)
  const early = new Date(Date.parse(at) - 1).toISOString()
  expect(await outcomeOf(agency.restore(place, { at: early }))).toBe('backup.not_found')
  await place.put('owner', Buffer.from('of somebody else'))
  await expect(agency.backUp(place)).rejects.toMatchObject(other)
})

test('a file that vanishes while a backup is made makes it fail, and no list says that it is whole', async () => {
  const place = await newPlace()
  await agency.backUp(place)
  const key = await onlyObject(place)
  const interfering: BackupPlace = {
    ...place,
    put: async (...given) => {
      await place.remove(key)
      await place.put(...given)
    },
  }
  expect(await outcomeOf(agency.backUp(interfering))).toBe('backup.changed_meanwhile')
  expect((await snapshotsIn(place)).map(({ isWhole }) => isWhole)).toEqual([true, false])
})

const app = forEachTest(() => startPadma())

async function damagedIn(ctx = app.system): Promise<number> {
  const { zip, damaged } = await backUp(ctx)
  for await (const _ of zip);
  return damaged()
}

test.each([
  ['at its beginning', 20],
  ['at its end', 150_000],
])('a photo that is damaged %s is counted, and the backup goes on', async (_, at) => {
  const { recordId } = await livedRecord(app, 1)
  await app.system.storage.put(`case-files/${recordId}/photo`, Buffer.alloc(150_000, 7))
  expect(await damagedIn()).toBe(0)
  const path = join(app.folder, 'files/case-files', recordId, 'photo')
  const bytes = readFileSync(path)
  bytes.writeUInt8(bytes.readUInt8(at) ^ 1, at)
  writeFileSync(path, bytes)
  expect(await damagedIn()).toBe(1)
})

async function findingsIn(ctx: ActionContext): Promise<FileFinding[]> {
  const findings: FileFinding[] = []
  for await (const finding of examineFiles(ctx)) findings.push(finding)
  return findings
}

/** A bad sector in the middle of a file. */
const brokenOff = () =>
  new TransformStream<Uint8Array, Uint8Array>({
    transform: (chunk, controller) => {
      controller.enqueue(chunk.subarray(0, 10))
      controller.error(Object.assign(new Error('not to be read'), { code: 'EIO' }))
    },
  })

/** A storage that works, but for one file that its disk does not give. */
function withUnreadable(key: string, code: string) {
  const { storage } = app.system
  const broken: typeof storage = Object.create(storage)
  broken.open = async (asked) => {
    if (asked !== key) return storage.open(asked)
    const cause = Object.assign(new Error('not to be read'), { code })
    throw Object.assign(refusal('service.storage_unavailable'), { cause })
  }
  return { ...app.system, storage: broken }
}

test.each(['EACCES', 'EIO'])(
  'a scan that the disk does not give (%s) is counted, and the rest kept',
  async (code) => {
    const { documentId: id, recordId } = await livedRecord(app, 1)
    const ctx = withUnreadable(`originals/${recordId}/${id}`, code)
    expect(await damagedIn(ctx)).toBe(1)
    expect(await findingsIn(ctx)).toEqual([{ problem: 'unreadable', subject: id }])
  },
)

test('a scan that the disk gives only in part is counted, and the rest kept', async () => {
  const { documentId: id, recordId } = await livedRecord(app, 1)
  const ctx = withUnreadable(`originals/${recordId}/${id}`, 'EIO')
  const { storage } = app.system
  ctx.storage.open = async (key) => {
    const opened = await storage.open(key)
    if (!opened || !key.endsWith(id)) return opened
    return { ...opened, stream: opened.stream.pipeThrough(brokenOff()) }
  }
  expect(await damagedIn(ctx)).toBe(1)
  expect(await findingsIn(ctx)).toEqual([{ problem: 'corrupt', subject: id }])
})

test('while nothing can be stored either, the archive waits, and the doctor does not blame a file', async () => {
  const { documentId: id, recordId } = await livedRecord(app, 1)
  const key = `originals/${recordId}/${id}`
  const ctx = withUnreadable(key, 'EIO')
  ctx.storage.ready = () => Promise.reject(new Error('nothing there'))
  const away = { code: 'service.storage_unavailable' }
  await expect(findingsIn(ctx)).rejects.toMatchObject(away)
  await expect(openPatiently(ctx, key, 10)).rejects.toMatchObject(away)
})
