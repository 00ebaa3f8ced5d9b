import { expect, test } from 'vitest'
import { failings, startFailingServer } from '#test/failing-server'
import { startSmtp } from '#test/smtp'
import { openMail } from './index.ts'

const letter = { fromName: 'Padma Overseas Ltd', subject: 'A new password', text: 'পদ্মা' }
const url = 'https://files.padma.example'
/** In milliseconds: short, so that the tests need not wait long. */
const patience = 400

test.each(failings)(
  'a mail server that is %s is given up, with all letters that wait',
  async (how) => {
    const failing = await startFailingServer(how)
    const lines: string[] = []
    const keep = (_: object, message: string) => void lines.push(message)
    const log = { debug: keep, info: keep, warn: keep, error: keep }
    const smtpUrl = `smtp://127.0.0.1:${failing.port}`
    const mail = openMail({ config: { smtpUrl, url }, log }, patience)
    const begun = performance.now()
    const six = Array.from({ length: 6 }, () => mail?.post('sadia@people.example', letter))
    expect(await Promise.all(six)).toEqual(Array(6).fill(false))
    expect(performance.now() - begun).toBeLessThan(14_000)
    expect(lines).toEqual(Array(6).fill('A mail could not be sent'))
    const { port } = failing
    await failing.close()

    const back = await startSmtp({ port })
    const again = openMail({ config: { smtpUrl, url }, log })
    expect(await again?.post('sadia@people.example', letter)).toBe(true)
    again?.close()
    mail?.close()
    await back.close()
  },
)
