import { expect, test } from 'vitest'
import { startPadma } from '#test/padma'
import { people } from '#test/test-runtime'
import { unfitNotices } from './index.server.ts'

test('a notice that is removed while the doctor reads makes it skip no other', async () => {
  const app = await startPadma('sqlite')
  const ids = Array.from({ length: 150 }, (_, n) => `n${String(n).padStart(3, '0')}`)
  const words = { title: 'Embassy of Canada', text: 'We are closed.', translations: '{}' }
  const publishedAt = app.clock.now()
  await app.as(people.amina).write(async ({ tx }) => {
    for (const id of ids)
      await tx
        .insertInto('notices')
        .values({ id, ...words, publishedBy: 'a', publishedAt, withdrawnAt: null } as never)
        .execute()
  })
  const found = new Set<string>()
  for await (const { subject } of unfitNotices(app.system, () => [])) {
    found.add(subject)
    if (found.size === 100)
      await app.system.write(({ tx }) =>
        tx
          .deleteFrom('notices')
          .where('id', 'in', [...found].slice(0, 40))
          .execute(),
      )
  }
  expect(found.size).toBe(150)
})
