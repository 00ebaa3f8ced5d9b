import { describe, expect, test } from 'vitest'
import { openSecrets, openText, sealText, sealTextAgain } from './index.ts'

const secret = (name: string) => `${name} secret of an agency with a long life`
const first = openSecrets(secret('first'))
const second = openSecrets(secret('second'), null, secret('first'))

describe('with a former secret', () => {
  test('everything is made under the present one', () => {
    const bare = openSecrets(secret('second'))
    expect(second.hmac('token', 'x')).toBe(bare.hmac('token', 'x'))
    expect(second.candidates('token', 'x')[0]).toBe(bare.hmac('token', 'x'))
    expect(second.derived('sessions')).toBe(bare.derived('sessions'))
    expect(second.name).toBe(bare.name)
    expect(second.name).not.toBe(first.name)
    expect(second.formerName).toBe(first.name)
  })

  test('what was made under either is accepted, for its purpose only', () => {
    const given = first.hmac('token', 'x')
    expect(second.candidates('token', 'x')).toEqual([second.hmac('token', 'x'), given])
    expect(second.isHmac('token', 'x', given)).toBe(true)
    expect(second.isHmac('token', 'y', given)).toBe(false)
    expect(second.isHmac('device', 'x', given)).toBe(false)
    expect(first.isHmac('token', 'x', second.hmac('token', 'x'))).toBe(false)
  })

  test('a sealed text is sealed again once', () => {
    const sealed = sealText(first.derived('log-key'), 'seed')
    const keys = second.openers('log-key')
    const again = sealTextAgain(keys, sealed) ?? ''
    expect(openText([second.derived('log-key')], again)).toBe('seed')
    expect(sealTextAgain(keys, again)).toBeNull()
    expect(() => openText(second.openers('attestation-key'), sealed)).toThrow()
  })

  test('keys that are kept verify what was signed for good, and open nothing', () => {
    const kept = { name: first.name, sealedKeys: second.sealFormerKeys() ?? '' }
    const later = openSecrets(secret('second'))
    expect(later.addFormerKeys(kept)).toBe(true)
    expect(later.isHmac('audit-event', 'x', first.hmac('audit-event', 'x'))).toBe(true)
    expect(later.isHmac('case', 'x', first.hmac('case', 'x'))).toBe(true)
    for (const purpose of ['access-code', 'token', 'share-code', 'device', 'set-up'] as const)
      expect(later.candidates(purpose, 'x')).toEqual([later.hmac(purpose, 'x')])
    expect(later.openers('log-key')).toEqual([later.derived('log-key')])
    expect(openSecrets(secret('third')).addFormerKeys(kept)).toBe(false)
    const third = openSecrets(secret('third'), null, secret('second'))
    expect(third.addFormerKeys(kept)).toBe(true)
    expect(third.isHmac('receipt', 'x', first.hmac('receipt', 'x'))).toBe(true)
  })
})
