import { beforeEach, describe, expect, test } from 'vitest'
import { approvedRecord } from '#test/candidates'
import { startTestApp, type TestApp } from '#test/test-app'
import { engines } from '#test/test-runtime'

type Json = { records: { id: string; name: string }[] }

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

  const alike = async (key: string, body: object) => {
    const answer = await app.call('POST', '/duplicate-checks', { key, body })
    return ((await answer.json()) as Json).records
  }

  test('leads to who sounds alike, in another script and spelling', async () => {
    const key = await app.key('admin')
    const found = await alike(key, { name: 'রহিমা খাতুন', fatherName: 'মোহাম্মদ আব্দুল করিম' })
    expect(found.map(({ id }) => id)).toEqual([recordId])
    expect(Object.keys(found[0] ?? {}).toSorted()).toEqual([
      ...['fatherName', 'id', 'name', 'reference'],
    ])
    expect(await alike(key, { name: 'Rahima Khatun' })).toHaveLength(1)
    expect(await alike(key, { name: 'Rahima Khatun', except: recordId })).toEqual([])
    expect(await alike(key, { name: 'Rahima Khatun', fatherName: 'Kamal Hossain' })).toEqual([])
    expect(await alike(key, { name: 'Rahima' })).toEqual([])
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
