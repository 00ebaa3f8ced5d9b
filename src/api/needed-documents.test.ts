import { expect, test } from 'vitest'
import type { SettingsChanges } from '#modules/organisation/schema'
import { approvedRecord } from '#test/candidates'
import { chooseSettings } from '#test/choose-settings'
import { inSentences } from '#test/said'
import { startTestApp } from '#test/test-app'
import { people } from '#test/test-runtime'
import { uploadScan } from '#test/upload-scan'

test('a record misses documents as long as one of the needed ones is not there', async () => {
  const app = await startTestApp('sqlite')
  const amina = app.as(people.amina)
  const key = await app.key('admin')
  const set = (changes: SettingsChanges) => chooseSettings(app, changes)
  const none = await approvedRecord(app, { passportNumber: 'AA7000001' })
  const some = await approvedRecord(app, { passportNumber: 'AA7000002' })
  const both = await approvedRecord(app, { passportNumber: 'AA7000003' })
  const upload = async (recordId: string, kind: 'passport' | 'lmia' | 'photo') => {
    await uploadScan(amina, recordId, kind, `${kind} ${recordId}`)
  }
  await upload(none.id, 'photo')
  for (const { id } of [some, both]) await upload(id, 'passport')
  await upload(both.id, 'lmia')
  /** As many as the overview counts, by the list to which it leads. */
  const missing = async () => {
    const get = async (path: string) => (await app.call('GET', path, { key })).json()
    const { records, total } = await get('/records?lacks=needed&sort=oldest')
    expect((await get('/overview')).counts.missesDocuments).toBe(total)
    return records.map(({ id }: { id: string }) => id)
  }
  expect(await missing()).toEqual([none.id])
  await set({ neededKinds: ['passport', 'lmia'] })
  expect(await missing()).toEqual([none.id, some.id])
  // What is only seen has no scan that could be missing.
  await set({ neededKinds: ['passport', 'medical'] })
  expect(await missing()).toEqual([none.id])
  await set({ scanReasons: { medical: inSentences('reason_employer') } })
  expect(await missing()).toEqual([none.id, some.id, both.id])
})
