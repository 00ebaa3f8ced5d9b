import { beforeEach, describe, expect, test } from 'vitest'
import { approvedRecord } from '#test/candidates'
import { startTestApp, type TestApp } from '#test/test-app'
import { engines } from '#test/test-runtime'

type Json = Record<string, unknown>

describe.each(engines)('a passport number while it is typed, on %s', (engine) => {
  let app: TestApp
  let recordId: string
  beforeEach(async () => {
    app = await startTestApp(engine)
    recordId = (await approvedRecord(app, { passportNumber: 'BX0123456' })).id
  })

  const check = (key: string, body: object) => app.json('POST', '/passport-checks', { key, body })
  const checked = async () => {
    const key = await app.key('admin')
    const { events } = await app.json('GET', `/records/${recordId}/history`, { key })
    return events.filter(({ action }: Json) => action === 'record.passport_checked')
  }

  test('leads an admin to the record, however the number is typed', async () => {
    const key = await app.key('admin')
    const answer = await check(key, { passportNumber: 'bx 0123-456' })
    expect(answer).toMatchObject({ onFile: true, record: { id: recordId } })
    expect(Object.keys(answer.record).toSorted()).toEqual(['id', 'name', 'reference'])
    for (const asked of [{}, { passportNumber: 'BX0123456', except: recordId }]) {
      const found = await check(key, { passportNumber: 'BX0123457', ...asked })
      expect(found).toEqual({ onFile: false, record: null })
    }
    expect(await checked()).toEqual([])
  })

  test('tells a moderator no more than that it is on file, and the log tells of it', async () => {
    const key = await app.key('moderator')
    const found = await check(key, { passportNumber: 'BX0123456' })
    expect(found).toEqual({ onFile: true, record: null })
    expect(await check(key, { passportNumber: 'BX9999999' })).toMatchObject({ onFile: false })
    expect(await checked()).toMatchObject([{ details: {} }])
  })

  test('a record in the trash holds its number no longer', async () => {
    const key = await app.key('admin')
    await app.call('DELETE', `/records/${recordId}`, { key, version: 1 })
    expect(await check(key, { passportNumber: 'BX0123456' })).toMatchObject({ onFile: false })
  })

  test('is no oracle: students and strangers cannot ask, staff thirty times a minute', async () => {
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
})

describe.each(engines)('a name while it is typed, on %s', (engine) => {
  let app: TestApp
  let recordId: string
  let version: number
  beforeEach(async () => {
    app = await startTestApp(engine)
    const person = { name: 'Raheema Khatoon', fatherName: 'Md. Abdul Karim' }
    const record = await approvedRecord(app, { passportNumber: 'BX0123456', ...person })
    recordId = record.id
    version = record.version
  })

  const alike = async (key: string, body: object): Promise<{ id: string; name: string }[]> =>
    (await app.json('POST', '/duplicate-checks', { key, body })).records

  test('leads to who sounds alike, in another script and spelling', async () => {
    const key = await app.key('admin')
    const found = await alike(key, { name: 'রহিমা খাতুন', fatherName: 'মোহাম্মদ আব্দুল করিম' })
    expect(found.map(({ id }) => id)).toEqual([recordId])
    expect(Object.keys(found[0] ?? {}).toSorted()).toEqual([
      ...['fatherName', 'id', 'name', 'reference'],
    ])
    expect(await alike(key, { name: 'Rahima Khatun' })).toHaveLength(1)
    expect(await alike(key, { name: 'Rahima Khatun', except: recordId })).toEqual([])
  })

  test('goes by the day of birth where a father is not known', async () => {
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

  test('knows a record that was renamed since', async () => {
    const key = await app.key('admin')
    await alike(key, { name: 'Salma Begum' })
    const body = { name: 'সালমা বেগম' }
    const changed = await app.call('PATCH', `/records/${recordId}`, { key, version, body })
    expect(changed.status).toBe(200)
    const found = await alike(key, { name: 'Salma Begum' })
    expect(found.map(({ name }) => name)).toEqual(['সালমা বেগম'])
    expect(await alike(key, { name: 'Rahima Khatun' })).toEqual([])
  })

  test('tells a moderator of the own records alone', async () => {
    const key = await app.key('moderator')
    expect(await alike(key, { name: 'Rahima Khatun' })).toEqual([])
  })
})
