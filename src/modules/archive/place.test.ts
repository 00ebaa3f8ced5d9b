import { mkdtempSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { refusal } from '#platform/errors'
import { openDiskStorage, openS3Storage, type Storage } from '#platform/storage'
import { outcomeOf } from '#test/outcome-of'
import { startS3Server } from '#test/s3-server'
import { prunePlace, readKeep } from './backups.ts'
import { type BackupPlace, objectKey, placeOn, readList, snapshotsIn } from './place-names.ts'
import { keyPair, openAgency } from './test-agency.ts'

const s3 = await startS3Server()
const agency = await openAgency()
afterAll(async () => {
  await agency?.close()
  await s3?.close()
})

const onDisk = (storage: Storage) => placeOn(storage, () => undefined, 0)
const newFolder = () => mkdtempSync(join(agency.folder, 'place-'))
const newPlace = async () => onDisk(await openDiskStorage(newFolder()))

const daily = readKeep('1d') ?? []
const prune = async (place: BackupPlace) => {
  const made = (await snapshotsIn(place)).findLast(({ isWhole }) => isWhole)?.at ?? ''
  return prunePlace(agency.runtime.runtime.secrets, place, { keep: daily, made })
}
const objectsIn = async (place: BackupPlace) => [...(await place.list('objects')).keys()]

describe.each(['a folder', 'a bucket'])('backups in %s', (kind) => {
  const open = async () =>
    onDisk(
      kind === 'a folder' ? await openDiskStorage(newFolder()) : await openS3Storage(s3.address),
    )

  test('grow with what is new, and each is restored as of its time', async () => {
    const place = await open()
    const first = await agency.backUp(place)
    const then = await agency.scans()
    expect(first).toMatchObject({ added: then.length, damaged: 0 })
    await agency.upload(`new in ${kind}`)
    expect(await agency.backUp(place)).toMatchObject({ added: 1 })
    const last = await agency.backUp(place)
    expect(last).toMatchObject({ added: 0, addedBytes: 0 })

    const newest = await agency.restore(place)
    expect(newest).toMatchObject({ madeAt: last.at, lost: 0, scans: await agency.scans() })
    expect(newest.files).toBe(then.length + 1)
    const earlier = await agency.restore(place, { at: first.at })
    expect(earlier).toMatchObject({ madeAt: first.at, lost: 0, scans: then })
  })

  test('are removed by their age, with the files that no other needs', async () => {
    const place = await open()
    const before = await objectsIn(place)
    await agency.backUp(place)
    const other = await keyPair()
    await agency.backUp(place, other.recipients)
    // To another key all is written again, since the former one opens none of it.
    expect(await objectsIn(place)).toHaveLength(
      Math.max(before.length, (await agency.scans()).length) + (await agency.scans()).length,
    )
    expect(await prune(place)).toMatchObject({ kept: 1 })
    expect(await objectsIn(place)).toHaveLength((await agency.scans()).length)
    expect(await agency.restore(place, { key: other.identity })).toMatchObject({ lost: 0 })
  })
})

test('with a clock that was set back, the backup just made stays', async () => {
  const place = await newPlace()
  const { at: ahead } = await agency.backUp(place)
  agency.runtime.clock.move(-2 * 3_600_000)
  const { at: made } = await agency.backUp(place)
  agency.runtime.clock.move(3_600_000)
  await prunePlace(agency.runtime.runtime.secrets, place, { keep: daily, made })
  expect((await snapshotsIn(place)).map(({ at }) => at)).toEqual([made, ahead])
})

test('nothing in a place tells what is in it', async () => {
  const place = await newPlace()
  await agency.backUp(place)
  const keys = [...(await place.list('')).keys()]
  const values = await Promise.all(keys.map(async (key) => (await place.read(key)) as Buffer))
  const all = Buffer.concat([Buffer.from(keys.join('\n')), ...values])
  const known = ['Padma', 'Rahima', 'originals', 'visa-paper']
  const scans = (await agency.scans()).map((scan) => scan.split(' '))
  for (const [key = '', bytes = ''] of scans)
    known.push(key, ...key.split('/').slice(1), Buffer.from(bytes, 'base64').toString('latin1'))
  expect(known.filter((one) => all.includes(one, 0, 'latin1'))).toEqual([])
})

/** The same place, as a process sees it that dies at its n-th change. */
function dyingAt(place: BackupPlace, step: number): BackupPlace {
  let left = step
  const unlessDead = async (change: () => Promise<void>) => {
    left -= 1
    if (left < 0) throw new Error('killed')
    await change()
  }
  return {
    ...place,
    put: (key, bytes) => unlessDead(() => place.put(key, bytes)),
    remove: (key) => unlessDead(() => place.remove(key)),
    removeAll: (key) => unlessDead(() => place.removeAll(key)),
  }
}

/** Returns the objects that complete backups list, and that are not there. */
async function missingIn(place: BackupPlace): Promise<string[]> {
  const there = await place.list('objects')
  const missing: string[] = []
  for (const { at, isWhole } of await snapshotsIn(place)) {
    const list = isWhole ? await readList(agency.runtime.runtime.secrets, place, at) : null
    if (isWhole && !list) missing.push(at)
    missing.push(...(list?.objects ?? []).filter((name) => !there.has(objectKey(name))))
  }
  return missing
}

test('wherever a backup is killed, each complete one is whole, and the next goes on', async () => {
  const place = await newPlace()
  const { at: first } = await agency.backUp(place)
  await agency.upload('before a kill')
  let isDone = false
  for (let step = 0; !isDone; step += 1) {
    const dying = dyingAt(place, step)
    isDone = await agency
      .backUp(dying)
      .then(() => prune(dying))
      .then(
        () => true,
        () => false,
      )
    expect(await missingIn(place), `step ${step}`).toEqual([])
    expect((await snapshotsIn(place)).some(({ isWhole }) => isWhole)).toBe(true)
    // Object, snapshot and list: three changes before the backup counts.
    if (step < 2) expect(await agency.restore(place)).toMatchObject({ madeAt: first })
    if (isDone) expect(step).toBeGreaterThan(3)
  }
  expect(await agency.restore(place)).toMatchObject({ lost: 0, scans: await agency.scans() })
  expect(await snapshotsIn(place)).toHaveLength(1)
})

test('in a full place the earlier backups stay, and with room the next one goes on', async () => {
  let room = 0
  const folder = newFolder()
  const place = await onDisk(
    await openDiskStorage(folder, {
      writeChunks: async (handle, chunks) => {
        const chunk = Buffer.concat(chunks)
        room -= chunk.byteLength
        if (room < 0) throw Object.assign(new Error('no space'), { code: 'ENOSPC' })
        await handle.writeFile(chunk)
      },
    }),
  )
  room = 10_000_000
  const first = await agency.backUp(place)
  await agency.upload('for a full place')
  const used = 10_000_000 - room
  room = 5
  await expect(agency.backUp(place)).rejects.toMatchObject({ code: 'backup.place_full' })
  expect(await agency.restore(place)).toMatchObject({ madeAt: first.at, lost: 0 })
  room = used
  expect(await agency.backUp(place)).toMatchObject({ added: 1 })
  expect(await agency.restore(place)).toMatchObject({ scans: await agency.scans() })
})

test('a place that is silent for a while is waited for, and one that stays so is told', async () => {
  const storage = await openDiskStorage(newFolder())
  let silences = 1
  const silent = new Proxy(storage, {
    get: (target, name: keyof Storage) => {
      const method = target[name] as (...given: unknown[]) => unknown
      return async (...given: unknown[]) => {
        silences -= 1
        if (silences >= 0) throw refusal('service.storage_unavailable')
        return method.apply(target, given)
      }
    },
  })
  const quiet = { ...onDisk(storage), read: placeOn(silent, () => undefined).read }
  await agency.backUp(quiet)
  expect(silences).toBeLessThan(0)
  silences = Number.POSITIVE_INFINITY
  expect(await outcomeOf(agency.backUp({ ...quiet, ...onDisk(silent) }))).toBe(
    'backup.place_unavailable',
  )
})
