import { describe, expect, test } from 'vitest'
import { ofField } from '#modules/records/lines.schema'
import { csvOf, tableColumns, tableRow } from '#test/tables'
import { engines } from '#test/test-runtime'
import { refusal } from '../refusals.ts'
import { noteOfField, say } from '../say.ts'
import { importGround } from './test-ground.ts'

const table = (...more: string[]) =>
  csvOf([[...tableRow(1), ...more]], [...tableColumns, 'Email', 'Passport valid until'])

test('a sentence within a sentence is kept by its code, with what stands in both', () => {
  const problem = say('badCurrency', { currency: 'SAR' })
  expect(say('cellLeftOut', { column: 'contract.currency', problem })).toEqual({
    message:
      'Contract (currency): write the code of three letters, such as SAR. This cell is left out.',
    code: 'exchange.cellLeftOut',
    values: {
      column: 'contract.currency',
      problem: 'exchange.badCurrency',
      currency: 'SAR',
    },
  })
})

test('a refusal whose field says the same is noted by its code, one that says more by that', () => {
  const message = 'A record with this passport number is already on file.'
  const path = 'passportNumber'
  expect(noteOfField(refusal('record.passport_taken', { fields: [{ path, message }] }))).toEqual({
    message,
    code: 'record.passport_taken',
  })
  const long = { path: 'email', message: ofField('longEmail', 'email') }
  expect(noteOfField(refusal('request.invalid', { fields: [long] }))).toEqual({
    message: 'Email is longer than 254 characters. Check it.',
    code: 'records.longEmail',
    values: { column: 'email' },
  })
})

describe.each(engines)('notes of an import on %s', async (engine) => {
  const ground = await importGround(engine)

  test('are kept by name, with what stands in their sentences', async () => {
    const images = { 'ZZ7000001 photo.png': Buffer.from('no picture') }
    const id = await ground.prepare(table('rahima at home', '2030-01-01'), { images })
    await ground.run(id)
    const notes = [
      {
        message: expect.stringMatching(
          /^Email should look like name@example\..* This cell is left out\.$/,
        ),
        code: 'exchange.leftOut',
        values: { problem: 'records.badEmail', column: 'email' },
        cell: 'rahima at home',
      },
      {
        message: expect.stringMatching(/^“ZZ7000001 photo\.png”: This file is not a JPEG/),
        code: 'exchange.ofImage',
        values: { path: 'ZZ7000001 photo.png', problem: 'document.unsupported' },
      },
      {
        message: expect.stringMatching(/^Passport: the record has no such document/),
        code: 'exchange.ofPaper',
        values: { kind: 'passport', problem: 'exchange.noPaper' },
      },
    ]
    const { problems, reading } = await ground.describe(id)
    expect(problems).toEqual([
      { row: 2, isIn: true, person: 'Rahima Khatun 1, ZZ7000001', problems: notes },
    ])
    expect(reading).toEqual([
      {
        message: 'UTF-8, cells between commas',
        code: 'exchange.textRead',
        values: { encoding: 'UTF-8', delimiter: ',' },
      },
    ])
  })
})
