import { describe, expect, test } from 'vitest'
import { noteLicenceLookUp, readSettings } from '#modules/organisation'
import { setStage, stageSteps } from '#modules/records'
import { day, later } from '#platform/clock'
import { bytesOf } from '#test/candidates'
import { csvOf, tableColumns, tableRow } from '#test/tables'
import { engines, forEachTest, people } from '#test/test-runtime'
import { askForCheck, describeImport, uploadTable } from './index.server.ts'
import { importGround } from './test-ground.ts'

describe.each(engines)('what a row brings besides its details, on %s:', (engine) => {
  const ground = forEachTest(() => importGround(engine))

  describe('a column with stages', () => {
    const columns = 'Passport No.,Reference,Full name,Address,Stage'
    const tableOf = (...stages: string[]) =>
      [
        columns,
        ...stages.map((stage, at) => `ZZ710000${at},W71000${at},Rahima Khatun,Cumilla,${stage}`),
      ].join('\n')

    const stages = async () =>
      (await ground.records())
        .toSorted((a, b) => a.passportNumber.localeCompare(b.passportNumber))
        .map(({ stage }) => stage)

    test('puts new records into theirs, by name or a usual name in Bengali', async () => {
      const done = await ground.bring(tableOf('medical EXAMINATION', 'টিকিট কাটা হয়েছে', ''))
      expect(done).toMatchObject({ counts: { created: 3, remarked: 0 }, unusedColumns: [] })
      expect(await stages()).toEqual(['stage_medical', 'stage_ticket', null])
      const [first] = await ground.records()
      const steps = await ground.app.system.read((ctx) => stageSteps(ctx, first?.id ?? ''))
      expect(steps).toHaveLength(first?.stage === null ? 0 : 1)
    })

    test('leaves a stage out that the settings do not name, and says so', async () => {
      const done = await ground.bring(tableOf('Visa granted'))
      expect(done).toMatchObject({ counts: { created: 1, remarked: 1 } })
      expect(done.problems[0]?.problems).toEqual([
        'Stage: the settings name no such stage. Add it there, or correct the cell. This cell is left out.',
      ])
      expect(await stages()).toEqual([null])
    })

    test('does not set a record back that has moved on, and the same table changes nothing', async () => {
      const table = tableOf('Registered with us')
      await ground.bring(table)
      expect(await ground.bring(table)).toMatchObject({ counts: { unchanged: 1, remarked: 0 } })
      const [record] = await ground.records()
      const step = { recordId: record?.id ?? '', stage: 'stage_ticket' }
      await ground.amina.write((ctx) => setStage(ctx, step))
      const again = await ground.bring(`${table}\n`)
      expect(again).toMatchObject({ counts: { unchanged: 1, remarked: 1, failed: 0 } })
      expect(again.problems[0]?.problems[0]).toContain('an import does not change that')
      expect(await stages()).toEqual(['stage_ticket'])
    })
  })

  describe('a table with somebody under 18', () => {
    test('brings the record in to wait, and the check says so before', async () => {
      const born = later(ground.app.clock.now(), -17 * 365 * day).slice(0, 10)
      const rows = [
        [...tableRow(1), born],
        [...tableRow(2), '1990-05-04'],
      ]
      const importId = await ground.prepare(csvOf(rows, [...tableColumns, 'Date of birth']))
      const forecast = await ground.check(importId)
      expect(forecast.counts).toMatchObject({ created: 2, remarked: 1 })
      const { counts } = await ground.run(importId)
      expect(counts).toMatchObject({ created: 2, remarked: 1 })
      expect(await ground.mistakesOf(importId)).toContain('this candidate is under 18')
      const states = (await ground.records()).map(({ dateOfBirth, state }) => [dateOfBirth, state])
      expect(states).toEqual([
        [born, 'pending'],
        ['1990-05-04', 'approved'],
      ])
    })
  })

  describe('an import while the licence stops new records', () => {
    const note = (answer: 'valid' | 'expired') =>
      ground.amina.write(async (ctx) => {
        const { version } = await readSettings(ctx.tx)
        const on = ctx.clock.now().slice(0, 10)
        await noteLicenceLookUp(ctx, { version, on, answer, validUntil: null })
      })

    test('is refused when it could only bring new ones, and its check says so before', async () => {
      await note('expired')
      const importId = await ground.prepare(csvOf([tableRow(1)], tableColumns))
      expect((await ground.check(importId)).counts).toMatchObject({ created: 0, failed: 1 })
      await expect(ground.run(importId)).rejects.toMatchObject({ code: 'import.licence_stops' })
      await note('valid')
      expect((await ground.run(importId)).counts).toMatchObject({ created: 1, failed: 0 })
    })

    test('still updates what is on file, and names each new row', async () => {
      await ground.bring(csvOf([tableRow(1)], tableColumns))
      await note('expired')
      const changed = tableRow(1)
      changed[tableColumns.indexOf('Name')] = 'Another Name'
      const table = csvOf([changed, tableRow(2)], tableColumns)
      const importId = await ground.prepare(table, { updateExisting: true })
      expect((await ground.run(importId)).counts).toMatchObject({
        created: 0,
        updated: 1,
        failed: 1,
      })
      expect(await ground.mistakesOf(importId)).toContain('No new records now')
      expect(await ground.records()).toHaveLength(1)
    })
  })

  describe('rows that sound like somebody', () => {
    const columns = [...tableColumns, 'Date of birth']
    /** Somebody of this name, with a father and a day of birth. */
    const row = (number: number, name: string, father = 'Abdul Karim', born = '') => [
      ...tableRow(number, { 2: name, 3: father }),
      born,
    ]

    const check = async (rows: string[][]) => {
      const { id } = await ground.upload(csvOf(rows, columns))
      return ground.check(id)
    }

    test('are listed before anything is written, with the record and the row; and come in', async () => {
      await ground.bring(
        csvOf([row(1, 'Raheema Khatoon', 'Md. Abdul Karim', '1990-01-02')], columns),
      )
      const [onFile] = await ground.records()
      const checked = await check([
        row(2, 'রহিমা খাতুন', 'আব্দুল করিম'),
        row(3, 'Salma Begum'),
        row(4, 'Rahima Khatun', 'Kamal Hossain'),
        row(5, 'সালমা বেগম', 'Abdool Kareem', '1990-31-31'),
        // On file under this number: no new record comes of it.
        row(1, 'Raheema Khatoon', 'Md. Abdul Karim', '1990-01-02'),
      ])
      const { id, reference } = onFile as { id: string; reference: string }
      const known = { id, reference, name: 'Raheema Khatoon', fatherName: 'Md. Abdul Karim' }
      expect(checked).toMatchObject({ findings: { alikeRows: 3 }, problemRows: 0 })
      expect(checked.counts).toMatchObject({ created: 4, unchanged: 1, failed: 0, remarked: 1 })
      const unknown = { dateOfBirth: null, telephone: null }
      const rahima = { name: 'রহিমা খাতুন', fatherName: 'আব্দুল করিম', ...unknown }
      const salma = { name: 'Salma Begum', fatherName: 'Abdul Karim', ...unknown }
      const other = { name: 'সালমা বেগম', fatherName: 'Abdool Kareem', ...unknown }
      expect(checked.alike).toEqual([
        {
          ...{ row: 2, person: rahima, rows: [] },
          records: [{ ...known, dateOfBirth: '1990-01-02', telephone: null }],
        },
        { row: 3, person: salma, records: [], rows: [{ row: 5, person: other }] },
        { row: 5, person: other, records: [], rows: [{ row: 3, person: salma }] },
      ])
      const list = await ground.mistakesOf(checked.id)
      expect(list.split('\r\n')).toHaveLength(5)
      expect(list).toContain(
        `,2,yes,"রহিমা খাতুন (father: আব্দুল করিম) may be the same person as Raheema Khatoon, ${reference} (father: Md. Abdul Karim; born 1990-01-02)."`,
      )
      expect(list).toMatch(/,3,yes,"Salma Begum .* may be the same person as সালমা বেগম, row 5 of/)
      // What else is not right with a row stays beside it.
      expect(list).toMatch(/,5,yes,"?Date of birth.*may be the same person as Salma Begum, row 3/)
      const done = await ground.run(checked.id)
      expect(done).toMatchObject({ counts: { created: 4, failed: 0 }, alike: [] })
      expect(await ground.records()).toHaveLength(5)
    })

    test('lead nobody to a record that is gone or somebody else’s', async () => {
      await ground.bring(csvOf([row(1, 'Salma Begum')], columns))
      const { id, alike } = await check([row(2, 'সালমা বেগম'), row(3, 'Rahima Khatun')])
      expect(alike).toHaveLength(1)
      const mita = ground.app.as(people.mita)
      expect(await describeImport(mita, id)).toMatchObject({ alike: [] })
      const [record] = await ground.records()
      await ground.app.trash(String(record?.id))
      expect(await ground.look(id)).toMatchObject({ alike: [] })
      expect(await ground.mistakesOf(id)).not.toContain('may be')
    })

    test('are compared with the own records alone where a moderator asks', async () => {
      await ground.bring(csvOf([row(1, 'Salma Begum')], columns))
      const mita = ground.app.as(people.mita)
      const source = bytesOf(Buffer.from(csvOf([row(2, 'সালমা বেগম')], columns)))
      const { id: importId } = await uploadTable(mita, { fileName: 'own.csv', source })
      await mita.write((ctx) => askForCheck(ctx, { importId }))
      await ground.work()
      expect(await ground.look(importId)).toMatchObject({
        state: 'checked',
        findings: { alikeRows: 0 },
        alike: [],
      })
    })
  })
})
