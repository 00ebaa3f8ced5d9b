import { describe, expect, test } from 'vitest'
import { anchorAuditHead, verifyChain } from '#modules/audit'
import { examineFiles } from '#modules/documents'
import type { CandidateRecord } from '#modules/records/schema'
import { day } from '#platform/clock'
import { actorId } from '#platform/context'
import { allOf } from '#test/all-of'
import { bytesOf } from '#test/candidates'
import { csvOf, smallPicture, tableColumns, tableRow, zipOf } from '#test/tables'
import { bothEngines, forEachTest } from '#test/test-runtime'
import {
  addImages,
  askForCheck,
  askForRun,
  cancelImport,
  sweepImportFiles,
  sweepOldImports,
} from './index.server.ts'
import { importGround } from './test-ground.ts'

describe.each(bothEngines)('an import on %s', (engine) => {
  const ground = forEachTest(() => importGround(engine))
  const app = forEachTest(async () => ground.app)
  const amina = forEachTest(async () => ground.amina)

  test('the dry run says what would happen and changes nothing, and the run does just that', async () => {
    const rows = [
      tableRow(1),
      tableRow(2, { 0: '2021-03-12' }),
      tableRow(3),
      tableRow(3),
      tableRow(3, { 2: 'Other' }),
    ]
    const { id, state } = await ground.upload(csvOf(rows))
    expect(state).toBe('mapped')
    const checked = await ground.check(id)
    const foreseen = { created: 2, failed: 2, unchanged: 1, updated: 0 }
    expect(checked).toMatchObject({ state: 'checked', counts: foreseen, problemRows: 2 })
    expect(checked.problems.map(({ row }) => row)).toEqual([3, 6])
    expect(await ground.records()).toEqual([])
    const done = await ground.run(id)
    expect(done).toMatchObject({ state: 'done', counts: foreseen, rowsDone: 5 })
    expect(done.problems).toEqual(checked.problems)
    expect(
      (await ground.records()).map(({ passportNumber, state }) => [passportNumber, state]),
    ).toEqual([
      ['ZZ7000001', 'approved'],
      ['ZZ7000003', 'approved'],
    ])
  })

  test('the list of mistakes, corrected, is imported again', async () => {
    const { id } = await ground.bring(csvOf([tableRow(1), tableRow(2, { 2: '', 5: '=1+1' })]))
    const list = await ground.mistakesOf(id)
    expect(list).toContain("'=1+1")
    expect(list).toMatch(/3,.*Name is required.*\r\n$/s)
    const corrected = list.replace("'=1+1", 'Cumilla').replace(',,Abdul', ',Mita Rani,Abdul')
    const second = await ground.bring(corrected)
    expect(second).toMatchObject({ counts: { created: 1, failed: 0 }, unusedColumns: [] })
    expect((await ground.records()).map(({ name }) => name)).toEqual([
      'Rahima Khatun b',
      'Mita Rani',
    ])
  })

  test('the list of mistakes keeps the cells for which there is no column', async () => {
    const row = tableRow(1, { 5: 'Road 3', 6: 'Cumilla' })
    const { id } = await ground.bring(csvOf([[...row, 'Bangladesh', '=1+1']]))
    const list = await ground.mistakesOf(id)
    expect(list).toMatch(/,Road 3,Cumilla,2,no,[^,]*more cells.*,Bangladesh,'=1\+1\r\n$/)
    const again = await ground.bring(list)
    expect(again).toMatchObject({ counts: { created: 0, failed: 1 } })
    expect(await ground.mistakesOf(again.id)).toBe(list)
    const corrected = list
      .replace('Road 3,Cumilla', '"Road 3, Cumilla",Bangladesh')
      .replace(/,Bangladesh,'=1\+1/, '')
    expect(await ground.bring(corrected)).toMatchObject({ counts: { created: 1, failed: 0 } })
    expect((await ground.records())[0]?.address).toBe('Road 3, Cumilla')
  })

  test('the list of mistakes of a table with as many columns as are read is read too', async () => {
    const more = Array.from({ length: 193 }, (_, index) => `Note ${index}`)
    const { id } = await ground.bring(csvOf([tableRow(1, { 2: '' })], [...tableColumns, ...more]))
    const corrected = (await ground.mistakesOf(id)).replace(',,Abdul', ',Mita Rani,Abdul')
    expect(await ground.bring(corrected)).toMatchObject({ counts: { created: 1, failed: 0 } })
    const further = csvOf([tableRow(1)], [...tableColumns, ...more, 'One more'])
    await expect(ground.bring(further)).rejects.toMatchObject({ code: 'import.unreadable' })
  })

  test('the same rows again change nothing; changed ones only when that was chosen', async () => {
    await ground.bring(csvOf([tableRow(1), tableRow(2)]))
    const before = await ground.records()
    const changed = csvOf([tableRow(1), tableRow(2, { 3: 'Abdur Rahman' })])
    expect(await ground.bring(changed)).toMatchObject({
      counts: { created: 0, unchanged: 1, failed: 1 },
      problems: [
        { row: 3, isIn: false, problems: [expect.stringMatching(/another father's name/)] },
      ],
    })
    expect(await ground.records()).toEqual(before)
    expect(await ground.bring(changed, { updateExisting: true })).toMatchObject({
      counts: { unchanged: 1, updated: 1 },
    })
    expect((await ground.records())[1]).toMatchObject({ fatherName: 'Abdur Rahman', version: 2 })
  })

  test('images come from a zip by name and by column; a bad one does not keep its record out', async () => {
    const columns = [...tableColumns, 'Job offer letter']
    const rows = [
      [...tableRow(1), 'letter.png'],
      [...tableRow(2), 'missing.png'],
      [...tableRow(3), ''],
    ]
    const { id } = await ground.upload(csvOf(rows, columns))
    const zip = await zipOf({
      'scans/ZZ7000001_photo.png': await smallPicture(1),
      'scans/ZZ7000001 work permit.png': await smallPicture(2),
      'letter.png': await smallPicture(3),
      'ZZ7000003/photo.png': Buffer.from('no picture'),
      'ZZ7000003/scan.png': await smallPicture(4),
      'stranger.png': await smallPicture(5),
      '__MACOSX/._photo.png': Buffer.from('x'),
    })
    const added = await addImages(amina, { importId: id, name: 'scans.zip', source: bytesOf(zip) })
    expect(added.images).toBe(6)
    const single = { importId: id, name: 'all/ZZ7000002 visa.png' }
    await addImages(amina, { ...single, source: bytesOf(await smallPicture(6)) })
    await addImages(amina, { ...single, source: bytesOf(await smallPicture(7)) })
    expect(await ground.check(id)).toMatchObject({
      images: 7,
      counts: { created: 3, remarked: 2 },
      findings: { unusedImages: 1, unusedNames: ['stranger.png'] },
    })
    const done = await ground.run(id)
    expect(done.counts).toMatchObject({ created: 3, remarked: 2, images: 4 })
    expect(done.problems).toEqual([
      {
        row: 3,
        isIn: true,
        problems: [expect.stringMatching(/“missing.png” is among the images/)],
      },
      {
        row: 4,
        isIn: true,
        problems: [
          expect.stringMatching(/scan.png.*which document/),
          expect.stringMatching(/photo.png”: This file is not a JPEG/),
        ],
      },
    ])
    const [first, second] = await ground.records()
    const kinds = async (record: CandidateRecord | undefined) =>
      (await ground.documentsOf(record?.id ?? '')).map(({ kind }) => kind)
    expect(await kinds(first)).toEqual(['photo', 'work-permit', 'job-offer'])
    expect(await kinds(second)).toEqual(['visa-paper'])
    const findings: unknown[] = []
    for await (const finding of examineFiles(app.system)) findings.push(finding)
    expect(findings).toEqual([])
  })

  test('every event of an import names it, and the chain is whole', async () => {
    const { id } = await ground.bring(csvOf([tableRow(1)]))
    const [record] = await ground.records()
    expect(record?.createdBy).toBe(actorId(amina.actor))
    const events = await ground.eventsOf(`record:${record?.id}`)
    const rowDigest = expect.any(String)
    expect(events.map(({ action, details }) => [action, details])).toEqual([
      ['record.created', { state: 'approved', importId: id, recordVersion: 1, rowDigest }],
    ])
    expect((await ground.eventsOf(`import:${id}`)).map(({ action }) => action)).toEqual([
      'import.finished',
      'import.started',
    ])
    await anchorAuditHead(app.system)
    expect(await verifyChain(app.system)).toMatchObject({ verdict: 'whole' })
  })

  test('files go seven days after the import, and what a crash left goes at once', async () => {
    const { id } = await ground.bring(csvOf([tableRow(1), tableRow(2, { 2: '' })]))
    await app.runtime.storage.put('imports/0190-left/rows/0', Buffer.from('[]'))
    expect(await sweepImportFiles(app.system, new Date(Date.now() + 1000))).toBe(1)
    app.clock.move(6 * day)
    expect(await sweepOldImports(app.system)).toBe(0)
    expect(await ground.mistakesOf(id)).toContain('What to correct')
    app.clock.move(2 * day)
    expect(await sweepOldImports(app.system)).toBe(1)
    await expect(ground.mistakesOf(id)).rejects.toMatchObject({ code: 'import.files_removed' })
    expect(await ground.look(id)).toMatchObject({ state: 'done', problems: [], sample: [] })
    const left = await allOf(app.runtime.storage.list('imports/'), 'key')
    expect(left).toEqual([])
  })

  test('a step that does not fit is refused', async () => {
    const { id: importId } = await ground.bring(csvOf([tableRow(1)]))
    const run = (of: string) => amina.write((ctx) => askForRun(ctx, { importId: of }))
    const image = { importId, name: 'x', source: bytesOf(Buffer.from('x')) }
    for (const step of [
      () => run(importId),
      () => cancelImport(amina, { importId }),
      () => addImages(amina, image),
    ])
      await expect(step()).rejects.toMatchObject({ code: 'import.wrong_state' })
    const other = await ground.upload('Number,Name\n1,2\n')
    expect(other.state).toBe('uploaded')
    await expect(run(other.id)).rejects.toMatchObject({
      code: 'import.mapping',
      message: expect.stringMatching(/^The columns do not fit/),
      fields: expect.arrayContaining([
        {
          path: 'passportNumber',
          message: expect.any(String),
          code: 'exchange.columnMissing',
          values: { field: 'passportNumber' },
        },
      ]),
    })
    const titled = await ground.upload('List of candidates,March\nPP,Who\n1,2\n')
    const check = amina.write((ctx) => askForCheck(ctx, { importId: titled.id }))
    const message = expect.stringMatching(/that row would be left out/)
    await expect(check).rejects.toMatchObject({ message })
  })
})
