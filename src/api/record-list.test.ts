import { describe, expect, test } from 'vitest'
import { answerCase, bringCase } from '#modules/desk'
import { removeDocument } from '#modules/documents'
import type { SettingsChanges } from '#modules/organisation/schema'
import { approvedRecord, pendingRecord } from '#test/candidates'
import { chooseSettings } from '#test/choose-settings'
import { declined, mistake } from '#test/mistakes'
import { inSentences } from '#test/said'
import { startTestApp } from '#test/test-app'
import { engines, forEachTest, people } from '#test/test-runtime'
import { uploadScan } from '#test/upload-scan'

describe.each(engines)('GET /records on %s', (engine) => {
  const app = forEachTest(() => startTestApp(engine))
  const list = async (query: string) =>
    app.answer('GET', `/records?${query}`, { key: await app.key('admin') })
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
    await app.as(people.bashir).write((ctx) => answerCase(ctx, id, declined))
    expect(await marked()).toEqual([])
    expect(await names('contested=yes')).toEqual([])
    expect(await names('')).toEqual(['Right', 'Wrong'])
  })

  test('refuses filters that make no sense, naming each', async () => {
    for (const query of [
      ...['missing=crest', 'missing=lmia;ticket', 'createdFrom=yesterday', 'sort=official'],
      ...['contested=maybe', 'pageSize=10000'],
    ]) {
      const { status, fields } = await list(query)
      expect([status, fields]).toMatchObject([422, [{ path: query.split('=')[0] }]])
    }
  })

  test('names who entered records, and who can look after one', async () => {
    await pendingRecord(app)
    const key = await app.key('admin')
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
  const none = await approvedRecord(app, { destinationCountry: null })
  const some = await approvedRecord(app, { destinationCountry: null })
  const both = await approvedRecord(app, { destinationCountry: null })
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
  // What an authority asks for whoever goes to a country is needed there only.
  await set({ neededKinds: [] })
  expect(await missing()).toEqual([none.id])
  const abroad = await approvedRecord(app, { destinationCountry: 'NZ', nationality: 'LK' })
  await uploadScan(amina, abroad.id, 'passport', 'passport of a traveller')
  expect(await missing()).toEqual([none.id, abroad.id])
  await uploadScan(amina, abroad.id, 'contract', 'contract of a traveller')
  expect(await missing()).toEqual([none.id])
})

describe.each(engines)('what is typed about somebody who is on file, on %s', (engine) => {
  const app = forEachTest(() => startTestApp(engine))
  const given = { passportNumber: 'BX0123456', name: 'Raheema Khatoon' }
  const record = forEachTest(() => approvedRecord(app, { ...given, fatherName: 'Md. Abdul Karim' }))

  const check = (key: string, body: object) => app.json('POST', '/passport-checks', { key, body })
  const checked = () => app.events({ actions: ['record.passport_checked'] })

  test('a passport number leads an admin to the record, however it is typed', async () => {
    const key = await app.key('admin')
    const answer = await check(key, { passportNumber: 'bx 0123-456' })
    expect(answer).toMatchObject({ onFile: true, record: { id: record.id } })
    expect(Object.keys(answer.record).toSorted()).toEqual(['id', 'name', 'reference'])
    for (const asked of [{}, { passportNumber: 'BX0123456', except: record.id }]) {
      const found = await check(key, { passportNumber: 'BX0123457', ...asked })
      expect(found).toEqual({ onFile: false, record: null })
    }
    expect(await checked()).toEqual([])
  })

  test('it tells a moderator no more than that it is on file, and the log tells of it', async () => {
    const key = await app.key('moderator')
    const found = await check(key, { passportNumber: 'BX0123456' })
    expect(found).toEqual({ onFile: true, record: null })
    expect(await check(key, { passportNumber: 'BX9999999' })).toMatchObject({ onFile: false })
    expect(await checked()).toMatchObject([{ details: {} }])
  })

  test('a record in the trash holds its number no longer', async () => {
    const key = await app.key('admin')
    await app.trash(record.id)
    expect(await check(key, { passportNumber: 'BX0123456' })).toMatchObject({ onFile: false })
  })

  test('it is no oracle: students and strangers cannot ask, staff thirty times a minute', async () => {
    const body = { passportNumber: 'BX0123456' }
    const status = async (key?: string) =>
      (await app.call('POST', '/passport-checks', key ? { key, body } : { body })).status
    expect([await status(), await status(await app.key('student'))]).toEqual([401, 403])
    const [one, other] = [await app.key('moderator'), await app.key('moderator')]
    for (let tries = 0; tries < 30; tries += 1) expect(await status(one)).toBe(200)
    expect(await status(one)).toBe(429)
    expect(await status(other)).toBe(200)
    app.clock.move(60_000)
    expect(await status(one)).toBe(200)
  })

  const alike = async (key: string, body: object): Promise<{ id: string; name: string }[]> =>
    (await app.json('POST', '/duplicate-checks', { key, body })).records

  test('a name leads to who sounds alike, in another script and spelling', async () => {
    const key = await app.key('admin')
    const found = await alike(key, { name: 'রহিমা খাতুন', fatherName: 'মোহাম্মদ আব্দুল করিম' })
    expect(found.map(({ id }) => id)).toEqual([record.id])
    expect(Object.keys(found[0] ?? {}).toSorted()).toEqual([
      ...['fatherName', 'id', 'name', 'reference'],
    ])
    expect(await alike(key, { name: 'Rahima Khatun' })).toHaveLength(1)
    expect(await alike(key, { name: 'Rahima Khatun', except: record.id })).toEqual([])
  })

  test('it goes by the day of birth where a father is not known', async () => {
    const key = await app.key('admin')
    const born = { name: 'Salma Begum', passportNumber: 'BX0123458', dateOfBirth: '1990-01-01' }
    await approvedRecord(app, { ...born, fatherName: 'Abdul Karim' })
    const found = (asked: object) => alike(key, { name: 'সালমা বেগম', ...asked })
    expect(await found({ dateOfBirth: '1990-01-01' })).toHaveLength(1)
    expect(await found({ dateOfBirth: '1990-01-02' })).toEqual([])
    // A new passport often has another day.
    const other = { dateOfBirth: '1990-01-02', fatherName: 'Abdool Kareem' }
    expect(await found(other)).toHaveLength(1)
  })

  test('it knows a record that was renamed since', async () => {
    const key = await app.key('admin')
    await alike(key, { name: 'Salma Begum' })
    const body = { name: 'সালমা বেগম' }
    const { id, version } = record
    const changed = await app.call('PATCH', `/records/${id}`, { key, version, body })
    expect(changed.status).toBe(200)
    const found = await alike(key, { name: 'Salma Begum' })
    expect(found.map(({ name }) => name)).toEqual(['সালমা বেগম'])
    expect(await alike(key, { name: 'Rahima Khatun' })).toEqual([])
  })

  test('it tells a moderator of the own records alone', async () => {
    const key = await app.key('moderator')
    expect(await alike(key, { name: 'Rahima Khatun' })).toEqual([])
  })
})
