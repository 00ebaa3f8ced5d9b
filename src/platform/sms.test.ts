import fs from 'node:fs'
import { afterAll, expect, test, vi } from 'vitest'
import { readConfig, type SmsConfig } from '#platform/config'
import { openLog } from '#platform/log'
import { failings, startFailingServer } from '#test/failing-server'
import { type Answer, smsEnv, startGateway, taken } from '#test/sms-gateway'
import { fillTemplate, isKeyed, openSms } from './sms.ts'

const base = { CANDOR_SECRET: 'long enough to be no mistake at all' }
const at = { CANDOR_SMS_URL: 'https://sms.example/send' }
const configOf = (given: Record<string, string>) =>
  readConfig({ ...base, ...given }).sms as SmsConfig
const asked = { to: '+8801711123456', text: 'He said "{to}" & \\ left\nপদ্মা', id: 'one' }

test('a message is written as JSON asks for it', () => {
  const config = configOf({
    ...at,
    CANDOR_SMS_BODY: '{"to":["{digits}"],"text":"{text}","ref":"{id}"}',
  })
  const { body, headers, method } = fillTemplate(config, asked)
  expect(JSON.parse(body as string)).toEqual({
    to: ['8801711123456'],
    text: asked.text,
    ref: 'one',
  })
  expect(headers).toMatchObject({ 'content-type': 'application/json' })
  expect([method, isKeyed(config)]).toEqual(['POST', true])
})

test('as a form asks for it, and in an address', () => {
  const form = configOf({ ...at, CANDOR_SMS_BODY: 'To={to}&Body={text}' })
  const { body, headers } = fillTemplate(form, asked)
  const sent = Object.fromEntries(new URLSearchParams(body as string))
  expect(sent).toEqual({ To: asked.to, Body: asked.text })
  expect(headers).toMatchObject({ 'content-type': 'application/x-www-form-urlencoded' })
  expect(isKeyed(form)).toBe(false)
  const address = configOf({
    CANDOR_SMS_METHOD: 'GET',
    CANDOR_SMS_URL: 'https://sms.example/send?to={to}&text={text}',
  })
  const filled = fillTemplate(address, asked)
  expect(filled.url.searchParams.get('text')).toBe(asked.text)
  expect(filled.body).toBeNull()
})

const withType = (type: string) => ({
  ...{ ...at, CANDOR_SMS_BODY: '{to} {text}' },
  CANDOR_SMS_HEADERS: JSON.stringify({ 'Content-Type': type }),
})

test('a type that nothing can be put into may have a body without a place', () => {
  const config = configOf({
    ...withType('application/octet-stream'),
    CANDOR_SMS_URL: 'https://sms.example/send?to={to}&text={text}',
    CANDOR_SMS_BODY: 'as it is',
  })
  expect(fillTemplate(config, asked).body).toBe('as it is')
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
  expect(() => readConfig({ ...base, ...given })).toThrow(sentence)
})

/** What breaks a body that is escaped for another type, or not at all. */
const sms = { to: '+8801711123456', text: 'Your "file" <b> & 1+1=2%\n\\ পদ্মা\'', id: 'one' }
const gateway = await startGateway()
afterAll(() => gateway.close())

async function delivered(env: Record<string, string>) {
  gateway.received.length = 0
  const config = readConfig({ ...base, ...env })
  const log = { warn: () => undefined } as unknown as Parameters<typeof openSms>[0]['log']
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
  ['<code>0</code>', { status: 400, body: '<a><code>0</code></a>' }, 'refused-for-good'],
  [null, { status: 429, body: 'later' }, 'refused'],
  [null, { status: 202, body: '' }, 'sent'],
  [null, { status: 200, body: 'ERROR' }, 'sent'],
  [null, { status: 404, body: 'OK' }, 'refused-for-good'],
  [null, { status: 500, body: 'OK' }, 'perhaps'],
])('where text:%s tells of success, %j is read so', async (told, answer, said) => {
  gateway.reads = JSON.parse
  gateway.answers = () => answer
  const { CANDOR_SMS_SENT: _, ...anyAnswer } = smsEnv(gateway, { keyed: false })
  const env = told === null ? anyAnswer : { ...anyAnswer, CANDOR_SMS_SENT: `text:${told}` }
  expect(await delivered(env)).toBe(said)
  gateway.answers = () => taken
})

const digits = '8801711123456'
const news = { to: `+${digits}`, text: 'Your file has news, Rahima', id: 'one' }
/** In milliseconds. */
const patience = 400

/** All that the real log writes while one message is handed over in vain. */
async function logged(env: Record<string, string>): Promise<string> {
  const written: string[] = []
  const spy = vi.spyOn(fs, 'writeSync').mockImplementation((_, text) => {
    written.push(String(text))
    return String(text).length
  })
  try {
    const log = openLog({ pretty: false, level: 'debug' })
    const config = readConfig({ ...base, ...env })
    const signal = new AbortController().signal
    expect(await openSms({ config, log }, patience)?.deliver(news, { signal })).not.toBe('sent')
  } finally {
    spy.mockRestore()
  }
  return written.join('')
}

function expectNobody(lines: string): void {
  expect(lines).toContain('SMS gateway')
  for (const word of [digits, digits.slice(-6), 'Rahima']) expect(lines).not.toContain(word)
}

/** Both ways to tell a gateway the number: in what is sent, and in the address that is asked. */
const ways = (url: string) => [
  smsEnv({ url }, { keyed: true }),
  { CANDOR_SMS_METHOD: 'GET', CANDOR_SMS_URL: `${url}/send?to={to}&n={digits}&text={text}` },
]

const echo = `No such number: ${news.to} (${news.text})`
test.each<[string, Answer]>([
  ['refuses and repeats the number', { status: 401, body: echo }],
  ['fails and repeats the number', { status: 500, body: echo }],
  ['repeats it without an end', { status: 200, body: echo.repeat(3000) }],
  ['says nothing', null],
])('a gateway that %s leaves neither number nor text in the log', async (_, answer) => {
  gateway.answers = () => answer
  expectNobody(await logged(smsEnv(gateway, { keyed: true })))
})

test.each(failings)('nor does one that is %s, or away, however it is asked', async (how) => {
  const failing = await startFailingServer(how)
  for (const url of [`https://127.0.0.1:${failing.port}`, 'https://127.0.0.1:9'])
    for (const env of ways(url)) expectNobody(await logged(env))
  await failing.close()
})
