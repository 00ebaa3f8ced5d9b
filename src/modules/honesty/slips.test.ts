import { expect, test } from 'vitest'
import { judge } from './judge.ts'

// Not among the cases, because what stands there is learnt, and a word that was learnt is no slip.
test('a verdict or a paper is known although a finger slipped', () => {
  const claims = [
    'Your visa is guarenteed with our office',
    'Your work permitt is confirmd by us.',
    'Your visa has been aproved through this agency.',
    'We garantee every visa.',
    'Embasy approved agency',
    'This page shows that your visa is authetic.',
  ]
  expect(claims.filter((text) => judge('text', text) === null)).toEqual([])
})

test('a slip of the finger makes no claim of an honest sentence, nor of another word', () => {
  const honest = [
    'No visa is guarenteed, whatever an agent says.',
    'Ask the ministry whether the permitt is confirmd.',
    'The embassy has not aproved it yet; ask there.',
    'A voucher for lunch comes with the class.',
    'Secure your bag; touches of rain are likely.',
    'Mr Verity teaches, Ms Grantley interprets.',
    'Bring your residence card.',
  ]
  expect(honest.filter((text) => judge('text', text) !== null)).toEqual([])
})
