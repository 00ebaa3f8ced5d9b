import { expect, test } from 'vitest'
import { forwardedAddress } from './own-origin.ts'

const addressOf = forwardedAddress(['127.0.0.1', '172.28.0.0/16', 'fd00:28::/32'])
const sent = (remoteAddress: string, forwarded: string) =>
  addressOf({ socket: { remoteAddress }, headers: { 'x-forwarded-for': forwarded } })

test('a proxy in a configured range is believed, whichever address it has there', () => {
  expect(sent('172.28.3.4', '203.0.113.8')).toBe('203.0.113.8')
  expect(sent('::ffff:172.28.3.4', '203.0.113.8')).toBe('203.0.113.8')
  expect(sent('fd00:28::7', '2001:db8::1')).toBe('2001:db8::1')
})

test('a proxy outside it is not', () => {
  expect(sent('172.29.0.1', '203.0.113.8')).toBe('172.29.0.1')
  expect(sent('fd00:29::7', '203.0.113.8')).toBe('fd00:29::7')
  expect(sent('unknown', '203.0.113.8')).toBe('unknown')
})

test('of several proxies the last that is not ours counts, however its address was made up', () => {
  expect(sent('127.0.0.1', '6.6.6.6, 203.0.113.8, 172.28.0.9')).toBe('203.0.113.8')
  expect(sent('127.0.0.1', '203.0.113.8, 172.28.0.9, 198.51.100.4')).toBe('198.51.100.4')
  expect(sent('127.0.0.1', '172.28.0.9')).toBe('127.0.0.1')
})

test.each([
  ['203.0.113.77:1000', '203.0.113.77'],
  ['[2001:db8::1]:50211', '2001:db8::1'],
  ['[2001:db8::1]', '2001:db8::1'],
  ['fe80::1%eth0', 'fe80::1'],
  ['::ffff:203.0.113.77', '203.0.113.77'],
  ['::ffff:cb00:714d', '203.0.113.77'],
  ['0:0:0:0:0:FFFF:203.0.113.77', '203.0.113.77'],
])('%s is the address %s, whatever port a proxy writes beside it', (written, address) => {
  expect(sent('127.0.0.1', written)).toBe(address)
})

test.each([
  'not-an-address',
  '203.0.113.77:port',
  '999.1.1.1',
  'unknown',
  '_hidden',
  '203.0.113.8, x',
])('what is no address (%s) counts as the proxy', (written) => {
  expect(sent('127.0.0.1', written)).toBe('127.0.0.1')
})
