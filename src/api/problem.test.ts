import { expect, test } from 'vitest'
import { refusal, tooManyTries } from '#platform/errors'
import { problemOf } from './problem.ts'

test('what says more than its code is told apart from what its code says', async () => {
  const usual = await problemOf(refusal('document.unsupported')).json()
  expect(usual).toMatchObject({ code: 'document.unsupported', title: expect.any(String) })
  expect(usual).not.toHaveProperty('detail')
  const title = 'There were too many tries from your connection. Try again in 60 seconds.'
  const more = await problemOf(tooManyTries('address', 60)).json()
  expect(more).toMatchObject({ code: 'request.too_many', title, detail: title })
})
