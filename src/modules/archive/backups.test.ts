import { expect, test } from 'vitest'
import { openSecrets } from '#platform/crypto'
import { keptOf, readKeep } from './backups.ts'
import { type BackupPlace, claim, ownerOf, readList, writeList } from './place-names.ts'

const at = (day: string, time = '02:30') => `${day}T${time}:00.000Z`
const kept = (rule: string, times: string[]) => [...keptOf(times, readKeep(rule) ?? [])].toSorted()

test('the newest of each day, week, month and year that has one is kept', () => {
  const times = [
    at('2025-12-31'),
    at('2026-10-01'),
    at('2026-10-31'),
    // A Sunday, and the Monday after it.
    at('2026-11-22'),
    at('2026-11-23', '01:00'),
    at('2026-11-23', '23:59'),
    at('2026-11-24'),
  ]
  expect(kept('2d', times)).toEqual([at('2026-11-23', '23:59'), at('2026-11-24')])
  expect(kept('2w', times)).toEqual([at('2026-11-22'), at('2026-11-24')])
  expect(kept('2m', times)).toEqual([at('2026-10-31'), at('2026-11-24')])
  expect(kept('2y', times)).toEqual([at('2025-12-31'), at('2026-11-24')])
  expect(kept('1d,2w,3m', times)).toEqual([
    at('2025-12-31'),
    at('2026-10-31'),
    at('2026-11-22'),
    at('2026-11-24'),
  ])
})

test('a pause of backups removes none, and of no backups none is kept', () => {
  const old = ['2020-01-01', '2020-01-02', '2026-11-24'].map((day) => at(day))
  expect(kept('7d', old)).toEqual(old)
  expect(kept('7d,4w,12m', [])).toEqual([])
})

test('a rule is numbers with units, and nothing else', () => {
  expect(readKeep('7d,4w,12m')).toEqual([
    { count: 7, unit: 'd' },
    { count: 4, unit: 'w' },
    { count: 12, unit: 'm' },
  ])
  for (const text of ['', '0d', '7', 'd', '7d,', '7d 4w', '7h', '-1d', '1000d', '7D'])
    expect(readKeep(text), text).toBeNull()
})

const first = openSecrets('the first secret of an agency with backups')
const both = openSecrets(
  'the second secret of that agency',
  null,
  `the first secret of an agency with backups`,
)

test('a place stays that of an installation whose secret has changed', async () => {
  const held = new Map<string, Buffer>()
  const place = {
    read: async (key: string) => held.get(key) ?? null,
    put: async (key: string, bytes: Uint8Array) => {
      held.set(key, Buffer.from(bytes))
    },
  } as unknown as BackupPlace
  const at = '2026-11-20T09:00:00.000Z'
  const list = { parts: 1, sha256: 'b', objects: ['a'] }
  await claim(first, place)
  await writeList(first, place, { at, ...list })

  const present = openSecrets('the second secret of that agency')
  expect(await ownerOf(present, place)).toBe('others')
  expect(await ownerOf(both, place)).toBe('us')
  expect(await readList(both, place, at)).toEqual(list)
  await claim(both, place)
  expect(await ownerOf(present, place)).toBe('us')
  expect(await readList(present, place, at)).toBeNull()
  present.addFormerKeys({ name: first.name, sealedKeys: both.sealFormerKeys() ?? '' })
  expect(await readList(present, place, at)).toEqual(list)
  expect(await ownerOf(first, place)).toBe('others')
})
