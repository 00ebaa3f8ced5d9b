import { afterAll, expect, test } from 'vitest'
import { readConfig } from '#platform/config'
import { smsEnv, startGateway, taken } from '#test/sms-gateway'
import { openSms } from './index.ts'

/** What breaks a body that is escaped for another type, or not at all. */
const sms = { to: '+8801711123456', text: 'Your "file" <b> & 1+1=2%\n\\ পদ্মা\'', id: 'one' }
const log = { warn: () => undefined } as unknown as Parameters<typeof openSms>[0]['log']
const gateway = await startGateway()
afterAll(() => gateway.close())

async function delivered(env: Record<string, string>) {
  gateway.received.length = 0
  const config = readConfig({ CANDOR_SECRET: 'long enough to be no mistake at all', ...env })
  const { signal } = new AbortController()
  return openSms({ config, log })?.deliver(sms, { signal })
}

/** As XML 1.0 reads it: no bare mark in a value, and white space in an attribute is a space (3.3.3). */
function readElement(body: string) {
  const found = /^<sms to="([^"<]*)"(?: msg="([^"<]*)"\/>|><msg>([^<]*)<\/msg><\/sms>)$/.exec(body)
  if (!found) throw new Error(`Not well-formed: ${body}`)
  const [, to = '', attribute, element = ''] = found
  return { to: unescaped(to), msg: unescaped(attribute?.replace(/\s/g, ' ') ?? element) }
}

function unescaped(text: string): string {
  if (/&(?!#\d+;)/.test(text)) throw new Error(`Not well-formed: ${text}`)
  return text.replace(/&#(\d+);/g, (_, code) => String.fromCharCode(Number(code)))
}

const inJson = { template: '{"to":"{to}","msg":"{text}"}', reads: JSON.parse }
const inForm = {
  template: 'to={to}&msg={text}',
  reads: (body: string) => Object.fromEntries(new URLSearchParams(body)) as never,
}
const inXml = { template: '<sms to="{to}"><msg>{text}</msg></sms>', reads: readElement }
const inAttributes = { template: '<sms to="{to}" msg="{text}"/>', reads: readElement }
const asItIs = {
  template: '{to} {text}',
  reads: (body: string) => ({
    to: body.split(' ', 1)[0] as string,
    msg: body.replace(/^\S+ /, ''),
  }),
}

test.each([
  ['application/json', inJson],
  ['Application/JSON', inJson],
  ['application/vnd.gateway+json; charset=utf-8', inJson],
  ['Application/X-WWW-Form-Urlencoded', inForm],
  ['text/xml; charset=utf-8', inXml],
  ['application/xml', inAttributes],
  ['application/soap+xml;action="send"', inXml],
  ['TEXT/Plain; charset=utf-8', asItIs],
  [null, inXml],
])('the gateway reads number and text out of a body of the type %s', async (type, way) => {
  gateway.reads = way.reads
  const headers = type === null ? {} : { 'Content-Type': type }
  const env = {
    ...smsEnv(gateway, { keyed: false }),
    CANDOR_SMS_HEADERS: JSON.stringify(headers),
    CANDOR_SMS_BODY: way.template,
  }
  expect(await delivered(env)).toBe('sent')
  expect(gateway.received).toEqual([{ to: sms.to, text: sms.text, key: '', method: 'POST' }])
})

test('a gateway may want PUT', async () => {
  gateway.reads = JSON.parse
  const env = { ...smsEnv(gateway, { keyed: true }), CANDOR_SMS_METHOD: 'PUT' }
  expect(await delivered(env)).toBe('sent')
  expect(gateway.received).toEqual([{ to: sms.to, text: sms.text, key: 'one', method: 'PUT' }])
})

test.each([
  ['<code>0</code>', { status: 200, body: '<a><code>0</code></a>' }, 'sent'],
  ['<code>0</code>', { status: 200, body: '<a><code>7</code></a>' }, 'perhaps'],
  ['<code>0</code>', { status: 400, body: '<a><code>0</code></a>' }, 'refused'],
  [null, { status: 202, body: '' }, 'sent'],
  [null, { status: 200, body: 'ERROR' }, 'sent'],
  [null, { status: 404, body: 'OK' }, 'refused'],
  [null, { status: 500, body: 'OK' }, 'perhaps'],
])('where text:%s tells of success, %j is read so', async (told, answer, said) => {
  gateway.reads = JSON.parse
  gateway.answers = () => answer
  const { CANDOR_SMS_SENT: _, ...anyAnswer } = smsEnv(gateway, { keyed: false })
  const env = told === null ? anyAnswer : { ...anyAnswer, CANDOR_SMS_SENT: `text:${told}` }
  expect(await delivered(env)).toBe(said)
  gateway.answers = () => taken
})
