import { expect, test } from 'vitest'
import { purgeOldTrash } from '#modules/privacy'
import { day } from '#platform/clock'
import { approvedRecord } from '#test/candidates'
import { copyRecord } from '#test/many-records'
import { startPadma } from '#test/padma'
import { people } from '#test/test-runtime'
import { deletePresentRecord } from './test-documents.ts'

test('a clock that jumps while a large trash is emptied makes nothing else in it old', async () => {
  const app = await startPadma('sqlite')
  const { id: oldId } = await approvedRecord(app)
  await deletePresentRecord(app.as(people.amina), oldId)
  app.clock.move(31 * day)
  await copyRecord(app, 1100)
  const { id } = await approvedRecord(app)
  await deletePresentRecord(app.as(people.amina), id)
  let hasJumped = false
  const keepCopies = async (_: unknown, recordId: string) => {
    if (!hasJumped) app.clock.move(365 * day)
    hasJumped = true
    return recordId.startsWith(`${oldId}-`)
  }
  expect(await purgeOldTrash(app.system, keepCopies)).toBe(1)
  const left = await app.runtime.database.reader.selectFrom('records').select('id').execute()
  expect(left.map((row) => row.id)).toContain(id)
})
