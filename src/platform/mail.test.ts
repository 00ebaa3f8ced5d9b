import { once } from 'node:events'
import { createServer } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { failings, startFailingServer } from '#test/failing-server'
import { listen } from '#test/listen'
import { linkIn, startSmtp } from '#test/smtp'
import { adminCredentials, startTestApp } from '#test/test-app'
import { closedAfterwards, forEachTest } from '#test/test-runtime'
import { openMail } from './mail.ts'

const letter = {
  fromName: 'Padma Överseas Ltd',
  subject: 'A new password',
  text: 'Open this link:\n\nhttps://files.padma.example/reset?token=abc\n\nপদ্মা',
}
const url = 'https://files.padma.example'

const smtp = forEachTest(() => closedAfterwards(startSmtp()))

/** Opens the mail until the test has ended, with a log that keeps its lines. */
function open(smtpUrl: string | null, patience?: number) {
  const lines: [object, string][] = []
  const keep = (details: object, message: string) => void lines.push([details, message])
  const log = { debug: keep, info: keep, warn: keep, error: keep }
  const mail = openMail({ config: { smtpUrl, url }, log }, patience)
  onTestFinished(() => mail?.close())
  return { mail, lines }
}

test('a letter reaches the mail server as plain text, from no-reply at the public host', async () => {
  const { mail, lines } = open(smtp.url)
  await mail?.post('sadia@people.example', letter)
  const [received] = await smtp.waitFor(1)
  expect(received).toMatchObject({
    to: ['sadia@people.example'],
    from: 'no-reply@files.padma.example',
  })
  expect(received?.source).toMatch(/^content-type: text\/plain/im)
  expect(received?.source).not.toMatch(/multipart|text\/html/i)
  expect(received?.text).toContain('পদ্মা')
  expect(received && linkIn(received).pathname).toBe('/reset')
  expect(lines).toEqual([])
})

test('the sender can be named in the address of the server', async () => {
  const { mail } = open(`${smtp.url}?from=files@padma.example`)
  await mail?.post('sadia@people.example', letter)
  expect((await smtp.waitFor(1))[0]?.from).toBe('files@padma.example')
})

test('one addressee stays one, whatever the text of the address', async () => {
  await open(smtp.url).mail?.post('a@people.example, b@people.example', letter)
  expect(smtp.mails.flatMap(({ to }) => to)).not.toContain('b@people.example')
})

test('an address with a host or a name in other letters is sent to as mail servers take it', async () => {
  const asked: string[] = []
  const server = createServer((line) => {
    line.write('220 ready\r\n')
    line.on('data', (data) => {
      const said = data.toString()
      asked.push(...(said.match(/(?<=RCPT TO:).*(?=\r\n)/g) ?? []))
      if (said.startsWith('EHLO')) line.write('250-here\r\n250 SMTPUTF8\r\n')
      else if (said.startsWith('DATA')) line.write('354 go on\r\n')
      else if (!/^(?:MAIL|RCPT|QUIT)|\r\n\.\r\n$/.test(said)) return
      else line.write('250 yes\r\n')
    })
  })
  const { mail } = open(`smtp://127.0.0.1:${await listen(server)}`)
  const options = { id: 'one', signal: new AbortController().signal }
  for (const address of ['sadia@bücher.example', 'নাম@bücher.example']) {
    expect(await mail?.post(address, letter)).toBe(true)
    expect(await mail?.deliver(address, letter, options)).toBe('sent')
  }
  server.close()
  const host = '<sadia@xn--bcher-kva.example>'
  const other = '<নাম@xn--bcher-kva.example>'
  expect(asked).toEqual([host, host, other, other])
})

/** A mail server that answers a step in its own way, and `250` to all others. */
async function answering(step: string, answer: string) {
  const server = createServer((line) => {
    line.write('220 ready\r\n')
    line
      .on('error', () => undefined)
      .on('data', (data) => {
        const said = data.toString()
        if (said.startsWith(step)) line.write(`${answer}\r\n`)
        else if (said.startsWith('DATA')) line.write('354 go on\r\n')
        else line.write('250 yes\r\n')
      })
  })
  onTestFinished(() => void server.close())
  return `smtp://127.0.0.1:${await listen(server)}`
}

test.each([
  ['RCPT', '550 5.1.1 no such mailbox', 'refused-for-good'],
  ['RCPT', '552 5.2.2 the mailbox is full', 'refused-for-good'],
  ['RCPT', '450 4.2.1 greylisted', 'refused'],
  ['RCPT', '421 4.7.0 too many', 'refused'],
  ['DATA', '554 5.7.1 not this text', 'refused-for-good'],
  ['DATA', '452 4.3.1 no room', 'refused'],
  ['MAIL', '550 5.7.1 not this sender', 'refused'],
  ['MAIL', '530 5.7.0 sign in first', 'refused'],
  ['RCPT', '535 5.7.8 the password is wrong', 'refused'],
])('after %s, “%s” leaves a letter %s', async (step, answer, outcome) => {
  const { mail } = open(await answering(step, answer))
  const options = { id: 'one', signal: new AbortController().signal }
  expect(await mail?.deliver('sadia@people.example', letter, options)).toBe(outcome)
})

test('a refused letter is logged without the address, and nothing is thrown', async () => {
  const { mail, lines } = open((await closedAfterwards(startSmtp({ refuses: true }))).url)
  await mail?.post('sadia@people.example', letter)
  expect(lines).toContainEqual([{ outcome: 'refused-for-good' }, 'A mail could not be sent'])
  expect(JSON.stringify(lines)).not.toContain('sadia')
})

test('without a mail server there is no mailer', () => {
  expect(open(null).mail).toBeNull()
})

test('a mail server that says nothing holds no stop up', async () => {
  const silent = createServer()
  const port = await listen(silent)
  const app = await startTestApp('sqlite', { CANDOR_SMTP_URL: `smtp://127.0.0.1:${port}` })
  const body = new URLSearchParams({ email: adminCredentials.email })
  expect((await app.request('/forgot', { method: 'POST', body })).status).toBe(303)
  await once(silent, 'connection')
  const begun = performance.now()
  await app.close()
  expect(performance.now() - begun).toBeLessThan(14_000)
  silent.close()
})

/** In milliseconds: short, so that the tests need not wait long. */
const patience = 400

test.each(failings)(
  'a mail server that is %s is given up by all letters that wait',
  async (how) => {
    const failing = await startFailingServer(how)
    const smtpUrl = `smtp://127.0.0.1:${failing.port}`
    const { mail, lines } = open(smtpUrl, patience)
    const begun = performance.now()
    const six = Array.from({ length: 6 }, () => mail?.post('sadia@people.example', letter))
    expect(await Promise.all(six)).toEqual(Array(6).fill(false))
    expect(performance.now() - begun).toBeLessThan(14_000)
    const given = lines.filter(([, said]) => said === 'A mail could not be sent')
    expect(given).toHaveLength(6)
    const { port } = failing
    await failing.close()

    await closedAfterwards(startSmtp({ port }))
    expect(await open(smtpUrl).mail?.post('sadia@people.example', letter)).toBe(true)
  },
)
