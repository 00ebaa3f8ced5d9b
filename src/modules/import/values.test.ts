import { describe, expect, test } from 'vitest'
import { exportRecords } from '#modules/archive'
import { notePrintedDates } from '#modules/documents'
import { recordListSchema } from '#modules/records/schema'
import { csvOf, smallPicture, tableColumns, tableRow } from '#test/tables'
import { engines, forEachTest } from '#test/test-runtime'
import { type ImportGround, importGround } from './test-ground.ts'

describe.each(engines)('a value that is not known here, on %s', (engine) => {
  const ground = forEachTest(() => importGround(engine))

  const columns = [...tableColumns, 'Destination', 'DOB']
  const rows = (count: number, cells: (row: number) => string[]) =>
    csvOf(
      Array.from({ length: count }, (_, row) => [...tableRow(row), ...cells(row)]),
      columns,
    )

  test('of a detail that may be empty keeps no row out: 150 of 300 name a country otherwise', async () => {
    const table = rows(300, (row) => [row % 2 ? 'Straya' : 'Australia', ''])
    const { id } = await ground.upload(table)
    const checked = await ground.check(id)
    expect(checked.counts).toMatchObject({ created: 300, failed: 0, remarked: 150 })
    expect(checked.findings.questions).toEqual([
      { column: 'destinationCountry', value: 'Straya', rows: 150, isRefused: false },
    ])
    expect(checked.problems[0]).toMatchObject({
      isIn: true,
      problems: [expect.stringMatching(/^Destination country: .*This cell is left out\.$/)],
    })
    // One answer for all of them.
    await ground.answer(id, 'destinationCountry', 'Straya', 'AU')
    const again = await ground.check(id)
    expect(again).toMatchObject({
      counts: { created: 300, remarked: 0 },
      findings: { questions: [] },
    })
    expect(await ground.run(id)).toMatchObject({ counts: { created: 300, failed: 0 } })
    const countries = (await ground.records()).map(({ destinationCountry }) => destinationCountry)
    expect(new Set(countries)).toEqual(new Set(['AU']))
  })

  test('of the nationality is never guessed: 150 of 300 rows wait for one answer', async () => {
    const table = csvOf(
      Array.from({ length: 300 }, (_, row) => tableRow(row, row % 2 ? { 6: 'Atlantis' } : {})),
    )
    const { id } = await ground.upload(table)
    expect(await ground.check(id)).toMatchObject({
      counts: { created: 150, failed: 150 },
      findings: {
        questions: [{ column: 'nationality', value: 'Atlantis', rows: 150, isRefused: true }],
      },
    })
    const answer = (take: string) => ground.answer(id, 'nationality', 'ATLANTIS', take)
    await answer('NP')
    expect(await ground.check(id)).toMatchObject({ counts: { created: 300, failed: 0 } })
    // Left empty, it is the usual one of the settings.
    await answer('')
    await ground.run(id)
    const nationalities = (await ground.records()).map(({ nationality }) => nationality)
    expect(new Set(nationalities)).toEqual(new Set(['BD']))
  })
})

describe.each(engines)('dates that are printed on documents, on %s', (engine) => {
  const ground = forEachTest(() => importGround(engine))

  const columns = [...tableColumns, 'Passport issue date', 'Expiry date of passport']
  const table = (issued: string, ends: string) => csvOf([[...tableRow(1), issued, ends]], columns)
  const scan = async (which = 1) => ({ 'ZZ7000001 passport.png': await smallPicture(which) })
  const bring: ImportGround['bring'] = (...given) => ground.bringAsForeseen(...given)
  const dates = async () => {
    const [{ id } = { id: '' }] = await ground.records()
    return (await ground.documentsOf(id)).map(({ kind, issuedOn, validUntil }) => [
      ...[kind, issuedOn, validUntil],
    ])
  }
  const said = (problem: RegExp) => [
    { row: 2, isIn: true, problems: [expect.stringMatching(problem)] },
  ]

  test('come in with the scan, and the same table again changes nothing', async () => {
    const text = table('12/03/2021', '2031-03-11')
    const first = await bring(text, { images: await scan() })
    expect(first).toMatchObject({ counts: { created: 1, images: 1, remarked: 0 } })
    expect(await dates()).toEqual([['passport', '2021-03-12', '2031-03-11']])
    const [{ id } = { id: '' }] = await ground.records()
    expect((await ground.eventsOf(`record:${id}`))[0]).toMatchObject({
      action: 'document.dates_noted',
      details: { kind: 'passport', fields: ['issuedOn', 'validUntil'], importId: first.id },
    })
    expect(await bring(text)).toMatchObject({ counts: { unchanged: 1, remarked: 0 } })
  })

  test('are left out without a document, and where they cannot be meant', async () => {
    const bare = await bring(table('2021-03-12', ''))
    expect(bare.problems).toEqual(said(/^Passport: the record has no such document/))
    await bring(csvOf([tableRow(1)]), { images: await scan() })
    for (const [issued, ends, problem] of [
      ['soon', '', /^Passport, issued on: this is not a day .* This cell is left out.$/],
      ['', '2231-03-11', /^Passport, valid until: This year cannot be right/],
      ['2031-03-12', '2021-03-11', /^Passport: The last day cannot be before the day of issue/],
    ] as const)
      expect((await bring(table(issued, ends))).problems).toEqual(said(problem))
    expect(await dates()).toEqual([['passport', null, null]])
  })

  test('are added to a document on file, and replace others only where updates were chosen', async () => {
    await bring(table('2021-03-12', ''), { images: await scan() })
    const added = await bring(table('2021-03-12', '2031-03-11'))
    expect(added).toMatchObject({ counts: { updated: 1, unchanged: 0, remarked: 0 } })
    const kept = await bring(table('2022-03-12', ''))
    expect(kept).toMatchObject({ counts: { unchanged: 1, remarked: 1 } })
    expect(kept.problems).toEqual(said(/^Passport: another date is on file already/))
    await bring(table('2022-03-12', ''), { updateExisting: true })
    expect(await dates()).toEqual([['passport', '2022-03-12', '2031-03-11']])
    // A new scan begins without dates, and takes those of its row.
    await bring(table('', '2036-01-01'), { images: await scan(2), updateExisting: true })
    expect(await dates()).toEqual([['passport', null, '2036-01-01']])
  })

  test('are left out where the spreadsheet may have swapped their day and month', async () => {
    const rows = [
      [...tableRow(1), '', '2031-12-03 00:00:00'],
      [...tableRow(2), '', '25/03/2031'],
    ]
    const { problems } = await bring(csvOf(rows, columns), { images: await scan() })
    expect(problems[0]).toMatchObject(
      said(/^Passport, valid until: the spreadsheet may have swapped/)[0] ?? {},
    )
    expect(await dates()).toEqual([['passport', null, null]])
  })

  test('wait beside the record where a second person approves', async () => {
    await bring(csvOf([tableRow(1)]), { images: await scan() })
    await ground.askForSecondPerson()
    await bring(table('2021-03-12', ''))
    expect(await ground.records()).toMatchObject([{ state: 'approved' }])
    expect(await dates()).toEqual([['passport', null, null]])
  })

  test('go back with an undo, where nobody changed them since', async () => {
    await bring(table('2021-03-12', ''), { images: await scan() })
    const given = { updateExisting: true }
    const { id } = await bring(table('2022-03-12', '2032-03-11'), given)
    expect(await ground.undo(id)).toMatchObject({ counts: { restored: 1, left: 0 } })
    expect(await dates()).toEqual([['passport', '2021-03-12', null]])
    const other = await bring(table('2023-03-12', ''), given)
    await bring(table('2024-03-12', ''), given)
    const undone = await ground.undo(other.id)
    expect(undone.problems).toEqual(said(/changed after the import: dates of Passport\.$/))
    expect(await dates()).toEqual([['passport', '2024-03-12', null]])
  })

  test('survive the way out as a table and in again', async () => {
    await bring(csvOf([tableRow(1)]), { images: await scan() })
    const noted = { issuedOn: '2021-03-12', validUntil: '2031-03-11' }
    const [{ id: recordId } = { id: '' }] = await ground.records()
    const note = (dates: Record<keyof typeof noted, string | null>) =>
      ground.amina.write((ctx) => notePrintedDates(ctx, { recordId, kind: 'passport', dates }))
    await note(noted)
    const parts: Uint8Array[] = []
    for await (const part of await exportRecords(ground.amina, recordListSchema.parse({})))
      parts.push(part)
    await note({ issuedOn: null, validUntil: null })
    await bring(Buffer.concat(parts).toString())
    expect(await dates()).toEqual([['passport', '2021-03-12', '2031-03-11']])
  })
})
