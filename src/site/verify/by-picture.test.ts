import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { listOwnLedger, recordPayment } from '#modules/training'
import { newPaymentSchema } from '#modules/training/payments.schema'
import { qrPhoto, qrPng } from '#test/qr-pictures'
import { startTestApp } from '#test/test-app'
import { people } from '#test/test-runtime'
import { qrContentOf } from '../islands/qr/qr-content.ts'
import { openWays } from './test-form.ts'

const app = await startTestApp('sqlite', { CANDOR_RAISED_LIMITS: '198.51.100.7' })
const own = app.runtime.config.url

/** Sends a picture as the form does, without script. */
function send(picture: Uint8Array, { from = '198.51.100.7', language = 'en' } = {}) {
  const body = new FormData()
  body.set('picture', new File([new Uint8Array(picture)], 'canary-name.png'))
  const headers = { cookie: `language=${language}` }
  return app.request('/verify/qr', { method: 'POST', body, from, headers })
}

async function answerTo(text: string): Promise<string> {
  const answer = await send(await qrPng(text))
  expect(answer.status).toBe(200)
  return (await answer.text()).replace(/\s+/g, ' ')
}

test('what a code contains is said, and fills in no more than it says', async () => {
  const filled = (field: string, value: string) =>
    new RegExp(`<input[^>]*id="${field}"[^>]*value="${value}"`)
  const faults: string[] = []
  for (const [content, said, ways] of [
    ['CR-7K2M9QXD', [/This code contains a reference\./, filled('reference', 'CR-7K2M9QXD')], []],
    [
      `${own}/verify?receipt=2026-000001&check=7K2M-9QXD`,
      [/contains a receipt\./, filled('receipt', '2026-000001'), filled('check', '7K2M-9QXD')],
      ['by-receipt-title'],
    ],
    // That it leads here is no proof.
    [`${own}/check`, [/That tells you nothing about the document/, /<a href="\/check">Open/], []],
    ['https://evisa-canada.example/check?x=1', [/not to us: evisa-canada\.example\./], []],
    ['WIFI:S:padma;;', [/This code contains neither a web address/], []],
  ] as const) {
    const html = await answerTo(content)
    const isOpen = String(openWays(html)) === String([...ways, 'by-picture-title'])
    const leads = /href="https:\/\/evisa|cannot tell you anything/.test(html)
    if (!said.every((each) => each.test(html)) || !isOpen || leads) faults.push(content)
  }
  expect(faults).toEqual([])
})

test('it is read on a photo of a phone, and the answer is in the language of the page', async () => {
  const photo = await qrPhoto(`${own}/check`, 12)
  expect(await (await send(photo)).text()).toContain('This code leads to our website.')
  const bengali = await send(await qrPng('WIFI:S:padma;;'), { language: 'bn' })
  expect(await bengali.text()).toContain('এই কোডে কোনো ওয়েব ঠিকানা')
})

describe('a picture that cannot be read', () => {
  test('is told so at the field', async () => {
    for (const [bytes, status, sentence] of [
      [new Uint8Array(), 422, 'Choose a picture first'],
      [Buffer.from('words'), 415, 'We cannot read this file.'],
      [new Uint8Array(6 * 1024 * 1024), 413, 'The picture is larger than'],
      [await emptyPicture(), 422, 'We found no QR code'],
    ] as const) {
      const answer = await send(bytes)
      const html = await answer.text()
      expect([answer.status, html.includes(sentence)], sentence).toEqual([status, true])
      expect(html).toMatch(/<input[^>]*id="picture"[^>]*aria-invalid="true"/)
      expect(openWays(html)).toEqual(['by-picture-title'])
      expect(html).not.toContain('canary-name')
    }
  })

  test('counts as a try of the address, and the eleventh in a minute is refused', async () => {
    const statuses: number[] = []
    for (let tries = 0; tries < 11; tries += 1)
      statuses.push((await send(Buffer.from('words'), { from: '203.0.113.9' })).status)
    expect(statuses).toEqual([...Array(10).fill(415), 429])
  })
})

/** White, and nothing else. */
async function emptyPicture(): Promise<Buffer> {
  const create = { width: 300, height: 300, channels: 3, background: '#fff' } as const
  return sharp({ create }).png().toBuffer()
}

test('what a code contains is told apart by its host and its form', () => {
  const contents = {
    'https://padma.example/verify/CR-1': { of: 'own', path: '/verify/CR-1' },
    'https://padma.example//evil.example/x': { of: 'own', path: '/evil.example/x' },
    'https://padma.example:8443/check': { of: 'foreign', host: 'padma.example:8443' },
    'https://padma.example@evil.example/': { of: 'foreign', host: 'evil.example' },
    'javascript:alert(1)': { of: 'other' },
    ' cr-7k2m9qxd\n': { of: 'reference', reference: 'cr-7k2m9qxd' },
  }
  const told = Object.keys(contents).map((text) => qrContentOf(text, 'padma.example'))
  expect(told).toEqual(Object.values(contents))
})

const { id } = await app.addPerson('student', 'sadia@padma.example')
const payment = newPaymentSchema.parse({
  ...{ accountId: id, feeName: 'Canary fee', amount: 500_050, currency: 'BDT' },
  ...{ method: 'cash', reference: 'canary reference', receivedOn: '2026-11-19' },
})
await app.as(people.amina).write((ctx) => recordPayment(ctx, payment))
const sadia = { ...people.sadia, id } as typeof people.sadia
const { entries } = await app.as(sadia).read(listOwnLedger)
const check = entries[0]?.receipt?.check as string

const byCode = (receipt: string, value = check, language = 'en', from = '198.51.100.7') =>
  app.request(`/verify?receipt=${receipt}&check=${value}`, {
    headers: { 'accept-language': language },
    from,
  })
const typed = (fields: Record<string, string>) =>
  app.request('/verify', { method: 'POST', body: new URLSearchParams(fields) })

describe('a receipt', () => {
  test('is confirmed from its QR address: number, amount, date, and nobody', async () => {
    const response = await byCode('2026-000001')
    expect(response.status).toBe(200)
    const html = await response.text()
    expect(html).toContain('Padma Overseas Ltd issued this receipt.')
    expect(html.replace(/\u00a0/g, ' ')).toContain('BDT 5,000.50')
    expect(html).toContain('19\u00a0November 2026')
    for (const secret of ['sadia', 'Canary', 'canary', 'Amina Rahman'])
      expect(html).not.toContain(secret)
    expect(html).toContain('A private company, not a government.')
    expect(response.headers.get('x-robots-tag')).toContain('noindex')
    expect(response.headers.get('content-security-policy')).not.toContain('script-src')
    const words = html.replace(/<[^>]+>/g, ' ')
    expect(words).not.toMatch(/\b(valid|genuine|official|certified|verified)\b/i)
  })

  test('is confirmed as typed too, and in Bengali', async () => {
    const fields = { receipt: '2026 000001', check: check.toLowerCase() }
    expect(await (await typed(fields)).text()).toContain('issued this receipt.')
    const bengali = await (await byCode('২০২৬-০০০০০১', check, 'bn')).text()
    expect(bengali).toContain('এই রসিদটি Padma Overseas Ltd দিয়েছে।')
    expect(bengali).toContain('৫,০০০.৫০')
  })

  test('has its answer in title and heading, and something to compare only where it is confirmed', async () => {
    const issued = await (await byCode('2026-000001')).text()
    const unknown = await (await byCode('2026-000002')).text()
    for (const [html, answer] of [
      [issued, 'We issued this receipt'],
      [unknown, 'We cannot confirm this receipt'],
    ] as const) {
      expect(html).toContain(`<title>${answer}`)
      expect(html).toContain(`<h1>${answer}</h1>`)
      expect(html).toContain('Who paid, and what for.')
      expect(html).toContain('says nothing about any visa or permit.')
    }
    const compare = 'Compare number, amount and date with the document in your hand.'
    expect(issued).toContain(compare)
    expect(unknown).not.toContain(compare)
    expect(unknown).toContain('value="2026-000002"')
  })

  test('without its check value is asked for it, and what was typed stays', async () => {
    const response = await typed({ receipt: '2026-000001', check: ' ' })
    expect(response.status).toBe(422)
    const html = await response.text()
    expect(html).toContain('Type the check value printed next to the number')
    expect(html).toContain('value="2026-000001"')
    expect(openWays(html)).toEqual(['by-receipt-title'])
  })

  test('is looked up ten times a minute and no more', async () => {
    const statuses: number[] = []
    for (let tries = 0; tries < 11; tries += 1)
      statuses.push((await byCode('2026-000001', check, 'en', '203.0.113.10')).status)
    expect(statuses).toEqual([...Array(10).fill(200), 429])
  })
})
