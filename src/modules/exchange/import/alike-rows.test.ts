import { beforeEach, describe, expect, test } from 'vitest'
import { deleteRecord } from '#modules/records'
import { bytesOf } from '#test/candidates'
import { csvOf, tableColumns, tableRow } from '#test/tables'
import { engines, people } from '#test/test-runtime'
import { askForCheck, describeImport, uploadTable } from '../index.server.ts'
import { type ImportGround, importGround } from './test-ground.ts'

const columns = [...tableColumns, 'Date of birth']
/** Somebody of this name, with a father and a day of birth. */
const row = (number: number, name: string, father = 'Abdul Karim', born = '') => [
  ...tableRow(number, { 2: name, 3: father }),
  born,
]

describe.each(engines)('rows that sound like somebody, on %s', (engine) => {
  let ground: ImportGround
  beforeEach(async () => {
    ground = await importGround(engine)
  })

  const check = async (rows: string[][]) => {
    const { id } = await ground.upload(csvOf(rows, columns))
    return ground.check(id)
  }

  test('are listed before anything is written, with the record and the row; and come in', async () => {
    await ground.bring(csvOf([row(1, 'Raheema Khatoon', 'Md. Abdul Karim', '1990-01-02')], columns))
    const [onFile] = await ground.records()
    const checked = await check([
      row(2, 'রহিমা খাতুন', 'আব্দুল করিম'),
      row(3, 'Salma Begum'),
      row(4, 'Rahima Khatun', 'Kamal Hossain'),
      row(5, 'সালমা বেগম', 'Abdool Kareem'),
      // On file under this number: no new record comes of it.
      row(1, 'Raheema Khatoon', 'Md. Abdul Karim', '1990-01-02'),
    ])
    const { id, reference } = onFile as { id: string; reference: string }
    const known = { id, reference, name: 'Raheema Khatoon', fatherName: 'Md. Abdul Karim' }
    expect(checked).toMatchObject({ findings: { alikeRows: 3 }, problemRows: 0 })
    expect(checked.counts).toMatchObject({ created: 4, unchanged: 1, failed: 0, remarked: 0 })
    expect(checked.alike).toEqual([
      { row: 2, records: [{ ...known, dateOfBirth: '1990-01-02' }], rows: [] },
      { row: 3, records: [], rows: [{ row: 5 }] },
      { row: 5, records: [], rows: [{ row: 3 }] },
    ])
    const list = await ground.mistakesOf(checked.id)
    expect(list.split('\r\n')).toHaveLength(5)
    expect(list).toContain(
      `,2,"May be the same person as Raheema Khatoon, ${reference} (father: Md. Abdul Karim; born 1990-01-02)."`,
    )
    expect(list).toContain(',3,May be the same person as row 5 of this table.')
    const done = await ground.run(checked.id)
    expect(done).toMatchObject({ counts: { created: 4, failed: 0 }, alike: [] })
    expect(await ground.records()).toHaveLength(5)
  })

  test('keep what else is not right with them', async () => {
    const rows = [row(1, 'Salma Begum'), row(2, 'Salma Begum', 'Abdul Karim', '1990-31-31')]
    const checked = await check(rows)
    expect(checked.alike.map(({ row }) => row)).toEqual([2, 3])
    expect(checked.problems).toEqual([
      { row: 3, isIn: true, problems: [expect.stringMatching(/^Date of birth/)] },
    ])
    expect(await ground.mistakesOf(checked.id)).toMatch(
      /Date of birth.*May be the same person as row 2/,
    )
  })

  test('lead nobody to a record that is gone or somebody else’s', async () => {
    await ground.bring(csvOf([row(1, 'Salma Begum')], columns))
    const { id, alike } = await check([row(2, 'সালমা বেগম'), row(3, 'Rahima Khatun')])
    expect(alike).toHaveLength(1)
    const mita = ground.app.as(people.mita)
    expect(await describeImport(mita, id)).toMatchObject({ alike: [] })
    const [record] = await ground.records()
    const { id: recordId, version } = record as { id: string; version: number }
    await ground.amina.write((ctx) => deleteRecord(ctx, { recordId, version }))
    expect(await ground.look(id)).toMatchObject({ alike: [] })
    expect(await ground.mistakesOf(id)).not.toContain('May be')
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
