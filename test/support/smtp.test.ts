import { once } from 'node:events'
import { connect } from 'node:net'
import { expect, test } from 'vitest'
import { startSmtp } from '#test/smtp'

test('the mail server of the tests outlives a client that resets its connection within a letter', async () => {
  const smtp = await startSmtp()
  const client = connect(Number(new URL(smtp.url).port), '127.0.0.1')
  const says = async (line: string, answer: string) => {
    client.write(`${line}\r\n`)
    while (!String((await once(client, 'data'))[0]).includes(answer));
  }
  await once(client, 'data')
  await says('HELO people.example', '250')
  await says('MAIL FROM:<a@people.example>', '250')
  await says('RCPT TO:<b@people.example>', '250')
  await says('DATA', '354')
  client.resetAndDestroy()
  await once(client, 'close')
  const other = connect(Number(new URL(smtp.url).port), '127.0.0.1')
  const [greeting] = await once(other, 'data')
  expect(String(greeting)).toMatch(/^220 /)
  other.destroy()
  await smtp.close()
})
