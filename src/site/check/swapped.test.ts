import { beforeEach, describe, expect, test } from 'vitest'
import { writeWrongCodes, wrongCodesInAll } from '#modules/lookup'
import { makeShare } from '#modules/shares'
import { signedInBrowser } from '#test/browser'
import { approvedRecord } from '#test/candidates'
import { startTestApp } from '#test/test-app'
import { forEachTest, people } from '#test/test-runtime'
import { uploadScan } from '#test/upload-scan'

const app = forEachTest(() => startTestApp())
const record = forEachTest(() =>
  approvedRecord(app, { passportNumber: 'AB1234567', referenceNumber: 'W100200300' }),
)
let code: string
beforeEach(async () => {
  code = await app.code(record.id)
})

let addresses = 0
function ask(fields: Record<string, string>, path = '/check', from?: string) {
  addresses += 1
  const body = new URLSearchParams(fields)
  return app.request(path, { method: 'POST', body, from: from ?? `192.0.2.${addresses}` })
}

describe('number and code in each other’s field', () => {
  test('open the file, whatever number and however the code is written', async () => {
    const numbers = ['AB1234567', 'W100200300', record.reference]
    for (const number of numbers)
      for (const typed of [code, code.toLowerCase().replace('-', ''), `Your code: ${code}`])
        expect([number, typed, (await ask({ number: typed, code: number })).status]).toEqual([
          number,
          typed,
          303,
        ])
  })

  test('open it where both have ten characters that could be a code', async () => {
    const { id } = await approvedRecord(app, { passportNumber: 'C01X0T47GH' })
    const own = await app.code(id)
    for (const fields of [
      { number: 'C01X0T47GH', code: own },
      { number: own, code: 'C01X0T47GH' },
    ])
      expect((await ask(fields)).status).toBe(303)
  })

  test('link the file of an account', async () => {
    await app.addPerson('student', 'sadia@padma.example')
    const sadia = await signedInBrowser(app, 'sadia@padma.example')
    expect((await sadia.post('/my/file', { number: code, code: 'AB1234567' })).status).toBe(303)
    expect(await sadia.text('/my/file')).toContain('Your file is linked.')
  })

  test('open a share', async () => {
    const admin = app.as(people.amina)
    await uploadScan(admin, record.id, 'visa-paper')
    const choice = { kinds: ['visa-paper'], purpose: 'bank', label: 'L', days: 7 } as never
    const { shareCode } = await admin.write((ctx) =>
      makeShare(ctx, { recordId: record.id, kinds: null }, choice),
    )
    for (const number of ['AB1234567', 'ab 123-4567'])
      expect((await ask({ number: shareCode, code: number }, '/shared')).status).toBe(303)
  })

  test('tell no more than otherwise, and count as one try (H7)', async () => {
    const wrong = { number: '7QXK2-M9PDA', code: 'AB1234567' }
    const known = await ask(wrong)
    expect(known.status).toBe(404)
    const html = await known.text()
    expect(html).toContain('No Data Found')
    const unknown = await (await ask({ ...wrong, code: 'ZZ9999999' })).text()
    expect(unknown.replaceAll('ZZ9999999', 'AB1234567')).toBe(html)
    const both = { number: '7QXK2-M9PDA', code: 'C01X0-T47GH' }
    const from = '203.0.113.7'
    const statuses: number[] = []
    for (let tries = 0; tries < 11; tries += 1)
      statuses.push((await ask(both, '/check', from)).status)
    expect(statuses).toEqual([...Array(10).fill(404), 429])
    await writeWrongCodes(app.system)
    expect(await app.system.read(wrongCodesInAll)).toMatchObject({ access: 13 })
  })
})

test('a code that is too short is told beside a number that is missing, or by itself', async () => {
  const short = 'The code is too short'
  const missing = 'Type your passport number or your reference number'
  const both = await ask({ number: '', code: '7QXK' })
  expect(both.status).toBe(422)
  const html = await both.text()
  expect(html).toContain(`<a href="#number">${missing}</a>`)
  expect(html).toContain(`<a href="#code">${short}`)
  expect(await (await ask({ number: 'AB1234567', code: '7QXK' })).text()).toContain(short)
  const nine = await (await ask({ number: '', code: 'ZKX-K2M-8PD' })).text()
  expect(nine).toContain(missing)
  expect(nine).toContain('An access code has ten letters and numbers')
})
