import { buffer, text } from 'node:stream/consumers'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { disableAccount } from '#modules/accounts'
import { anchorAuditHead, verifyChain } from '#modules/audit'
import { examineFiles } from '#modules/documents'
import { type CandidateRecord, recordListSchema } from '#modules/records/schema'
import { day } from '#platform/clock'
import { bytesOf } from '#test/candidates'
import { csvOf, smallPicture, tableColumns, tableRow, zipOf } from '#test/tables'
import { engines } from '#test/test-runtime'
import {
  addImages,
  askForCheck,
  askForRun,
  cancelImport,
  exportRecords,
  getImport,
  importLock,
  listOfAddresses,
  sweepImportFiles,
  sweepOldImports,
  workOnImport,
} from '../index.server.ts'
import { type ImportGround, importGround } from './test-ground.ts'

describe.each(engines)('an import on %s', (engine) => {
  let ground: ImportGround
  let app: ImportGround['app']
  let amina: ImportGround['amina']
  beforeEach(async () => {
    ground = await importGround(engine)
    app = ground.app
    amina = ground.amina
  })
  afterEach(() => ground.close())

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
      'Rahima Khatun 1',
      'Mita Rani',
    ])
  })

  test('the list of mistakes keeps the cells for which there is no column', async () => {
    const row = tableRow(1, { 5: 'Road 3', 6: 'Cumilla' })
    const { id } = await ground.bring(csvOf([[...row, 'Bangladesh', '=1+1']]))
    const list = await ground.mistakesOf(id)
    expect(list).toMatch(/,Road 3,Cumilla,2,[^,]*more cells.*,Bangladesh,'=1\+1\r\n$/)
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

  test('second-person approval holds for imported records too', async () => {
    await ground.askForSecondPerson()
    await ground.bring(csvOf([tableRow(1)]))
    expect((await ground.records())[0]).toMatchObject({
      state: 'pending',
      createdBy: amina.actor.kind === 'account' ? amina.actor.id : '',
    })
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
          expect.stringMatching(/scan.png.*which paper/),
          expect.stringMatching(/photo.png”: This file is not a JPEG/),
        ],
      },
    ])
    const [first, second] = await ground.records()
    const kinds = async (record: CandidateRecord | undefined) =>
      (await ground.papersOf(record?.id ?? '')).map(({ kind }) => kind)
    expect(await kinds(first)).toEqual(['photo', 'work-permit', 'job-offer'])
    expect(await kinds(second)).toEqual(['visa-paper'])
    const findings: unknown[] = []
    for await (const finding of examineFiles(app.system)) findings.push(finding)
    expect(findings).toEqual([])
  })

  test('every event of an import names it, and the chain is whole', async () => {
    const { id } = await ground.bring(csvOf([tableRow(1)]))
    const [record] = await ground.records()
    const events = await ground.eventsOf(`record:${record?.id}`)
    expect(events.map(({ action, details }) => [action, details])).toEqual([
      ['record.created', { state: 'approved', importId: id }],
    ])
    expect((await ground.eventsOf(`import:${id}`)).map(({ action }) => action)).toEqual([
      'import.finished',
      'import.started',
    ])
    await anchorAuditHead(app.system)
    expect(await verifyChain(app.system)).toMatchObject({ verdict: 'whole' })
  })

  test('a cancelled import stops, and what is in can be taken back', async () => {
    const { id } = await ground.upload(
      csvOf(Array.from({ length: 40 }, (_, index) => tableRow(index))),
    )
    await amina.write((ctx) => askForRun(ctx, { importId: id }))
    let isAsked = false
    await workOnImport(app.system, {
      importId: id,
      signal: new AbortController().signal,
      onProgress: ({ rowsDone }) => {
        if (rowsDone < 10 || isAsked) return
        isAsked = true
        void cancelImport(amina, { importId: id })
      },
    })
    const stopped = await ground.look(id)
    const there = await ground.records()
    expect(stopped.state).toBe('cancelled')
    expect(there.length).toBeGreaterThanOrEqual(10)
    expect(there.length).toBeLessThan(40)
    expect(stopped.counts.created).toBe(there.length)
    await ground.undo(id)
    expect(await ground.records()).toEqual([])
  })

  test('a stopped server goes on where it was, and no two work at the same time', async () => {
    const { id } = await ground.upload(
      csvOf(Array.from({ length: 30 }, (_, index) => tableRow(index))),
    )
    await amina.write((ctx) => askForRun(ctx, { importId: id }))
    const stop = new AbortController()
    const first = workOnImport(app.system, {
      importId: id,
      signal: stop.signal,
      onProgress: ({ rowsDone }) => {
        if (rowsDone >= 7) stop.abort()
      },
    })
    await first
    expect(await ground.look(id)).toMatchObject({ state: 'running', rowsDone: 7 })
    const hold = await app.runtime.database.holdAlone(importLock)
    await ground.work()
    expect(await ground.look(id)).toMatchObject({ state: 'running', rowsDone: 7 })
    await hold?.letGo()
    await Promise.all([ground.work(), ground.work(), ground.work()])
    expect(await ground.look(id)).toMatchObject({ state: 'done', counts: { created: 30 } })
    expect(await ground.records()).toHaveLength(30)
  })

  test('one that waits for another says which, and no other one does', async () => {
    const first = await ground.upload(csvOf([tableRow(1), tableRow(2)]), 'first.csv')
    const second = await ground.upload(csvOf([tableRow(3)]), 'second.csv')
    await amina.write((ctx) => askForRun(ctx, { importId: second.id }))
    expect(await ground.look(second.id)).toMatchObject({ state: 'running', waitsFor: null })
    await amina.write((ctx) => askForRun(ctx, { importId: first.id }))
    const stop = new AbortController()
    const onProgress = () => stop.abort()
    await workOnImport(app.system, { importId: first.id, signal: stop.signal, onProgress })
    expect(await ground.look(second.id)).toMatchObject({ waitsFor: 'first.csv' })
    expect(await ground.look(first.id)).toMatchObject({ state: 'running', waitsFor: null })
    await ground.work()
    for (const { id } of [first, second])
      expect(await ground.look(id)).toMatchObject({ state: 'done', waitsFor: null })
  })

  test('who loses the right to import loses it for the rest of the rows', async () => {
    const { id } = await ground.upload(csvOf([tableRow(1)]))
    await amina.write((ctx) => askForRun(ctx, { importId: id }))
    const accountId = amina.actor.kind === 'account' ? amina.actor.id : ''
    await app.system.write((ctx) => disableAccount(ctx, { accountId }))
    await ground.work()
    expect(await ground.look(id)).toMatchObject({
      state: 'cancelled',
      problem: expect.stringMatching(/may not import any more/),
    })
    expect(await ground.records()).toEqual([])
  })

  test('the older system: My_Aust rows only, hidden and denied kept, addresses listed, never fetched', async () => {
    const entry = (number: number, more: object) => {
      const [id, IRCC_Num, name, F_name, M_name, Po_address, nationality] = tableRow(number)
      return {
        _id: { $oid: `x${number}` },
        id,
        IRCC_Num,
        name,
        F_name,
        M_name,
        Po_address,
        nationality,
        ...more,
      }
    }
    const url = 'https://img.example/ZZ7000002.jpg'
    const table = JSON.stringify([
      entry(1, { My_Aust: 'yes', Status: 'Approved', User_Hide: 'yes', Doc_189_PC: 'x' }),
      entry(2, { My_Aust: 'yes', Status: 'Denied', User_Hide: 'no', P_url: url }),
      entry(3, { Status: 'Approved' }),
    ])
    const { id } = await ground.upload(table, 'database_of_client.json')
    const checked = await ground.check(id)
    expect(checked).toMatchObject({
      isOlder: true,
      counts: { created: 2, skipped: 1 },
      findings: { addresses: 1 },
    })
    expect(checked.unusedColumns).toEqual(['_id', 'My_Aust', 'Doc_189_PC'])
    const job = await amina.read((ctx) => getImport(ctx, id))
    expect(await text(listOfAddresses(amina, job))).toContain(`2,ZZ7000002,Candidate photo,${url}`)
    await ground.run(id)
    expect(
      (await ground.records()).map(({ state, hiddenAt }) => [state, hiddenAt !== null]),
    ).toEqual([
      ['approved', true],
      ['pending', false],
    ])
  })

  test('our own list of records, brought into another installation, hides what was hidden', async () => {
    const rows = [
      [...tableRow(1), 'CA', 'yes', 'approved'],
      [...tableRow(2), '', 'no', 'approved'],
      [...tableRow(3, { 5: '-12, Road 3' }), '', 'yes', 'pending'],
    ]
    await ground.bring(csvOf(rows, [...tableColumns, 'Destination', 'Hidden', 'State']))
    const { page, pageSize, ...filters } = recordListSchema.parse({ sort: 'oldest' })
    const list = await buffer(await exportRecords(amina, filters))
    const elsewhere = await importGround(engine)
    try {
      await elsewhere.bring(list)
      const told = (records: CandidateRecord[]) =>
        records.map(({ passportNumber, address, destinationCountry, state, hiddenAt }) => {
          return { passportNumber, address, destinationCountry, state, isHidden: hiddenAt !== null }
        })
      const here = told(await ground.records())
      expect(here.map(({ isHidden }) => isHidden)).toEqual([true, false, true])
      expect(told(await elsewhere.records())).toEqual(here)
      // A spreadsheet that it was saved from in between writes times in its own way.
      const resaved = list.toString().replaceAll(/,2026-11-20T[^,\r]+/g, ',20/11/2026 09:00')
      expect(await elsewhere.bring(resaved)).toMatchObject({ counts: { unchanged: 3 } })
    } finally {
      await elsewhere.close()
    }
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
    const left: string[] = []
    for await (const { key } of app.runtime.storage.list('imports/')) left.push(key)
    expect(left).toEqual([])
  })

  test('a step that does not fit is refused', async () => {
    const { id } = await ground.bring(csvOf([tableRow(1)]))
    const refused = { code: 'import.wrong_state' }
    await expect(amina.write((ctx) => askForRun(ctx, { importId: id }))).rejects.toMatchObject(
      refused,
    )
    await expect(cancelImport(amina, { importId: id })).rejects.toMatchObject(refused)
    await expect(
      addImages(amina, { importId: id, name: 'x', source: bytesOf(Buffer.from('x')) }),
    ).rejects.toMatchObject(refused)
    const other = await ground.upload('Number,Name\n1,2\n')
    expect(other.state).toBe('uploaded')
    await expect(
      amina.write((ctx) => askForRun(ctx, { importId: other.id })),
    ).rejects.toMatchObject({
      code: 'import.mapping',
      message: expect.stringMatching(/^The columns do not fit/),
      fields: expect.arrayContaining([{ path: 'passportNumber', message: expect.any(String) }]),
    })
    const titled = await ground.upload('List of candidates,March\nPP,Who\n1,2\n')
    await expect(
      amina.write((ctx) => askForCheck(ctx, { importId: titled.id })),
    ).rejects.toMatchObject({ message: expect.stringMatching(/not seem to be in the first row/) })
  })

  test('an import that cannot go on says so, and keeps no other one waiting', async () => {
    const stuck = await ground.upload(csvOf([tableRow(1)]))
    const other = await ground.upload(csvOf([tableRow(2)]))
    await app.runtime.storage.put(`imports/${stuck.id}/rows/0`, Buffer.from('no rows'))
    for (const { id: importId } of [stuck, other])
      await amina.write((ctx) => askForRun(ctx, { importId }))
    await ground.work()
    expect(await ground.look(stuck.id)).toMatchObject({
      state: 'running',
      problem: expect.stringMatching(/^Something failed on our side\. It is tried again/),
    })
    expect(await ground.look(other.id)).toMatchObject({ state: 'done', counts: { created: 1 } })
  })
})
