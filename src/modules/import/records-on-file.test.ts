import { describe, expect, test, vi } from 'vitest'
import { ofField } from '#modules/records/lines.schema'
import { csvOf, smallPicture, tableColumns, tableRow } from '#test/tables'
import { engines, forEachTest } from '#test/test-runtime'
import { refusal } from './notes/refusals.ts'
import { noteOfField, say } from './notes/say.ts'
import { type ImportGround, importGround } from './test-ground.ts'

describe.each(engines)('a row whose record is on file, on %s', (engine) => {
  const ground = forEachTest(() => importGround(engine))

  const bring: ImportGround['bring'] = (...given) => ground.bringAsForeseen(...given)
  const documents = async () => {
    const found: string[] = []
    for (const { id, passportNumber } of await ground.records())
      for (const { kind, version } of await ground.documentsOf(id))
        found.push(`${passportNumber} ${kind} ${version}`)
    return found
  }
  const columns = [...tableColumns, 'Photo']

  test('takes images that come later than the table, whether or not updates were chosen', async () => {
    const table = csvOf([tableRow(1), tableRow(2)])
    await bring(table)
    const photo = { 'ZZ7000001 photo.png': await smallPicture(1) }
    const came = { created: 0, updated: 1, unchanged: 1, images: 1, remarked: 0 }
    expect(await bring(table, { images: photo })).toMatchObject({ counts: came })
    const visa = { ...photo, 'ZZ7000002 visa.png': await smallPicture(2) }
    expect(await bring(table, { images: visa, updateExisting: true })).toMatchObject({
      counts: came,
    })
    expect(await documents()).toEqual(['ZZ7000001 photo 1', 'ZZ7000002 visa-paper 1'])
    const nothing = { created: 0, updated: 0, unchanged: 2, images: 0, remarked: 0 }
    expect(await bring(table, { images: visa, updateExisting: true })).toMatchObject({
      counts: nothing,
    })
  })

  test('keeps a document that is on file, and says so, unless updates were chosen', async () => {
    const table = csvOf([[...tableRow(1), 'photo.png']], columns)
    await bring(table, { images: { 'photo.png': await smallPicture(1) } })
    // As large as the one on file, so that only their bytes tell them apart.
    const other = { 'photo.png': await smallPicture(10) }
    expect(other['photo.png']).toHaveLength((await smallPicture(1)).length)
    const kept = await bring(table, { images: other })
    expect(kept).toMatchObject({ counts: { unchanged: 1, images: 0, remarked: 1 } })
    expect(kept.problems).toEqual([
      {
        row: 2,
        isIn: true,
        problems: [
          'Candidate photo: a different file from “photo.png” is on file already. Choose “Update records that are on file”, or take this image out.',
        ],
      },
    ])
    // The document is there, so nobody misses the file that the table names.
    expect(await bring(table)).toMatchObject({ counts: { unchanged: 1, remarked: 0 } })
    expect(await documents()).toEqual(['ZZ7000001 photo 1'])
    const chosen = { images: other, updateExisting: true }
    expect(await bring(table, chosen)).toMatchObject({ counts: { updated: 1, images: 1 } })
    expect(await documents()).toEqual(['ZZ7000001 photo 2'])
  })

  test('sees the images that an earlier row of the table brings', async () => {
    const rows = ['a.png', 'a.png', 'b.png'].map((name) => [...tableRow(1), name])
    const images = { 'a.png': await smallPicture(1), 'b.png': await smallPicture(2) }
    const done = await bring(csvOf(rows, columns), { images })
    expect(done).toMatchObject({ counts: { created: 1, unchanged: 2, images: 1, remarked: 1 } })
    expect(done.problems).toMatchObject([{ row: 4, problems: [expect.stringMatching(/“b.png”/)] }])
  })

  test('is hidden and shown as its table says where updates were chosen, and stays approved', async () => {
    const wide = [...tableColumns, 'Hidden', 'State']
    const table = (hidden: string, state: string) => csvOf([[...tableRow(1), hidden, state]], wide)
    const standing = async () =>
      (await ground.records()).map(({ state, hiddenAt }) => [state, hiddenAt !== null])
    await bring(table('', 'approved'))
    await ground.askForSecondPerson()
    const [{ id } = { id: '' }] = await ground.records()
    expect(await bring(table('yes', ''))).toMatchObject({ counts: { failed: 1, unchanged: 0 } })
    const hidden = await bring(table('yes', 'denied'), { updateExisting: true })
    expect(hidden).toMatchObject({ counts: { updated: 1, remarked: 1 } })
    expect(hidden.problems).toMatchObject([
      { isIn: true, problems: [expect.stringMatching(/^State: this record is approved here/)] },
    ])
    expect(await standing()).toEqual([['approved', true]])
    expect((await ground.eventsOf(`record:${id}`))[0]).toMatchObject({
      action: 'record.hidden',
      details: { importId: hidden.id },
    })
    const same = await bring(table('', ''), { updateExisting: true })
    expect(same).toMatchObject({ counts: { unchanged: 1, remarked: 0 } })
    await bring(table('no', 'approved'), { updateExisting: true })
    expect(await standing()).toEqual([['approved', false]])
    // One row that edits and hides.
    const edited = [...tableRow(1, { 2: 'Mita Rani' }), 'yes', 'denied']
    const rows = csvOf([edited], wide)
    const both = await bring(rows, { updateExisting: true })
    expect(both).toMatchObject({ counts: { updated: 1, unchanged: 0, remarked: 1 } })
    // The edit waits beside the record for a second person.
    expect(await standing()).toEqual([['approved', true]])
  })

  test('keeps what was said of it when it is cut off before its image', async () => {
    await bring(csvOf([tableRow(1)]))
    const table = csvOf([[...tableRow(1), 'denied']], [...tableColumns, 'State'])
    const images = { 'ZZ7000001 photo.png': await smallPicture(1) }
    const id = await ground.prepare(table, { images, updateExisting: true })
    vi.spyOn(ground.app.runtime.storage, 'stage').mockRejectedValueOnce(
      new Error('The disk is full'),
    )
    expect(await ground.run(id)).toMatchObject({ state: 'running', rowsDone: 0 })
    await ground.work()
    expect(await ground.look(id)).toMatchObject({
      state: 'done',
      counts: { updated: 1, images: 1, remarked: 1 },
      problems: [{ row: 2, problems: [expect.stringMatching(/^State: /)] }],
    })
    expect(await documents()).toEqual(['ZZ7000001 photo 1'])
  })
})

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
    const { problems, remarks, reading } = await ground.describe(id)
    expect(problems).toEqual([])
    expect(remarks).toEqual(notes.map((note) => ({ note, rows: 1, first: [{ row: 2 }] })))
    expect(reading).toEqual([
      {
        message: 'UTF-8, cells between commas',
        code: 'exchange.textRead',
        values: { encoding: 'UTF-8', delimiter: ',' },
      },
    ])
  })
})
