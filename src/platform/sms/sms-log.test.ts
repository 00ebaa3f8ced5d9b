import fs from 'node:fs'
import { afterAll, expect, test, vi } from 'vitest'
import { readConfig } from '#platform/config'
import { openLog } from '#platform/log'
import { failings, startFailingServer } from '#test/failing-server'
import { type Answer, smsEnv, startGateway } from '#test/sms-gateway'
import { openSms } from './index.ts'

const digits = '8801711123456'
const sms = { to: `+${digits}`, text: 'Your file has news, Rahima', id: 'one' }
/** In milliseconds. */
const patience = 400
const gateway = await startGateway()
afterAll(() => gateway.close())

/** All that the real log writes while one message is handed over in vain. */
async function logged(env: Record<string, string>): Promise<string> {
  const written: string[] = []
  const spy = vi.spyOn(fs, 'writeSync').mockImplementation((_, text) => {
    written.push(String(text))
    return String(text).length
  })
  try {
    const log = openLog({ pretty: false, level: 'debug' })
    const config = readConfig({ CANDOR_SECRET: 'long enough to be no mistake at all', ...env })
    const signal = new AbortController().signal
    expect(await openSms({ config, log }, patience)?.deliver(sms, { signal })).not.toBe('sent')
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

const echo = `No such number: ${sms.to} (${sms.text})`
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
