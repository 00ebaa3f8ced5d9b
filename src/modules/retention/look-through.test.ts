import { expect, test } from 'vitest'
import { day, later } from '#platform/clock'
import { approvedRecord } from '#test/candidates'
import { startPadma } from '#test/padma'
import { lookThrough } from './look-through.ts'

test('others have their turn while a thousand records are looked through', async () => {
  const app = await startPadma('sqlite')
  await approvedRecord(app)
  const [like] = await app.runtime.database.reader.selectFrom('records').selectAll().execute()
  if (!like) throw new Error('No record')
  const long = later(app.clock.now(), -1000 * day)
  const many = Array.from({ length: 1200 }, (_, n) => ({
    ...like,
    ...{ id: `${like.id}-${n}`, number: n + 100, updatedAt: long },
    ...{ reference: `${like.reference}-${n}`, passportNumber: `ZY${n}` },
  }))
  await app.system.write(async ({ tx }) => {
    for (let n = 0; n < many.length; n += 100)
      await tx
        .insertInto('records')
        .values(many.slice(n, n + 100))
        .execute()
  })
  let turns = 0
  let isOver = false
  const count = () => {
    turns += 1
    if (!isOver) setImmediate(count)
  }
  setImmediate(count)
  await lookThrough(app.system)
  isOver = true
  const due = await app.runtime.database.reader.selectFrom('dueRemovals').select('what').execute()
  expect(due).toHaveLength(many.length)
  expect(turns).toBeGreaterThanOrEqual(2)
  await app.close()
})
