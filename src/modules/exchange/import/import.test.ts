import { text } from 'node:stream/consumers'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { createAccount, disableAccount } from '#modules/accounts'
import { listEvents, verifyChain } from '#modules/audit'
import { currentDocuments, examineFiles } from '#modules/documents'
import { changeSettings, readSettings } from '#modules/organisation'
import { changeRecord, listRecords } from '#modules/records'
import { type CandidateRecord, recordListSchema } from '#modules/records/schema'
import { day, hour } from '#platform/clock'
import type { ActionContext } from '#platform/context'
import { bytesOf, setUpPadma } from '#test/candidates'
import { csvOf, smallPicture, tableColumns, tableRow, zipOf } from '#test/tables'
import { engines, startTestRuntime, type TestRuntime } from '#test/test-runtime'
import {
  addImages,
  askForCheck,
  askForRun,
  askForUndo,
  cancelImport,
  chooseColumns,
  describeImport,
  getImport,
  importLock,
  listOfAddresses,
  listOfMistakes,
  openImportWorker,
  sweepImportFiles,
  sweepOldImports,
  uploadTable,
  workOnImport,
} from '../index.server.ts'

describe.each(engines)('an import on %s', (engine) => {
  let app: TestRuntime
  let amina: ActionContext
  beforeEach(async () => {
    app = await startTestRuntime(engine)
    await setUpPadma(app)
    const account = await createAccount(app.system, {
      email: 'importer@padma.example',
      name: 'Amina',
      password: 'seven quiet river boats',
      role: 'admin',
    })
    const { id } = account
    amina = app.as({ kind: 'account', id, role: 'admin', name: 'Amina', sessionId: 's' })
  })
  afterEach(() => app.close())

  const upload = (table: string | Buffer, fileName = 'candidates.csv') =>
    uploadTable(amina, { fileName, source: bytesOf(Buffer.from(table)) })
  const work = () => openImportWorker(app.runtime).work()
  const look = (importId: string) => describeImport(amina, importId)
  const run = async (importId: string) => {
    await amina.write((ctx) => askForRun(ctx, { importId }))
    await work()
    return look(importId)
  }
  const bring = async (table: string, updateExisting = false) => {
    const { id } = await upload(table)
    if (updateExisting)
      await amina.write((ctx) => chooseColumns(ctx, { importId: id, updateExisting }))
    return run(id)
  }
  const records = async (query: object = {}): Promise<CandidateRecord[]> => {
    const list = recordListSchema.parse({ pageSize: 100, sort: 'oldest', ...query })
    return (await amina.read((ctx) => listRecords(ctx, list))).records
  }
  const mistakesOf = async (importId: string) =>
    text(listOfMistakes(amina, await amina.read((ctx) => getImport(ctx, importId))))
  const eventsOf = async (subject: string) => {
    return amina.read((ctx) => listEvents(ctx, { subject, limit: 50 }))
  }

  test('the dry run says what would happen and changes nothing, and the run does just that', async () => {
    const rows = [
      tableRow(1),
      tableRow(2, { 0: '2021-03-12' }),
      tableRow(3),
      tableRow(3),
      tableRow(3, { 2: 'Other' }),
    ]
    const { id, state } = await upload(csvOf(rows))
    expect(state).toBe('mapped')
    await amina.write((ctx) => askForCheck(ctx, { importId: id }))
    await work()
    const checked = await look(id)
    const foreseen = { created: 2, failed: 2, unchanged: 1, updated: 0 }
    expect(checked).toMatchObject({ state: 'checked', counts: foreseen, problemRows: 2 })
    expect(checked.problems.map(({ row }) => row)).toEqual([3, 6])
    expect(await records()).toEqual([])
    const done = await run(id)
    expect(done).toMatchObject({ state: 'done', counts: foreseen, rowsDone: 5 })
    expect(done.problems).toEqual(checked.problems)
    expect((await records()).map(({ passportNumber, state }) => [passportNumber, state])).toEqual([
      ['ZZ7000001', 'approved'],
      ['ZZ7000003', 'approved'],
    ])
  })

  test('the list of mistakes, corrected, is imported again', async () => {
    const { id } = await bring(csvOf([tableRow(1), tableRow(2, { 2: '', 5: '=1+1' })]))
    const list = await mistakesOf(id)
    expect(list).toContain("'=1+1")
    expect(list).toMatch(/3,.*Name is required.*\r\n$/s)
    const corrected = list.replace("'=1+1", 'Cumilla').replace(',,Abdul', ',Mita Rani,Abdul')
    const second = await bring(corrected)
    expect(second).toMatchObject({ counts: { created: 1, failed: 0 }, unusedColumns: [] })
    expect((await records()).map(({ name }) => name)).toEqual(['Rahima Khatun 1', 'Mita Rani'])
  })

  test('the same rows again change nothing; changed ones only when that was chosen', async () => {
    await bring(csvOf([tableRow(1), tableRow(2)]))
    const before = await records()
    const changed = csvOf([tableRow(1), tableRow(2, { 3: 'Abdur Rahman' })])
    expect(await bring(changed)).toMatchObject({
      counts: { created: 0, unchanged: 1, failed: 1 },
      problems: [
        { row: 3, isIn: false, problems: [expect.stringMatching(/another father's name/)] },
      ],
    })
    expect(await records()).toEqual(before)
    expect(await bring(changed, true)).toMatchObject({ counts: { unchanged: 1, updated: 1 } })
    expect((await records())[1]).toMatchObject({ fatherName: 'Abdur Rahman', version: 2 })
  })

  test('second-person approval holds for imported records too', async () => {
    const { version } = await amina.read(({ tx }) => readSettings(tx))
    await amina.write((ctx) =>
      changeSettings(ctx, { version, changes: { secondPersonApproval: true } }),
    )
    await bring(csvOf([tableRow(1)]))
    expect((await records())[0]).toMatchObject({
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
    const { id } = await upload(csvOf(rows, columns))
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
    await amina.write((ctx) => askForCheck(ctx, { importId: id }))
    await work()
    expect(await look(id)).toMatchObject({
      images: 7,
      counts: { created: 3, remarked: 2 },
      findings: { unusedImages: 1, unusedNames: ['stranger.png'] },
    })
    const done = await run(id)
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
    const [first, second] = await records()
    const kinds = async (record: CandidateRecord | undefined) =>
      (await amina.read((ctx) => currentDocuments(ctx, record?.id ?? ''))).map(({ kind }) => kind)
    expect(await kinds(first)).toEqual(['photo', 'work-permit', 'job-offer'])
    expect(await kinds(second)).toEqual(['visa-paper'])
    const findings: unknown[] = []
    for await (const finding of examineFiles(app.system)) findings.push(finding)
    expect(findings).toEqual([])
  })

  test('every event of an import names it, and the chain is whole', async () => {
    const { id } = await bring(csvOf([tableRow(1)]))
    const [record] = await records()
    const events = await eventsOf(`record:${record?.id}`)
    expect(events.map(({ action, details }) => [action, details])).toEqual([
      ['record.created', { state: 'approved', importId: id }],
    ])
    expect((await eventsOf(`import:${id}`)).map(({ action }) => action)).toEqual([
      'import.finished',
      'import.started',
    ])
    expect(await verifyChain(app.system)).toMatchObject({ verdict: 'whole' })
  })

  test('an undo takes back what nobody changed since, within a day', async () => {
    const { id } = await bring(csvOf([tableRow(1), tableRow(2), tableRow(3)]))
    const [, second] = await records()
    const { id: recordId, version } = second as CandidateRecord
    await amina.write((ctx) => changeRecord(ctx, { recordId, version, changes: { name: 'Mita' } }))
    app.clock.move(23 * hour)
    await amina.write((ctx) => askForUndo(ctx, { importId: id }))
    await work()
    expect(await look(id)).toMatchObject({ state: 'undone', counts: { undone: 2, left: 1 } })
    expect((await records()).map(({ name }) => name)).toEqual(['Mita'])
    expect(await records({ trash: 'yes' })).toHaveLength(2)
    const later = await bring(csvOf([tableRow(4)]))
    app.clock.move(25 * hour)
    await expect(
      amina.write((ctx) => askForUndo(ctx, { importId: later.id })),
    ).rejects.toMatchObject({ code: 'import.undo_over' })
  })

  test('a cancelled import stops, and what is in can be taken back', async () => {
    const { id } = await upload(csvOf(Array.from({ length: 40 }, (_, index) => tableRow(index))))
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
    const stopped = await look(id)
    const there = await records()
    expect(stopped.state).toBe('cancelled')
    expect(there.length).toBeGreaterThanOrEqual(10)
    expect(there.length).toBeLessThan(40)
    expect(stopped.counts.created).toBe(there.length)
    await amina.write((ctx) => askForUndo(ctx, { importId: id }))
    await work()
    expect(await records()).toEqual([])
  })

  test('a stopped server goes on where it was, and no two work at the same time', async () => {
    const { id } = await upload(csvOf(Array.from({ length: 30 }, (_, index) => tableRow(index))))
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
    expect(await look(id)).toMatchObject({ state: 'running', rowsDone: 7 })
    const hold = await app.runtime.database.holdAlone(importLock)
    await work()
    expect(await look(id)).toMatchObject({ state: 'running', rowsDone: 7 })
    await hold?.letGo()
    await Promise.all([work(), work(), work()])
    expect(await look(id)).toMatchObject({ state: 'done', counts: { created: 30 } })
    expect(await records()).toHaveLength(30)
  })

  test('who loses the right to import loses it for the rest of the rows', async () => {
    const { id } = await upload(csvOf([tableRow(1)]))
    await amina.write((ctx) => askForRun(ctx, { importId: id }))
    const accountId = amina.actor.kind === 'account' ? amina.actor.id : ''
    await app.system.write((ctx) => disableAccount(ctx, { accountId }))
    await work()
    expect(await look(id)).toMatchObject({
      state: 'cancelled',
      problem: expect.stringMatching(/may not import any more/),
    })
    expect(await records()).toEqual([])
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
    const { id } = await upload(table, 'database_of_client.json')
    await amina.write((ctx) => askForCheck(ctx, { importId: id }))
    await work()
    const checked = await look(id)
    expect(checked).toMatchObject({
      isOlder: true,
      counts: { created: 2, skipped: 1 },
      findings: { addresses: 1 },
    })
    expect(checked.unusedColumns).toEqual(['_id', 'My_Aust', 'Doc_189_PC'])
    const job = await amina.read((ctx) => getImport(ctx, id))
    expect(await text(listOfAddresses(amina, job))).toContain(`2,ZZ7000002,Candidate photo,${url}`)
    await run(id)
    expect((await records()).map(({ state, hiddenAt }) => [state, hiddenAt !== null])).toEqual([
      ['approved', true],
      ['pending', false],
    ])
  })

  test('files go seven days after the import, and what a crash left goes at once', async () => {
    const { id } = await bring(csvOf([tableRow(1), tableRow(2, { 2: '' })]))
    await app.runtime.storage.put('imports/0190-left/rows/0', Buffer.from('[]'))
    expect(await sweepImportFiles(app.system, new Date(Date.now() + 1000))).toBe(1)
    app.clock.move(6 * day)
    expect(await sweepOldImports(app.system)).toBe(0)
    expect(await mistakesOf(id)).toContain('What to correct')
    app.clock.move(2 * day)
    expect(await sweepOldImports(app.system)).toBe(1)
    await expect(mistakesOf(id)).rejects.toMatchObject({ code: 'import.files_removed' })
    expect(await look(id)).toMatchObject({ state: 'done', problems: [], sample: [] })
    const left: string[] = []
    for await (const { key } of app.runtime.storage.list('imports/')) left.push(key)
    expect(left).toEqual([])
  })

  test('a step that does not fit is refused', async () => {
    const { id } = await bring(csvOf([tableRow(1)]))
    const refused = { code: 'import.wrong_state' }
    await expect(amina.write((ctx) => askForRun(ctx, { importId: id }))).rejects.toMatchObject(
      refused,
    )
    await expect(cancelImport(amina, { importId: id })).rejects.toMatchObject(refused)
    await expect(
      addImages(amina, { importId: id, name: 'x', source: bytesOf(Buffer.from('x')) }),
    ).rejects.toMatchObject(refused)
    const other = await upload('Number,Name\n1,2\n')
    expect(other.state).toBe('uploaded')
    await expect(
      amina.write((ctx) => askForRun(ctx, { importId: other.id })),
    ).rejects.toMatchObject({
      code: 'import.mapping',
      fields: expect.arrayContaining([{ path: 'passportNumber', message: expect.any(String) }]),
    })
  })

  test('an import that cannot go on says so, and keeps no other one waiting', async () => {
    const stuck = await upload(csvOf([tableRow(1)]))
    const other = await upload(csvOf([tableRow(2)]))
    await app.runtime.storage.put(`imports/${stuck.id}/rows/0`, Buffer.from('no rows'))
    for (const { id: importId } of [stuck, other])
      await amina.write((ctx) => askForRun(ctx, { importId }))
    await work()
    expect(await look(stuck.id)).toMatchObject({
      state: 'running',
      problem: expect.stringMatching(/^Something failed on our side\. It is tried again/),
    })
    expect(await look(other.id)).toMatchObject({ state: 'done', counts: { created: 1 } })
  })
})
