import { expect, test } from 'vitest'
import { type Refusal, refusal, tooManyTries } from '#platform/errors'
import { problemOf } from './mount.ts'

const bodyOf = (refused: Refusal) => JSON.parse(problemOf(refused).body ?? '')

test('what says more than its code is told apart from what its code says', () => {
  const usual = bodyOf(refusal('document.unsupported'))
  expect(usual).toMatchObject({ code: 'document.unsupported', title: expect.any(String) })
  expect(usual).not.toHaveProperty('detail')
  const title = 'There were too many tries from your connection. Try again in 60 seconds.'
  const more = bodyOf(tooManyTries('address', 60))
  expect(more).toMatchObject({ code: 'request.too_many', title, detail: title })
})
