import { beforeEach, describe, expect, test } from 'vitest'
import { answerCase, bringCase } from '#modules/desk'
import { removeDocument } from '#modules/documents'
import type { SettingsChanges } from '#modules/organisation/schema'
import { approvedRecord, pendingRecord } from '#test/candidates'
import { chooseSettings } from '#test/choose-settings'
import { declined, mistake } from '#test/mistakes'
import { inSentences } from '#test/said'
import { startTestApp, type TestApp } from '#test/test-app'
import { engines, people } from '#test/test-runtime'
import { uploadScan } from '#test/upload-scan'

describe.each(engines)('GET /records on %s', (engine) => {
  let app: TestApp
  let key: string
  beforeEach(async () => {
    app = await startTestApp(engine)
    key = await app.key('admin')
  })

  const list = (query: string) => app.told('GET', `/records?${query}`, { key })
  const namesOf = (records: { name: string }[]) => records.map(({ name }) => name).toSorted()
  const names = async (query: string) => namesOf((await list(query)).records)

  test('finds whose documents are missing', async () => {
    const full = await approvedRecord(app, { name: 'Full' })
    await pendingRecord(app, { name: 'Bare' })
    for (const kind of ['lmia', 'ticket'] as const)
      await uploadScan(app.as(people.amina), full.id, kind, kind)
    expect(await names('missing=lmia')).toEqual(['Bare'])
    expect(await names('missing=lmia,ticket')).toEqual(['Bare'])
    expect(await names('missing=medical')).toEqual(['Bare', 'Full'])
    const removal = { recordId: full.id, kind: 'lmia' } as const
    await app.as(people.amina).write((ctx) => removeDocument(ctx, removal))
    expect(await names('missing=lmia')).toEqual(['Bare', 'Full'])
    expect(await names('missing=ticket')).toEqual(['Bare'])
  })

  test('marks and finds whose candidate reported a mistake, until it is answered', async () => {
    const wrong = await approvedRecord(app, { name: 'Wrong' })
    const right = await approvedRecord(app, { name: 'Right' })
    const candidate = app.as({ kind: 'anonymous' })
    const said = mistake('detail:name', 'Rahima')
    const { id } = await candidate.write((ctx) =>
      bringCase(ctx, { recordId: wrong.id, kinds: null }, said),
    )
    const marked = async () =>
      namesOf((await list('')).records.filter((one: { isContested: boolean }) => one.isContested))
    expect(await marked()).toEqual(['Wrong'])
    expect(await names('contested=yes')).toEqual(['Wrong'])
    expect(await names(`contested=yes&ids=${right.id}`)).toEqual([])
    expect(await names(`contested=yes&ids=${right.id},${wrong.id}`)).toEqual(['Wrong'])
    await app.as(people.amina).write((ctx) => answerCase(ctx, id, declined))
    expect(await marked()).toEqual([])
    expect(await names('contested=yes')).toEqual([])
    expect(await names('')).toEqual(['Right', 'Wrong'])
  })

  test('refuses filters that make no sense, naming each', async () => {
    for (const [query, path] of [
      ['missing=crest', 'missing'],
      ['missing=lmia;ticket', 'missing'],
      ['createdFrom=yesterday', 'createdFrom'],
      ['sort=official', 'sort'],
      ['contested=maybe', 'contested'],
      ['pageSize=10000', 'pageSize'],
    ]) {
      const { status, fields } = await list(query as string)
      expect([query, status, fields]).toMatchObject([query, 422, [{ path }]])
    }
  })

  test('names who entered records, and who can look after one', async () => {
    await pendingRecord(app)
    const { people, staff } = await app.json('GET', '/records/authors', { key })
    expect(people).toEqual({ mita: 'Deleted account' })
    expect(Object.values(staff)).toEqual(['Amina Rahman'])
  })
})

test('a record misses documents as long as one of the needed ones is not there', async () => {
  const app = await startTestApp('sqlite')
  const amina = app.as(people.amina)
  const key = await app.key('admin')
  const set = (changes: SettingsChanges) => chooseSettings(app, changes)
  const none = await approvedRecord(app)
  const some = await approvedRecord(app)
  const both = await approvedRecord(app)
  const upload = (recordId: string, kind: 'passport' | 'lmia' | 'photo') =>
    uploadScan(amina, recordId, kind, `${kind} ${recordId}`)
  await upload(none.id, 'photo')
  for (const { id } of [some, both]) await upload(id, 'passport')
  await upload(both.id, 'lmia')
  /** As many as the overview counts, by the list to which it leads. */
  const missing = async () => {
    const get = (path: string) => app.json('GET', path, { key })
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
