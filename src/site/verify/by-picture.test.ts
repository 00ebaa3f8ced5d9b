import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { qrPhoto, qrPng } from '#test/qr-pictures'
import { startTestApp } from '#test/test-app'
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

describe('a QR code in a picture', () => {
  test('with a reference fills the field in, and looks nothing up by itself', async () => {
    const html = await answerTo('CR-7K2M9QXD')
    expect(html).toContain('This code contains a reference.')
    expect(html).toMatch(/<input[^>]*id="reference"[^>]*value="CR-7K2M9QXD"/)
    expect(html).not.toContain('cannot tell you anything')
    expect(openWays(html)).toEqual(['by-picture-title'])
  })

  test('of a receipt fills number and check value in', async () => {
    const html = await answerTo(`${own}/verify?receipt=2026-000001&check=7K2M-9QXD`)
    expect(html).toContain('This code contains a receipt.')
    expect(html).toMatch(/<input[^>]*id="receipt"[^>]*value="2026-000001"/)
    expect(html).toMatch(/<input[^>]*id="check"[^>]*value="7K2M-9QXD"/)
    expect(openWays(html)).toEqual(['by-receipt-title', 'by-picture-title'])
  })

  test('that leads here is no proof, and the page is a link of this site', async () => {
    const html = await answerTo(`${own}/check`)
    expect(html).toContain('That tells you nothing about the document')
    expect(html).toContain('<a href="/check">Open that page</a>')
  })

  test('that leads elsewhere names the host, and links nowhere', async () => {
    const html = await answerTo('https://evisa-canada.example/check?x=1')
    expect(html).toContain('not to us: evisa-canada.example.')
    expect(html).not.toContain('href="https://evisa-canada.example')
  })

  test('with anything else says so, in the language of the page', async () => {
    const answer = await send(await qrPng('WIFI:S:padma;;'), { language: 'bn' })
    expect(await answer.text()).toContain('এই কোডে কোনো ওয়েব ঠিকানা')
  })

  test('is read on a photo of a phone', async () => {
    const answer = await send(await qrPhoto(`${own}/check`, 12))
    expect(await answer.text()).toContain('This code leads to our website.')
  })
})

describe('a picture that cannot be read', () => {
  test.each([
    ['nothing chosen', new Uint8Array(), 422, 'Choose a picture first'],
    ['no picture', Buffer.from('words'), 415, 'We cannot read this file.'],
    ['a larger file', new Uint8Array(6 * 1024 * 1024), 413, 'The picture is larger than'],
    ['no code', null, 422, 'We found no QR code'],
  ])('%s: the sentence stands at the field', async (_, bytes, status, sentence) => {
    const answer = await send(bytes ?? (await emptyPicture()))
    const html = await answer.text()
    expect([answer.status, html.includes(sentence)]).toEqual([status, true])
    expect(html).toMatch(/<input[^>]*id="picture"[^>]*aria-invalid="true"/)
    expect(openWays(html)).toEqual(['by-picture-title'])
    expect(html).not.toContain('canary-name')
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
