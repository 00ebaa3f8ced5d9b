import { mkdtempSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { openDiskStorage } from '#platform/storage'
import { outcomeOf } from '#test/outcome-of'
import { prunePlace, readKeep } from './backups.ts'
import {
  type BackupPlace,
  listKey,
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
