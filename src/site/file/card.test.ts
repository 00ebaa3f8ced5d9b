import sharp from 'sharp'
import { expect, test, vi } from 'vitest'
import { languages } from '#platform/languages.schema'
import { openBrowser } from '#test/browser'
import { fillFile } from '#test/candidate-file'
import { chooseSettings, offerEveryLanguage } from '#test/choose-settings'
import { startTestApp } from '#test/test-app'
import { people } from '#test/test-runtime'
import { uploadScan } from '#test/upload-scan'

const app = await startTestApp('sqlite', { CANDOR_RAISED_LIMITS: '198.51.100.7' })
const key = await app.key('admin')
const details = {
  ...{ name: 'Rahima Khatun Chowdhury', nationality: 'BD', destinationCountry: 'CA' },
  ...{ fatherName: 'Abdul Karim', motherName: 'Amena Begum', address: '12 Lake Road, Sylhet' },
  ...{ flightOn: '2026-12-12', dateOfBirth: '1991-05-04', telephone: '+8801711123456' },
}
const { record, code } = await fillFile(app, ['photo', 'visa-paper'], details)
const terms = {
  ...{ employer: 'Northfield Greenhouses Inc.', place: 'Leamington' },
  wage: { amount: 1720, currency: 'CAD', period: 'hour' },
}
await app.call('PUT', `/records/${record.id}/contract/terms`, { key, version: 0, body: terms })

await offerEveryLanguage(app)
/** What each drawn card was made of. */
const drawn: { content: string; isRightToLeft: boolean }[] = []
const { images } = app.runtime
const draw = images.drawJourneyCard.bind(images)
vi.spyOn(images, 'drawJourneyCard').mockImplementation((card) => {
  const { photo, qr, ...content } = card
  expect(photo).not.toBeNull()
  expect(qr.length).toBeGreaterThan(20)
  drawn.push({ content: JSON.stringify(content), isRightToLeft: card.isRightToLeft })
  return draw(card)
})

async function opened(language: string) {
  const browser = openBrowser(app, language)
  await browser.post('/check', { number: record.reference, code })
  return browser
}
async function pictureIn(browser: Awaited<ReturnType<typeof opened>>): Promise<Buffer> {
  const answer = await browser.get('/file/card.png')
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/png'])
  expect(answer.headers.get('cache-control')).toBe('private, no-store')
  return Buffer.from(await answer.arrayBuffer())
}

/** Nobody who finds the card learns these, or opens anything with them. */
const secrets = [
  ...[code, code.replace('-', ''), 'AB1234567', '1991', '১৯৯১', '१९९१', '١٩٩١', '4 May'],
  ...['12 Lake Road', 'Sylhet', '+8801711123456'],
  ...['Abdul Karim', 'Amena', '17.20', '1720'],
]

test('in each language the card is one A6 picture of at most 100 kB, and holds nothing that opens the file', async () => {
  const faults: string[] = []
  for (const language of languages) {
    const browser = await opened(language)
    const png = await pictureIn(browser)
    const { width, height, format } = await sharp(png).metadata()
    if (width !== 873 || height !== 1232 || format !== 'png') faults.push(`${language}: its size`)
    if (png.length > 100_000) faults.push(`${language}: ${png.length} bytes`)
    const text = await images.sentBy('a telephone').readQr(png)
    if (text !== new URL('/check', app.runtime.config.url).href)
      faults.push(`${language}: its code says ${text}`)
    const { content, isRightToLeft } = drawn.at(-1) ?? { content: '', isRightToLeft: null }
    if (isRightToLeft !== (language === 'ar')) faults.push(`${language}: its direction`)
    for (const said of ['Rahima Khatun Chowdhury', '•••••4567', record.reference, 'Northfield'])
      if (!content.includes(said)) faults.push(`${language}: no ${said}`)
    // Whoever helps abroad reads English.
    for (const said of ['Please help me call', 'A private company, not a government.', 'Not an ID'])
      if (!content.includes(said)) faults.push(`${language}: no ${said}`)
    const [html, kept] = [await browser.text('/file/card'), await browser.text('/file/card/kept')]
    for (const secret of secrets)
      if ([content, html, kept].some((text) => text.includes(secret)))
        faults.push(`${language}: ${secret}`)
    if (!/class="button"[^>]*download[^>]*>[^<]*PNG[^<]*\p{Nd}{2}/u.test(html))
      faults.push(`${language}: no size on the button`)
    if (/<script(?! type="module" src="\/islands\/keep-on-phone-)|<form[^>]*card/.test(html))
      faults.push(`${language}: more than a page`)
  }
  expect(faults).toEqual([])
})

test('it names only numbers of reviewed rows; a row without one falls out', async () => {
  const html = await (await opened('en')).text('/file/card')
  expect(html).toContain('Danger: police, Canada')
  expect(html).toContain('href="tel:911"')
  expect(html).toContain('href="tel:+18666029448"')
  expect(html).toContain('href="tel:+8809610102030"')
  // The table has no telephone of this embassy.
  expect(html).not.toContain('Embassy of Bangladesh')
})

const edit = (changes: object) => app.edit(record.id, changes)
/** What changes each fact that stands on the card. */
const changes: Record<string, () => Promise<unknown>> = {
  place: async () => {
    const body = { ...terms, place: 'Windsor' }
    await app.json('PUT', `/records/${record.id}/contract/terms`, { key, version: 1, body })
  },
  name: () => edit({ name: 'Rahima Khatun' }),
  flight: () => edit({ flightOn: '2026-12-14' }),
  'its time': () => edit({ flightTime: '02:15', flightZone: 'Asia/Dhaka' }),
  'its number': () => edit({ flightNumber: 'BG305' }),
  destination: () => edit({ destinationCountry: 'SG' }),
  passport: () => edit({ passportNumber: 'AB1234599' }),
  telephone: () => chooseSettings(app, { telephones: ['+880 2 5555 1234'] }),
  photo: async () => uploadScan(app.as(people.amina), record.id, 'photo', 'another'),
}

const isOld = (html: string) => html.includes('The card you saved is old')

test.each(Object.entries(changes))(
  'it is drawn once, anew when this on it changes, and then said to be old in the file: %s',
  async (_, change) => {
    const browser = await opened('en')
    await browser.get('/file/card')
    const first = await pictureIn(browser)
    const before = drawn.length
    expect((await pictureIn(browser)).equals(first)).toBe(true)
    expect(drawn.length).toBe(before)
    expect(isOld(await browser.text('/file'))).toBe(false)
    await change()
    expect(isOld(await browser.text('/check'))).toBe(false)
    expect(isOld(await browser.text('/file'))).toBe(true)
    // In another language it is the same card.
    const again = await browser.text('/file/card')
    expect(again).toContain('card.png')
    expect((await pictureIn(browser)).equals(first)).toBe(false)
    expect(isOld(await browser.text('/file'))).toBe(false)
    await (await opened('bn')).get('/file/card')
    expect(isOld(await browser.text('/file'))).toBe(false)
  },
)

test('what is not on it makes no card old', async () => {
  const browser = await opened('en')
  await browser.get('/file/card')
  await edit({ address: 'House 9, Sylhet', telephone: '+8801811999999' })
  await uploadScan(app.as(people.amina), record.id, 'ticket', 'a ticket')
  app.clock.move(60_000)
  expect(isOld(await browser.text('/file'))).toBe(false)
})

test('of the cards that were opened only the last is noted', async () => {
  const items = async () => (await app.rows('newsSeen')).map(({ item }) => item)
  const cards = (await items()).filter((item) => item.startsWith('card'))
  expect(cards).toHaveLength(1)
})

test('without an open file there is none', async () => {
  const answer = await app.request('/file/card.png')
  expect(answer.status).not.toBe(200)
  expect(answer.headers.get('content-type')).not.toBe('image/png')
})
