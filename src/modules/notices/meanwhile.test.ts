import { expect, test } from 'vitest'
import { beforePut } from '#test/before-put'
import { bytesOf } from '#test/candidates'
import { startPadma } from '#test/padma'
import { documentPng } from '#test/phone-photos'
import { countFiles } from '#test/stored-files'
import { deleteNotice, drawNoticeImage, publishNotice, unfitNotices } from './index.server.ts'

test('a picture that is still being drawn when its notice is deleted is not kept', async () => {
  const app = await startPadma()
  const { id: noticeId } = await publishNotice(app.amina, {
    title: 'Closed for Eid',
    text: 'We open again on Monday.',
    images: [await documentPng('Office hours'), await documentPng('Map')].map(bytesOf),
  })
  const storage = beforePut(app.amina.storage, () => deleteNotice(app.amina, { noticeId }))
  const view = { noticeId, place: 1, width: 480, format: 'jpeg' } as const
  const picture = await drawNoticeImage({ ...app.amina, storage }, view)
  expect(picture.length).toBeGreaterThan(0)
  expect(countFiles(app, 'notices') + countFiles(app, 'notice-views')).toBe(0)
})

test('a notice that is removed while the doctor reads makes it skip no other', async () => {
  const app = await startPadma('sqlite')
  const ids = Array.from({ length: 150 }, (_, n) => `n${String(n).padStart(3, '0')}`)
  const words = { title: 'Embassy of Canada', text: 'We are closed.', translations: '{}' }
  const publishedAt = app.clock.now()
  await app.amina.write(async ({ tx }) => {
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
