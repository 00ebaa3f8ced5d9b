import { expect, test } from 'vitest'
import { openSecrets } from '#platform/crypto'
import { type BackupPlace, claim, ownerOf, readList, writeList } from './place-names.ts'

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
