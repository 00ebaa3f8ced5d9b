import { buffer, text } from 'node:stream/consumers'
import { beforeEach, describe, expect, test } from 'vitest'
import { type CandidateRecord, recordListSchema } from '#modules/records/schema'
import { csvOf, tableColumns, tableRow } from '#test/tables'
import { engines, forEachTest } from '#test/test-runtime'
import { exportRecords, getImport, listOfAddresses } from '../index.server.ts'
import { type ImportGround, importGround } from './test-ground.ts'

describe.each(engines)('an import from elsewhere, on %s', (engine) => {
  const ground = forEachTest(() => importGround(engine))
  let amina: ImportGround['amina']
  beforeEach(async () => {
    amina = ground.amina
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
    const { pageSize, ...filters } = recordListSchema.parse({ sort: 'oldest' })
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
})
