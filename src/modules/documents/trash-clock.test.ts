import { expect, test } from 'vitest'
import { day } from '#platform/clock'
import { approvedRecord } from '#test/candidates'
import { startPadma } from '#test/padma'
import { people } from '#test/test-runtime'
import { purgeOldTrash } from './index.server.ts'
import { deletePresentRecord } from './test-documents.ts'

test('a clock that jumps while a large trash is emptied makes nothing else in it old', async () => {
  const app = await startPadma('sqlite')
  const { id: oldId } = await approvedRecord(app)
  await deletePresentRecord(app.as(people.amina), oldId)
  app.clock.move(31 * day)
  const [old] = await app.runtime.database.reader.selectFrom('records').selectAll().execute()
  if (!old) throw new Error('No record')
  const many = Array.from({ length: 1100 }, (_, n) => ({
    ...old,
    ...{ id: `${old.id}-${n}`, number: n + 100, reference: `${old.reference}-${n}` },
  }))
  await app.system.write(async ({ tx }) => {
    for (let n = 0; n < many.length; n += 100)
      await tx
        .insertInto('records')
        .values(many.slice(n, n + 100))
        .execute()
  })
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
  await app.close()
})
