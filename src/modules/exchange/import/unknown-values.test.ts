import { describe, expect, test } from 'vitest'
import { csvOf, tableColumns, tableRow } from '#test/tables'
import { engines, forEachTest } from '#test/test-runtime'
import { chooseColumns } from '../index.server.ts'
import { importGround } from './test-ground.ts'

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
    const answers = [{ column: 'destinationCountry', value: 'Straya', take: 'AU' } as const]
    await ground.amina.write((ctx) => chooseColumns(ctx, { importId: id, answers }))
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
    const answer = (take: string) =>
      ground.amina.write((ctx) =>
        chooseColumns(ctx, {
          importId: id,
          answers: [{ column: 'nationality', value: 'ATLANTIS', take }],
        }),
      )
    await answer('NP')
    expect(await ground.check(id)).toMatchObject({ counts: { created: 300, failed: 0 } })
    // Left empty, it is the usual one of the settings.
    await answer('')
    await ground.run(id)
    const nationalities = (await ground.records()).map(({ nationality }) => nationality)
    expect(new Set(nationalities)).toEqual(new Set(['BD']))
  })

  test.each(['Phone', 'Mobile'])(
    'is said of a telephone below “%s”, and keeps neither the row out nor a number from a record',
    async (heading) => {
      const contact = [heading, 'Next of kin', 'Emergency phone', 'DOB']
      const tableOf = (...cells: string[][]) =>
        csvOf(
          cells.map((more, row) => [...tableRow(row), ...more]),
          [...tableColumns, ...contact],
        )
      const stored = async () => {
        const records = await ground.records()
        return records
          .toSorted((one, other) => one.passportNumber.localeCompare(other.passportNumber))
          .map((one) => [one.telephone, one.nextOfKin, one.nextOfKinTelephone, one.dateOfBirth])
      }
      const rahima = ['+8801711123456', 'Salma', '+8801811123456', '1995-03-12']
      const done = await ground.bring(
        tableOf(
          ['01711-123456', 'Salma', '+880 1811 123456', '12/03/1995'],
          ['12345', 'Karim', 'at the shop', ''],
        ),
      )
      const leftOut = (label: string) =>
        expect.stringMatching(`^${label}: this is not a telephone.*This cell is left out.$`)
      expect(done).toMatchObject({ counts: { created: 2, failed: 0, remarked: 1 } })
      expect(done.problems).toMatchObject([
        { isIn: true, problems: [leftOut('Telephone'), leftOut('Telephone of next of kin')] },
      ])
      expect(await stored()).toEqual([rahima, [null, 'Karim', null, null]])
      const updating = { updateExisting: true }
      const again = await ground.bring(tableOf(['?', 'Salma', 'lost', '']), updating)
      expect(again).toMatchObject({ counts: { failed: 0, remarked: 1 } })
      expect((await stored())[0]).toEqual(rahima)
    },
  )
})
