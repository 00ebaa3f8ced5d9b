import { beforeEach, expect, test } from 'vitest'
import { revokeAccessCode } from '#modules/lookup'
import { approvedRecord } from '#test/candidates'
import { startTestApp } from '#test/test-app'
import { forEachTest, people } from '#test/test-runtime'

const app = forEachTest(() => startTestApp())
const record = forEachTest(() =>
  approvedRecord(app, { passportNumber: 'AB1234567', referenceNumber: 'W100200' }),
)
let code: string
beforeEach(async () => {
  code = await app.code(record.id)
})

let addresses = 0
function anotherAddress(): string {
  addresses += 1
  return `192.0.2.${addresses}`
}

/** Sends the question, each time from another address unless one is given. */
function ask(fields: Record<string, string>, path = '/check', from = anotherAddress()) {
  return app.request(path, { method: 'POST', body: new URLSearchParams(fields), from })
}

test('a number and a code that were pasted out of a message open it, whatever came along', async () => {
  const typed = { number: '\u2068AB1234567\u2069\u200b', code: `\u2068${code}\u2069\ufeff\n` }
  expect((await ask(typed)).status).toBe(303)
  const letter = `Dear Rahima, this is from the office in Dhaka. Type it beside your number: ${code}`
  for (const message of [`Your code: \u200e${code}.`, letter])
    expect((await ask({ number: 'AB1234567', code: message })).status).toBe(303)
  const html = await (await app.request('/check')).text()
  const most = /<input[^>]*id="code"[^>]*maxLength="(\d+)"/i.exec(html)?.[1]
  expect(Number(most)).toBeGreaterThan(letter.length)
})

test('the right number and code open the file by a redirect, until the browser closes, not for script', async () => {
  const answer = await ask({ number: 'AB1234567', code })
  expect(answer.status).toBe(303)
  expect(answer.headers.get('location')).toBe('/file')
  const [cookie, ...others] = answer.headers.getSetCookie()
  expect(others).toEqual([])
  expect(cookie).toMatch(/^viewing=[\w.-]{80}; Path=\/; HttpOnly; SameSite=Lax$/)
})

/** Each refusal is kept under a key of its own. */
const headersOf = ({ headers }: Response) =>
  [...headers].map(([name, value]) => [name, value.replace(/^answer=\w{26};/, 'answer=KEY;')])

test('refusals give byte-equal bodies and headers for the same input, and keep what was typed', async () => {
  const revoked = await approvedRecord(app, { passportNumber: 'RV1111111' })
  const over = await app.code(revoked.id)
  await app.as(people.amina).write((ctx) => revokeAccessCode(ctx, revoked.id))
  const answers = []
  for (const [number, typed] of [
    ['AB1234567', '0000G-00000'],
    ['ZZ9999999', code],
    ['RV1111111', over],
  ] as const) {
    const answer = await ask({ number, code: typed })
    expect(answer.status).toBe(404)
    const body = await answer.text()
    expect(body).toContain('No Data Found</h2><p>This says nothing about the documents.</p>')
    expect(body).toContain(number)
    const same = body.replaceAll(number, 'NUMBER').replaceAll(typed, 'CODE')
    answers.push({ body: same, headers: headersOf(answer) })
  }
  for (const answer of answers) expect(answer).toEqual(answers[0])
  const answer = await ask({ number: '<b>"W9"', code: 'SECRET1234' }, '/check/lmia')
  const html = await answer.text()
  expect(html).toContain('&lt;b&gt;&quot;W9&quot;')
  expect(html).toMatch(/id="code"[^>]*value="SECRET1234"/)
  expect(html).toContain('<title>Error: No Data Found · Padma Overseas Ltd</title>')
  expect(html).toContain('action="/check/lmia"')
})

test('empty fields are named, each with a link to it, and "Error:" stands in the title', async () => {
  const answer = await ask({ number: ' ', code: '' })
  expect(answer.status).toBe(422)
  const html = await answer.text()
  expect(html).toContain('<title>Error: Check your file')
  expect(html).toContain('<a href="#number">Type your passport number or your reference number</a>')
  expect(html).toContain('<a href="#code">Type the access code on your slip</a>')
  expect(html).toMatch(
    /id="code"[^>]*aria-describedby="code-hint code-problem" aria-invalid="true"/,
  )
})

test('nine characters are led to where shares open, the number kept, whether or not either exists', async () => {
  const wrong = { number: 'AB1234567', code: 'ZKX-K2M-8PD' }
  const known = await ask(wrong)
  expect(known.status).toBe(422)
  const html = await known.text()
  expect(html).toContain('An access code has ten letters and numbers')
  expect(html).toContain('action="/shared/prefill"')
  expect(html).toContain('<input type="hidden" name="number" value="AB1234567"/>')
  const unknown = await (await ask({ ...wrong, number: 'ZZ9999999' })).text()
  expect(unknown.replaceAll('ZZ9999999', 'AB1234567')).toBe(html)
  const shared = await ask({ number: 'AB1234567' }, '/shared/prefill')
  expect(shared.status).toBe(200)
  const question = await shared.text()
  expect(question).toContain('action="/shared"')
  expect(question).toMatch(/id="number"[^>]*value="AB1234567"/)
  expect((await app.request('/shared/prefill')).headers.get('location')).toBe('/shared')
})

test('the search in the header fills the number in without an address that holds it', async () => {
  const answer = await ask({ number: 'AB1234567' }, '/check/prefill')
  expect(answer.status).toBe(200)
  expect(answer.headers.get('location')).toBeNull()
  const html = await answer.text()
  expect(html).toMatch(/id="number"[^>]*value="AB1234567"/)
  expect(html).toContain('action="/check"')
  // The focus on the code would scroll a phone past the sentence of H1.
  expect(html).not.toContain('autofocus')
})

test('the box in the header takes a share code and the number of a receipt too', async () => {
  const shared = await (await ask({ number: ' 7qx-k2m-9pd' }, '/check/prefill')).text()
  expect(shared).toContain('action="/shared"')
  expect(shared).toMatch(/id="code"[^>]*value="\s?7qx-k2m-9pd"/)
  const receipt = await ask({ number: ' rc-7k2m9-qxd4t-68' }, '/check/prefill')
  expect(receipt.headers.get('location')).toBe('/verify/RC-7K2M9-QXD4T-68')
})

test('our own reference opens the file with the code, and the slip brings it along', async () => {
  const html = await (await app.request(`/check?reference=${record.reference}`)).text()
  expect(html).toMatch(new RegExp(`id="number"[^>]*value="${record.reference}"`))
  expect(await (await app.request('/check?reference=%3Cb%3E')).text()).not.toContain('&lt;b')
  const typed = record.reference.toLowerCase().replace('-', ' ')
  expect((await ask({ number: typed, code })).status).toBe(303)
  expect((await ask({ number: typed, code: '00000-00000' })).status).toBe(404)
})

test('ten wrong tries stop further wrong ones from there, and not the right number and code', async () => {
  const from = '203.0.113.7'
  const tries = async (typed: string, times: number) => {
    const statuses: number[] = []
    for (let n = 0; n < times; n += 1)
      statuses.push((await ask({ number: 'AB1234567', code: typed }, '/check', from)).status)
    return statuses
  }
  // Opening costs no try.
  expect(await tries(code, 3)).toEqual([303, 303, 303])
  expect(await tries('00000-00000', 11)).toEqual([...Array(10).fill(404), 429])
  expect(await tries(code, 1)).toEqual([303])
  expect(await tries('00000-00000', 1)).toEqual([429])
})

test('each page that asks draws the slip beside the field of the code, and says how to get a first one', async () => {
  for (const path of ['/', '/check', '/check/work-permit', '/check/visa-paper', '/check/lmia']) {
    const html = await (await app.request(path)).text()
    const main = html.slice(html.indexOf('<main'), html.indexOf('</main'))
    const field = main.slice(main.indexOf('id="number"'), main.indexOf('type="submit"'))
    expect(field, path).toMatch(/<svg class="slip-drawing"[\s\S]+7QXK2-M9PDA/)
    expect(main.slice(main.indexOf('type="submit"')), path).toContain('href="/tell/code"')
  }
})
