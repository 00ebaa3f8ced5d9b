import { expect, test } from 'vitest'
import { day, later } from '#platform/clock'
import { approvedRecord } from '#test/candidates'
import { copyRecord } from '#test/many-records'
import { startPadma } from '#test/padma'
import { lookThrough } from './look-through.ts'

test('others have their turn while a thousand records are looked through', async () => {
  const app = await startPadma('sqlite')
  await approvedRecord(app)
  const long = later(app.clock.now(), -1000 * day)
  await copyRecord(app, 1200, (n) => ({ updatedAt: long, passportNumber: `ZY${n}` }))
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
  expect(due).toHaveLength(1200)
  expect(turns).toBeGreaterThanOrEqual(2)
})
