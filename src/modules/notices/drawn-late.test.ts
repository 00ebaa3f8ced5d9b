import { expect, test } from 'vitest'
import { beforePut } from '#test/before-put'
import { bytesOf } from '#test/candidates'
import { startPadma } from '#test/padma'
import { documentPng } from '#test/phone-photos'
import { countFiles } from '#test/stored-files'
import { people } from '#test/test-runtime'
import { deleteNotice, drawNoticeImage, publishNotice } from './index.server.ts'

test('a picture that is still being drawn when its notice is deleted is not kept', async () => {
  const app = await startPadma()
  const amina = app.as(people.amina)
  const { id: noticeId } = await publishNotice(amina, {
    title: 'Closed for Eid',
    text: 'We open again on Monday.',
    images: [await documentPng('Office hours'), await documentPng('Map')].map(bytesOf),
  })
  const storage = beforePut(amina.storage, () => deleteNotice(amina, { noticeId }))
  const view = { noticeId, place: 1, width: 480, format: 'jpeg' } as const
  const picture = await drawNoticeImage({ ...amina, storage }, view)
  expect(picture.length).toBeGreaterThan(0)
  expect(countFiles(app, 'notices') + countFiles(app, 'notice-views')).toBe(0)
})
