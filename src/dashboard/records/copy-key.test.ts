import { expect, test } from 'vitest'
import { numberCopiedBy } from './copy-key.ts'

const press = (key: string, held: object = {}) =>
  numberCopiedBy({ key, ctrlKey: false, metaKey: false, altKey: false, ...held })

test('c copies the passport number and Shift C the reference number', () => {
  expect(press('c')).toBe('passportNumber')
  expect(press('C')).toBe('referenceNumber')
})

test('Ctrl+C and other keys are left to others', () => {
  for (const held of ['ctrlKey', 'metaKey', 'altKey'])
    expect(press('c', { [held]: true })).toBeNull()
  expect(press('x')).toBeNull()
})
