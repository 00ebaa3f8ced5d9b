import fc from 'fast-check'
import { expect, test } from 'vitest'
import { returnAddress } from './return-address.ts'

test('a path of this site is where people go back to', () => {
  expect(returnAddress('/dashboard/records?search=a&page=2', '/')).toBe(
    '/dashboard/records?search=a&page=2',
  )
  expect(returnAddress('/', '/x')).toBe('/')
})

test('nothing else leads anywhere', () => {
  const away = `https://evil.example/ | //evil.example | /\\evil.example | /\t/evil.example | /\n//evil.example | \
\\\\evil.example | /.//evil.example | /x/..//evil.example | javascript:alert(1) | dashboard`
  for (const given of [null, '', ' /dashboard', ...away.split(' | ')])
    expect([given, returnAddress(given, '/safe')]).toEqual([given, '/safe'])
})

test('whatever is given, the browser stays on this host', () => {
  const bits = fc.constantFrom(...'/\\.:@\t\n?#', 'evil.example', '%2f')
  fc.assert(
    fc.property(fc.array(bits, { maxLength: 8 }), (parts) => {
      const to = returnAddress(`/${parts.join('')}`, '/')
      expect(new URL(to, 'https://files.padma.example').host).toBe('files.padma.example')
    }),
    { numRuns: 2000 },
  )
})
