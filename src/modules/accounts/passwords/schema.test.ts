import { describe, expect, test } from 'vitest'
import { isCommonPassword } from './schema.ts'

describe('common passwords', () => {
  test.each([
    'password12',
    'P@ssw0rd2026',
    'passwordpassword',
    'Qwertyuiop1',
    '1234567890',
    '0987654321',
    'aaaaaaaaaaaa',
    'abcabcabcabc',
    'abcdefghij',
    'welcome2026!',
    'Admin12345',
    'ChangeMe!!',
    'bangladesh1971',
    'letmein123456',
  ])('%s is refused', (password) => {
    expect(isCommonPassword(password)).toBe(true)
  })

  test.each([
    'seven green boats',
    'correct horse battery staple',
    'my password is a river',
    'vK9#qLm2$xT7',
    'আমার নৌকা সাতটি',
    '8310 5529 4471',
  ])('%s passes', (password) => {
    expect(isCommonPassword(password)).toBe(false)
  })
})
