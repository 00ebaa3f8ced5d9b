import { describe, expect, test } from 'vitest'
import { addRecord, listRecords, purgeRecordRows, recordAuthors } from '#modules/records'
import { day } from '#platform/clock'
import type { ActionContext } from '#platform/context'
import { openDatabase } from '#platform/database'
import { approvedRecord, candidate, pendingRecord } from '#test/candidates'
import { startPadma } from '#test/padma'
import { bothEngines, forEachTest, people } from '#test/test-runtime'
import { recordListSchema } from './schema.ts'

describe.each(bothEngines)('the list of records on %s', (engine) => {
  const app = forEachTest(() => startPadma(engine))

  const page = (query: object, who: ActionContext = app.amina) =>
    who.read((ctx) => listRecords(ctx, recordListSchema.parse(query)))
  const names = async (query: object, who?: ActionContext) =>
    (await page(query, who)).records.map(({ name }) => name)
  const find = (search: string) => names({ search, sort: 'name' })

  test('a search finds names in any script and without accents, and numbers however typed', async () => {
    await approvedRecord(app, {
      name: 'José Ñandú',
      fatherName: 'Ramón Peña',
      address: 'House 12, Barishāl',
      passportNumber: 'AB1234567',
      referenceNumber: 'W987654',
    })
    const rahima = await approvedRecord(app, { name: 'রহিমা খাতুন' })
    await approvedRecord(app, { name: 'Nguyễn Văn Đức' })
    await approvedRecord(app, { name: 'أحمد علي' })
    expect(await find('jose nandu')).toEqual(['José Ñandú'])
    expect(await find('NAN jo')).toEqual(['José Ñandú'])
    expect(await find('খাতুন')).toEqual(['রহিমা খাতুন'])
    expect(await find('রহ')).toEqual(['রহিমা খাতুন'])
    expect(await find('duc nguyen')).toEqual(['Nguyễn Văn Đức'])
    expect(await find('احمد')).toEqual(['أحمد علي'])
    expect(await find('ab 12-345')).toEqual(['José Ñandú'])
    expect(await find('w98')).toEqual(['José Ñandú'])
    for (const typed of ['ramon pena', 'barishal', 'jose barishal', '1234567', '987 654'])
      expect(await find(typed), typed).toEqual(['José Ñandú'])
    expect(await find('456')).toEqual([])
    expect(await find(rahima.reference.toLowerCase())).toEqual(['রহিমা খাতুন'])
    expect(await find(rahima.reference.slice(0, 7))).toEqual(['রহিমা খাতুন'])
    expect(await find('ndu')).toEqual([])
    expect(await find('jose খাতুন')).toEqual([])
    expect(await find('100%')).toEqual([])
    expect(await find('%')).toEqual([])
  })

  test('finds people however they are written, by telephone, email address and next of kin', async () => {
    await approvedRecord(app, {
      name: 'রহিমা খাতুন',
      telephone: '+8801711839274',
      email: 'rahima.k@bücher.example',
      nextOfKin: 'Abdul Karim',
      nextOfKinTelephone: '+966501234567',
    })
    await approvedRecord(app, { name: 'رحيمة بيگم', fatherName: 'Shafiqur Rahman' })
    await approvedRecord(app, { name: 'Karim Uddin', fatherName: 'Nur Alam' })
    const both = ['رحيمة بيگم', 'রহিমা খাতুন'].toSorted()
    expect((await find('Rahima')).toSorted()).toEqual(both)
    for (const typed of ['Rahina', 'Rahiam', 'Khatub'])
      expect(await find(typed), typed).toContain('রহিমা খাতুন')
    // One letter more, less, another, or two exchanged.
    for (const typed of ['Karimm Uddin', 'Krim Uddin', 'Kasim Uddin', 'Kairm Uddin', 'uddim'])
      expect(await find(typed), typed).toEqual(['Karim Uddin'])
    expect(await find('udn')).toEqual([])
    const telephones = ['01711 839 274', '+880 1711-839274', '০১৭১১৮৩৯২৭৪', '839274', '0501234567']
    for (const typed of telephones) expect(await find(typed), typed).toEqual(['রহিমা খাতুন'])
    const kin = ['abdul-karim', 'abdulkarim', 'عبد الكريم']
    for (const typed of ['rahima.k', 'RAHIMA.K@bücher.example', ...kin])
      expect(await find(typed), typed).toContain('রহিমা খাতুন')
    expect(await find('শফিকুর রহমান')).toEqual(['رحيمة بيگم'])
    expect(await find('01711839275')).toEqual([])
    // Staff who see only their own records find none of these.
    for (const typed of ['Rahima', '839274', 'Kasim Uddin'])
      expect(await names({ search: typed }, app.as(people.mita)), typed).toEqual([])
  })

  test('asked for by their ids, those records come and no other, as far as they fit', async () => {
    const one = await pendingRecord(app, { name: 'One' })
    const two = await approvedRecord(app, { name: 'Two' })
    await pendingRecord(app, { name: 'Three' })
    const ids = [one.id, two.id, one.id.replaceAll(/[0-9a-f]/g, '0')].join()
    expect((await names({ ids })).toSorted()).toEqual(['One', 'Two'])
    expect(await names({ ids, state: 'pending' })).toEqual(['One'])
    expect(recordListSchema.safeParse({ ids: 'one,two' }).success).toBe(false)
  })

  test('the words are right after entering, changing, deleting, restoring and purging', async () => {
    expect(await find('rahima')).toEqual([])
    const record = await approvedRecord(app, { name: 'Rahima Khatun' })
    expect(await find('rahima')).toEqual(['Rahima Khatun'])
    await app.edit(record.id, { name: 'Salma Khatun', passportNumber: 'QQ7654321' })
    expect(await find('rahima')).toEqual([])
    expect(await find('salma')).toEqual(['Salma Khatun'])
    expect(await find(record.passportNumber)).toEqual([])
    expect(await find('qq76')).toEqual(['Salma Khatun'])
    await app.trash(record.id)
    expect(await find('salma')).toEqual([])
    expect(await names({ trash: 'yes', search: 'salma' })).toEqual(['Salma Khatun'])
    await app.restore(record.id)
    expect(await find('salma')).toEqual(['Salma Khatun'])
    await app.trash(record.id)
    await app.amina.write(async (ctx) => purgeRecordRows(ctx, await app.present(record.id)))
    expect(await page({ trash: 'yes' })).toMatchObject({ records: [], total: 0 })
    await approvedRecord(app, { name: 'Kamal Miah' })
    expect(await names({})).toEqual(['Kamal Miah'])
  })

  test('what a transaction takes back never shows', async () => {
    await find('warm')
    const failing = app.amina.write(async (ctx) => {
      await addRecord(ctx, candidate({ name: 'Nobody' }))
      throw new Error('no')
    })
    await expect(failing).rejects.toThrow('no')
    expect(await page({})).toMatchObject({ total: 0 })
    await approvedRecord(app, { name: 'Somebody' })
    expect(await names({})).toEqual(['Somebody'])
  })

  test('a change by another process shows at once', async () => {
    await approvedRecord(app, { name: 'First' })
    expect(await names({})).toEqual(['First'])
    const other = openDatabase(app.runtime.config.databaseUrl)
    const { keys } = app.runtime.encryption
    other.vault.use(keys.forValues())
    other.vault.digestWith(await keys.forWriting('digests'))
    await other.write(async (tx) => {
      const { actor, clock, ids, secrets, sendsBy } = app.amina
      await addRecord({ actor, clock, ids, secrets, sendsBy, tx }, candidate({ name: 'Second' }))
    })
    await other.close()
    expect((await names({})).toSorted()).toEqual(['First', 'Second'])
  })

  test('a moderator lists the own records only, whatever the filter says', async () => {
    const own = await pendingRecord(app, { name: 'Own' })
    await approvedRecord(app, { name: 'Other' })
    const mita = app.as(people.mita)
    expect(await names({}, mita)).toEqual(['Own'])
    expect(await names({ enteredBy: 'amina' }, mita)).toEqual(['Own'])
    expect(await names({ search: 'other' }, mita)).toEqual([])
    await app.trash(own.id)
    expect(await names({ trash: 'yes' }, mita)).toEqual([])
  })

  test('filters, sorts and pages', async () => {
    for (const name of ['Cira', 'anwar', 'Bina']) {
      await approvedRecord(app, { name })
      app.clock.move(day)
    }
    expect(await names({})).toEqual(['Bina', 'anwar', 'Cira'])
    expect(await names({ sort: 'name' })).toEqual(['anwar', 'Bina', 'Cira'])
    expect(await names({ sort: 'name-last' })).toEqual(['Cira', 'Bina', 'anwar'])
    expect(await page({ state: 'pending' })).toMatchObject({ total: 0 })
    expect(await page({ visible: 'yes' })).toMatchObject({ total: 3 })
    const ciras = String((await page({ search: 'cira' })).records[0]?.id)
    await app.hide(ciras)
    expect(await names({ visible: 'no' })).toEqual(['Cira'])
    expect(await names({ createdFrom: '2026-11-21', createdTo: '2026-11-21' })).toEqual(['anwar'])
    expect(await names({ createdFrom: '2026-11-21T09:00:00.001Z' })).toEqual(['Bina'])
    expect(await names({ createdTo: '2026-11-21T09:00:00.000Z' })).toEqual(['Cira'])
    await app.edit(ciras, { address: 'Road 4, Cumilla' })
    expect(await names({ sort: 'updated' })).toEqual(['Cira', 'Bina', 'anwar'])
    expect(await names({ sort: 'updated-oldest' })).toEqual(['anwar', 'Bina', 'Cira'])
    expect(await names({ updatedFrom: '2026-11-23' })).toEqual(['Cira'])
  })

  test('what waits longest comes first: an edit leaves it its place, a new submission goes to the end', async () => {
    const enter = async (name: string) => {
      const { id } = await pendingRecord(app, { name })
      app.clock.move(day)
      return id
    }
    const first = await enter('First')
    const second = await enter('Second')
    await enter('Third')
    const edit = (recordId: string, address: string) => app.edit(recordId, { address }, people.mita)
    const queue = () => names({ state: 'pending', sort: 'waiting' })
    expect(await edit(first, 'Road 1')).toMatchObject({ submittedAt: '2026-11-20T09:00:00.000Z' })
    expect(await queue()).toEqual(['First', 'Second', 'Third'])
    await app.sendBack(first)
    expect(await edit(first, 'Road 3')).toMatchObject({ submittedAt: '2026-11-23T09:00:00.000Z' })
    expect(await queue()).toEqual(['Second', 'Third', 'First'])
    app.clock.move(day)
    await app.approve(second)
    expect(await app.withdraw(second)).toMatchObject({ submittedAt: '2026-11-24T09:00:00.000Z' })
    expect(await queue()).toEqual(['Third', 'First', 'Second'])
    expect(await approvedRecord(app)).toMatchObject({ submittedAt: null })
  })

  test('finds by whom a record was entered', async () => {
    await approvedRecord(app, { name: 'Full' })
    await pendingRecord(app, { name: 'Bare' })
    expect(await names({ enteredBy: 'mita' })).toEqual(['Bare'])
    expect(await app.amina.read(recordAuthors)).toEqual(['amina', 'mita'])
  })
})
