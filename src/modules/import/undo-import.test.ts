import { describe, expect, test } from 'vitest'
import { appendAudit } from '#modules/audit'
import { receiveOriginal } from '#modules/documents'
import { issueAccessCode } from '#modules/lookup'
import { assignRecord } from '#modules/records'
import { recordItemPayment } from '#modules/training'
import { newItemPaymentSchema } from '#modules/training/payments.schema'
import { hour } from '#platform/clock'
import { actorId, system } from '#platform/context'
import { bytesOf } from '#test/candidates'
import { csvOf, smallPicture, tableColumns, tableRow } from '#test/tables'
import { bothEngines, forEachTest } from '#test/test-runtime'
import { askForRun, uploadTable, workOnImport } from './index.server.ts'
import { type ImportGround, importGround } from './test-ground.ts'

const documentColumns = ['receivedOn', 'dueOn', 'purpose'].map(
  (part) => `original.passport.${part}`,
)

/** Work on a record that leaves its version as it is. */
const work = {
  'a payment': ({ amina, app }, recordId) => {
    const paid = { item: 'fee', amount: 5000, currency: 'BDT', paidBy: 'worker', method: 'cash' }
    const payment = newItemPaymentSchema.parse({ ...paid, receivedOn: dayOf(app.clock.now()) })
    return amina.write((ctx) => recordItemPayment(ctx, { recordId, payment }))
  },
  'a passport in hand': ({ amina, app }, recordId) => {
    const receivedOn = dayOf(app.clock.now())
    const days = { receivedOn, dueOn: receivedOn }
    const original = { kind: 'trade-certificate', purpose: 'visa-application', ...days } as const
    return amina.write((ctx) => receiveOriginal(ctx, { recordId, original }))
  },
  'an access code': ({ amina }, recordId) => amina.write((ctx) => issueAccessCode(ctx, recordId)),
  'a share': ({ amina }, recordId) =>
    amina.write((ctx) =>
      appendAudit(ctx, 'share.made', `record:${recordId}`, { shareId: 'made with a code' }),
    ),
  'a note': ({ amina }, recordId) =>
    amina.write((ctx) => appendAudit(ctx, 'record.note_written', `record:${recordId}`, {})),
  'an assignment': ({ amina }, recordId) =>
    amina.write((ctx) => assignRecord(ctx, { recordId, to: actorId(ctx.actor) })),
} satisfies Record<string, (ground: ImportGround, recordId: string) => Promise<unknown>>

const dayOf = (instant: string) => instant.slice(0, 10)

describe.each(bothEngines)('taking an import back on %s', (engine) => {
  const ground = forEachTest(() => importGround(engine))

  test('an undo takes back what nobody changed since, within a day', async () => {
    const { id } = await ground.bring(csvOf([tableRow(1), tableRow(2), tableRow(3)]))
    const [, second] = await ground.records()
    await ground.app.edit(String(second?.id), { name: 'Mita' }, ground.amina.actor)
    ground.app.clock.move(23 * hour)
    expect(await ground.undo(id)).toMatchObject({ state: 'undone', counts: { undone: 2, left: 1 } })
    expect((await ground.records()).map(({ name }) => name)).toEqual(['Mita'])
    expect(await ground.records({ trash: 'yes' })).toHaveLength(2)
    const later = await ground.bring(csvOf([tableRow(4)]))
    ground.app.clock.move(25 * hour)
    await expect(ground.undo(later.id)).rejects.toMatchObject({ code: 'import.undo_over' })
  })

  test('an undo leaves a record that has work of any kind since', async () => {
    const kinds = Object.entries(work)
    const table = csvOf(
      [...kinds.keys(), kinds.length].map((row) => [
        ...[...tableRow(row), '2026-11-01', '2026-12-05', 'visa-application'],
      ]),
      [...tableColumns, ...documentColumns],
    )
    const { id } = await ground.bring(table)
    const worked = (await ground.records()).slice(0, kinds.length)
    for (const [at, [, doIt]] of kinds.entries()) await doIt(ground, String(worked[at]?.id))
    expect(await ground.undo(id)).toMatchObject({ counts: { undone: 1, left: kinds.length } })
    const left = (await ground.records()).map((record) => record.id)
    expect(kinds.filter((_, at) => !left.includes(String(worked[at]?.id)))).toEqual([])
  })

  test('what a later row of the import changed is taken back too, unless somebody else was between', async () => {
    const rows = [1, 2, 3].flatMap((number) => [
      tableRow(number),
      tableRow(number, { 2: 'Mita Rani' }),
      tableRow(number, { 2: 'Mita Rani' }),
    ])
    const columns = [...tableColumns, 'Photo']
    const named = rows.map((cells, at) => [...cells, at === 2 ? 'late.png' : ''])
    const importId = await ground.prepare(csvOf(named, columns), {
      updateExisting: true,
      images: { 'late.png': await smallPicture(1) },
    })
    await ground.amina.write((ctx) => askForRun(ctx, { importId }))
    const between = async (rowsDone: number, change: () => Promise<unknown>) => {
      const stop = new AbortController()
      const onProgress = (job: { rowsDone: number }) => job.rowsDone === rowsDone && stop.abort()
      await workOnImport(ground.app.system, {
        ...{ importId, signal: stop.signal, onProgress, rowsAtOnce: 1 },
      })
      await change()
    }
    // Interrupted between its rows: the first record by nobody, the second by somebody's change.
    await between(1, async () => undefined)
    await between(4, async () => {
      const newest = (await ground.records()).at(-1)
      await ground.app.edit(String(newest?.id), { destinationCountry: 'AU' }, system)
    })
    await between(7, async () => undefined)
    await ground.work()
    expect(await ground.look(importId)).toMatchObject({
      state: 'done',
      counts: { created: 3, updated: 4, unchanged: 2, images: 1 },
    })
    expect(await ground.undo(importId)).toMatchObject({ counts: { undone: 2, left: 1 } })
    const left = await ground.records()
    expect(left.map(({ passportNumber }) => passportNumber)).toEqual(['ZZ7000002'])
  })

  test('an update gets its former values back, each where nobody changed it since', async () => {
    const wide = [...tableColumns, 'Hidden']
    await ground.bring(csvOf([1, 2, 3].map((row) => tableRow(row, { 3: '' }))))
    const other = (row: number, name: string) => [...tableRow(row, { 2: name }), 'yes']
    const rows = [other(1, 'Mita'), other(1, 'Mita Rani'), other(2, 'Mita'), other(3, 'Mita')]
    const { id, undoUntil } = await ground.bring(csvOf(rows, wide), { updateExisting: true })
    expect(undoUntil).not.toBeNull()
    const [, second, third] = await ground.records()
    await ground.app.edit(String(second?.id), { name: 'Mita Das' }, ground.amina.actor)
    await ground.app.trash(String(third?.id))
    const undone = await ground.undo(id)
    expect(undone).toMatchObject({ state: 'undone', counts: { undone: 0, restored: 2, left: 2 } })
    expect(undone.problems).toEqual([
      {
        row: 4,
        isIn: true,
        problems: ['Not put back, because it was changed after the import: name.'],
      },
      { row: 5, isIn: true, problems: [expect.stringMatching(/was deleted after the import/)] },
    ])
    expect(
      (await ground.records()).map(({ name, fatherName, hiddenAt }) => [
        name,
        fatherName,
        hiddenAt,
      ]),
    ).toEqual([
      ['Rahima Khatun b', null, null],
      // What nobody changed went back all the same.
      ['Mita Das', null, null],
    ])
  })

  test('former values go with their record and with the files of the import', async () => {
    const kept = async () => (await ground.app.rows('importChanges')).map(({ row }) => ({ row }))
    await ground.bring(csvOf([tableRow(1), tableRow(2)]))
    const changed = csvOf([1, 2].map((row) => tableRow(row, { 2: 'Mita' })))
    await ground.bring(changed, { updateExisting: true })
    const [first] = await ground.records()
    await ground.app.purge(String(first?.id))
    expect(await kept()).toEqual([{ row: 3 }])
    ground.app.clock.move(8 * 24 * hour)
    await ground.sweep()
    expect(await kept()).toEqual([])
  })

  test('the server takes back what the command line brought in', async () => {
    const { system } = ground.app
    const source = bytesOf(Buffer.from(csvOf([tableRow(1), tableRow(2)])))
    const table = { fileName: 'candidates.csv', source, place: 'command' as const }
    const { id: importId } = await uploadTable(system, table)
    await system.write((ctx) => askForRun(ctx, { importId }))
    // The command alone has the images, so the server leaves the run to it.
    await ground.work()
    expect(await ground.look(importId)).toMatchObject({ state: 'running', rowsDone: 0 })
    await workOnImport(system, { importId, signal: new AbortController().signal })
    expect(await ground.records()).toHaveLength(2)
    expect(await ground.undo(importId)).toMatchObject({ state: 'undone', counts: { undone: 2 } })
    expect(await ground.records()).toEqual([])
  })
})
