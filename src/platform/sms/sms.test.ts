import { expect, test } from 'vitest'
import { readConfig, type SmsConfig } from '#platform/config'
import { fillTemplate, isKeyed } from './index.ts'

const env = { CANDOR_SECRET: 'long enough to be no mistake at all' }
const configOf = (given: Record<string, string>) =>
  readConfig({ ...env, ...given }).sms as SmsConfig
const sms = { to: '+8801711123456', text: 'He said "{to}" & \\ left\nপদ্মা', id: 'one' }

test('a message is written as JSON asks for it', () => {
  const config = configOf({
    CANDOR_SMS_URL: 'https://sms.example/send',
    CANDOR_SMS_BODY: '{"to":["{digits}"],"text":"{text}","ref":"{id}"}',
  })
  const { body, headers, method } = fillTemplate(config, sms)
  expect(JSON.parse(body as string)).toEqual({ to: ['8801711123456'], text: sms.text, ref: 'one' })
  expect(headers).toMatchObject({ 'content-type': 'application/json' })
  expect([method, isKeyed(config)]).toEqual(['POST', true])
})

test('as a form asks for it, and in an address', () => {
  const form = configOf({
    CANDOR_SMS_URL: 'https://sms.example/send',
    CANDOR_SMS_BODY: 'To={to}&Body={text}',
  })
  const { body, headers } = fillTemplate(form, sms)
  expect(Object.fromEntries(new URLSearchParams(body as string))).toEqual({
    To: sms.to,
    Body: sms.text,
  })
  expect(headers).toMatchObject({ 'content-type': 'application/x-www-form-urlencoded' })
  expect(isKeyed(form)).toBe(false)
  const address = configOf({
    CANDOR_SMS_METHOD: 'GET',
    CANDOR_SMS_URL: 'https://sms.example/send?to={to}&text={text}',
  })
  const filled = fillTemplate(address, sms)
  expect(filled.url.searchParams.get('text')).toBe(sms.text)
  expect(filled.body).toBeNull()
})

function withType(type: string) {
  return {
    CANDOR_SMS_URL: 'https://sms.example/send',
    CANDOR_SMS_HEADERS: JSON.stringify({ 'Content-Type': type }),
    CANDOR_SMS_BODY: '{to} {text}',
  }
}

test('a type that nothing can be put into may have a body without a place', () => {
  const config = configOf({
    ...withType('application/octet-stream'),
    CANDOR_SMS_URL: 'https://sms.example/send?to={to}&text={text}',
    CANDOR_SMS_BODY: 'as it is',
  })
  expect(fillTemplate(config, sms).body).toBe('as it is')
})

test.each([
  [{ CANDOR_SMS_URL: 'http://sms.example/{to}/{text}' }, 'must begin with https://'],
  [{ CANDOR_SMS_URL: 'https://sms.example/{to}' }, 'must have {text} in it'],
  [{ CANDOR_SMS_BODY: '{to} {text}' }, 'CANDOR_SMS_URL must be set too'],
  [{ CANDOR_SMS_URL: 'https://a.example/{to}/{text}', CANDOR_SMS_HEADERS: 'x' }, 'JSON object'],
  [{ ...withType('multipart/form-data; boundary=x') }, 'a body of the type multipart/form-data'],
  [{ ...withType('application/jsonp') }, 'It must be JSON, XML, a form'],
  [{ CANDOR_SMS_URL: 'https://a.example/{to}/{text}', CANDOR_SMS_SENT: 'yes' }, 'CANDOR_SMS_SENT'],
])('%j is a mistake', (given, sentence) => {
  expect(() => readConfig({ ...env, ...given })).toThrow(sentence)
})
