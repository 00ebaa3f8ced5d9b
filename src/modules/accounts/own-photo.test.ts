import { expect, test } from 'vitest'
import { startPadma } from '#test/padma'
import { documentPng } from '#test/phone-photos'
import { countFiles } from '#test/stored-files'
import { people } from '#test/test-runtime'
import { changeOwnPhoto } from './index.server.ts'

test('a photo that arrives when its account was deleted is not kept', async () => {
  const app = await startPadma()
  await changeOwnPhoto(app.as(people.sadia), { bytes: await documentPng('Sadia') })
  expect(countFiles(app, 'account-photos')).toBe(0)
})
