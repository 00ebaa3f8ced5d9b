import { expect, test } from 'vitest'
import { fillFile } from '#test/candidate-file'
import { startTestApp } from '#test/test-app'
import { catalogues, complete } from '#texts/catalogues'
import { shareOf } from './test-share.ts'

const app = await startTestApp('sqlite', { CANDOR_RAISED_LIMITS: '198.51.100.7' })
const { record } = await fillFile(app, ['visa-paper'])
const share = await shareOf(app, record, ['visa-paper'])
const code = (share.code.match(/.{3}/g) ?? []).join('-')

const ask = (path: string, fields: Record<string, string>) =>
  app.request(path, { method: 'POST', body: new URLSearchParams(fields) })

// A telephone copies a message whole.
test.each(complete)(
  'the message with the code opens the share as it was sent, in %s',
  async (lang) => {
    const message = catalogues[lang].share.codeMessage(code)
    expect(message).not.toBe(code)
    const answer = await ask('/shared', { number: 'AB1234567', code: message })
    expect(answer.headers.get('location')).toBe('/shared/file')
    const elsewhere = await ask('/check', { number: 'AB1234567', code: message })
    expect(await elsewhere.text()).toContain('action="/shared/prefill"')
  },
)
