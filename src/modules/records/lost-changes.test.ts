import { describe, expect, test } from 'vitest'
import { approvedRecord } from '#test/candidates'
import { startPadma } from '#test/padma'
import { engines, forEachTest, people } from '#test/test-runtime'
import { listRecords, placeRecordChanges } from './index.server.ts'
import { recordListSchema } from './schema.ts'

describe.each(engines)('the list over a database that lost its last changes, on %s,', (engine) => {
  const app = forEachTest(() => startPadma(engine))

  const enter = async (name: string) => {
    const { id } = await approvedRecord(app, { name })
    await placeRecordChanges(app.system)
    return id
  }
  const list = async (search?: string) => {
    const query = recordListSchema.parse(search === undefined ? {} : { search })
    const { records, total } = await app.as(people.amina).read((ctx) => listRecords(ctx, query))
    return { names: records.map(({ name }) => name).toSorted(), total }
  }
  const found = async (...wanted: string[]) => {
    expect(await list()).toEqual({ names: wanted, total: wanted.length })
    for (const name of wanted) expect(await list(name)).toEqual({ names: [name], total: 1 })
  }
  /** As a standby that took over a moment too early, or a database that was put back, does not have them. */
  const lose = (ids: readonly string[]) =>
    app.runtime.database.write(async (tx) => {
      const lost = tx.selectFrom('records').select('number').where('id', 'in', ids)
      await tx.deleteFrom('recordChanges').where('number', 'in', lost).execute()
      await tx.deleteFrom('records').where('id', 'in', ids).execute()
    })

  test('has what is there, and nothing that was lost', async () => {
    await enter('Amena')
    const lost = [await enter('Bilkis'), await enter('Chandni')]
    await found('Amena', 'Bilkis', 'Chandni')
    await lose(lost)
    await found('Amena')
    expect(await list('Bilkis')).toEqual({ names: [], total: 0 })
  })

  test('also when others have come into the places of what was lost', async () => {
    await enter('Amena')
    const lost = [await enter('Bilkis'), await enter('Chandni')]
    await found('Amena', 'Bilkis', 'Chandni')
    await lose(lost)
    await enter('Dalia')
    await enter('Esha')
    await found('Amena', 'Dalia', 'Esha')
    await enter('Fatema')
    await found('Amena', 'Dalia', 'Esha', 'Fatema')
  })
})
