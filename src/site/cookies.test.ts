import { expect, test } from 'vitest'
import { browserOf } from '#test/browser'
import { fillFile } from '#test/candidate-file'
import { keepScans } from '#test/candidates'
import { adminCredentials, startTestApp } from '#test/test-app'
import { codeIn, twoDocuments } from './share/test-form.ts'

/** Every cookie that the site sets, and what its value may be: a key or a token of chance, or one of few words. */
const allowed: Readonly<Record<string, RegExp>> = {
  answer: /^([0-9A-Z]{26})?$/,
  viewing: /^([\w.~-]{20,})?$/,
  shared: /^([\w.~-]{20,})?$/,
  flash: /^[a-z-]*$/,
  language: /^[a-z]{2,3}$/,
  theme: /^(dark|light|system)$/,
  device: /^[\w-]{43}\.[\w-]{43}$/,
  session: /^([\w.%~+/=-]{20,})?$/,
}

test('cookies hold keys and a few words, and nothing that somebody typed or that is on file', async () => {
  const app = await startTestApp('sqlite', { CANDOR_RAISED_LIMITS: '198.51.100.7' })
  await keepScans(app)
  const { code } = await fillFile(app, ['work-permit', 'job-offer'])
  const number = 'AB1234567'
  const browser = await browserOf(app, number, code)
  const set: string[] = []
  const send = async (path: string, fields: Record<string, string>) => {
    const answer = await browser.post(path, fields)
    set.push(...answer.headers.getSetCookie())
    return answer.text()
  }
  const text = 'They keep my passport'
  await send('/check', { number, code: '00000-00000' })
  await send('/check', { number, code })
  const shareCode = codeIn(await send('/file/share', { ...twoDocuments, step: 'make' })) ?? ''
  await send('/shared', { number, code: shareCode })
  await send('/file/code', { current: code })
  await send('/file/tell/complaint', { text })
  await send('/tell/complaint', { text })
  await send('/login', { email: adminCredentials.email, password: 'wrong' })
  await send('/login', { ...adminCredentials })
  await send('/account/name', { name: '' })
  await send('/language', { language: 'bn', 'of-form': '/tell/complaint', text })
  await send('/theme', { theme: 'light', 'of-form': '/check', number, code })
  await send('/file/close', {})
  const pairs = set.map((line) => /^([^=]+)=([^;]*)/.exec(line)?.slice(1) ?? [])
  const wrong = pairs.filter(([name = '', value = '']) => !allowed[name]?.test(value))
  expect(wrong).toEqual([])
  const said = [number, code, shareCode, text, adminCredentials.email, adminCredentials.password]
  for (const [, value = ''] of pairs) {
    const read = [value, decodeURIComponent(value), Buffer.from(value, 'base64').toString('utf8')]
    for (const each of said) expect(read.join(' ')).not.toContain(each)
  }
  expect(new Set(pairs.map(([name]) => name)).size).toBeGreaterThan(5)
})
