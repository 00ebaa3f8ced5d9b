import { expect, test } from 'vitest'
import { forwardedAddress } from './address.ts'

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
  expect(sent('127.0.0.1', '203.0.113.8, 172.28.0.9, not-an-address')).toBe('not-an-address')
  expect(sent('127.0.0.1', '172.28.0.9')).toBe('127.0.0.1')
})
