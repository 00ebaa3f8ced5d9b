import { expect, type Page, test } from '@playwright/test'
import { type Held, hold, letGo } from '#test/held'
import { apiKey } from '#test/product'
import { cookieOf, send } from '#test/screen'

const languages = ['en', 'bn', 'hi', 'ne', 'ar', 'fil']
const pages = [
  ...['/', '/check', '/check/lmia', '/verify', '/shared', '/report', '/complaint', '/new-code'],
  ...['/another-contract', '/official-checks', '/help', '/notices', '/about', '/domains'],
  ...['/legal/privacy', '/login', '/register', '/forgot'],
]
const longName = 'Padma Overseas Recruiting Agency of Greater Cumilla Ltd'
/** As many letters as fit into a line, but of the widest. */
const wideName = 'WWWW MMMM WWWW Ltd'
const bengaliName = 'পদ্মা ওভারসিজ রিক্রুটিং এজেন্সি'
const unbroken = 'Padmaoverseasrecruitingagencyofcumilla Ltd'

let held: Held
test.use({ ignoreHTTPSErrors: true, viewport: { width: 360, height: 640 } })
test.beforeAll(async () => {
  held = await hold({}, languages)
})
test.afterAll(() => letGo(held))

test('the search stands in the head of every public page, and of no opened file', async ({
  page,
}) => {
  for (const path of pages) {
    await page.goto(held.product.url + path)
    await expect(page.locator('header search #find'), path).toHaveCount(1)
  }
  await send(page, held, '/check', { number: held.passportNumber, code: held.accessCode })
  await expect(page.locator('.portrait')).toBeVisible()
  await expect(page.locator('search')).toHaveCount(0)
})

test('on a phone the search is its sign, which opens to a field as wide as the screen', async ({
  page,
}) => {
  await page.goto(`${held.product.url}/verify`)
  const field = page.locator('#find')
  const find = page.locator('header search button')
  expect((await field.boundingBox())?.width).toBe(44)
  await expect(find).toHaveCSS('opacity', '0')
  const heading = page.locator('h1')
  const before = await heading.boundingBox()
  await field.click()
  await expect(find).toHaveCSS('opacity', '1')
  // Nothing moves from under a finger that goes elsewhere.
  expect(await heading.boundingBox()).toEqual(before)
  expect((await field.boundingBox())?.width).toBeGreaterThan(200)
  await field.fill(held.passportNumber)
  // Stays open for the button, also where a browser takes the focus from the field first.
  await field.blur()
  await find.click()
  await expect(page).toHaveURL(/\/check/)
  await expect(page.locator('main input[name=number]')).toHaveValue(held.passportNumber)
})

for (const name of ['Padma Overseas Ltd', longName, wideName, bengaliName, unbroken])
  test(`on a phone the whole name stands in one row with language and menu: ${name}`, async ({
    page,
  }) => {
    await renameTo(name)
    for (const language of languages) {
      await page.context().addCookies([cookieOf(held.product, 'language', language)])
      await page.goto(`${held.product.url}/report`)
      await expect(page.locator('html')).toHaveAttribute('lang', language)
      await expectOneRow(page, language)
      await expectWhole(page, name)
      const field = page.locator('main form :is(input, textarea):not([type=hidden])').first()
      expect.soft((await field.boundingBox())?.y, language).toBeLessThan(420)
    }
  })

async function expectOneRow(page: Page, language: string): Promise<void> {
  const row = page.locator('.name bdi, .tongues > summary, .menu > summary')
  const boxes = await row.evaluateAll((parts) => parts.map((part) => part.getBoundingClientRect()))
  expect(boxes).toHaveLength(3)
  const middles = boxes.map(({ top, height }) => top + height / 2)
  for (const middle of middles) expect.soft(middle, language).toBeCloseTo(middles[0] ?? 0, -0.5)
}

/** Every letter is on the screen: nothing hides a part of the name, and nothing lies over it. */
async function expectWhole(page: Page, name: string): Promise<void> {
  const letters = await page.locator('.name bdi').evaluate((element) => {
    const text = element.firstChild as Text
    return Array.from({ length: text.length }, (_, at) => {
      const range = document.createRange()
      range.setStart(text, at)
      range.setEnd(text, at + 1)
      const { left, top, width, height } = range.getBoundingClientRect()
      const under = document.elementFromPoint(left + width / 2, top + height / 2)
      return { letter: text.data[at], width, isSeen: under === element }
    })
  })
  expect(letters.map(({ letter }) => letter).join('')).toBe(name)
  // A joined letter or a space at the end of a line is no wider than nothing.
  const hidden = letters.filter(({ width, isSeen }) => width > 0 && !isSeen)
  expect.soft(hidden).toEqual([])
}

async function renameTo(name: string): Promise<void> {
  const headers = {
    authorization: `Bearer ${await apiKey(held.product, 'admin')}`,
    'content-type': 'application/json',
  }
  const url = `${held.product.url}/api/v1/organisation`
  const { version } = await (await fetch(url, { headers })).json()
  const body = JSON.stringify({ legalName: name, displayName: name })
  const answer = await fetch(url, {
    method: 'PATCH',
    headers: { ...headers, 'if-match': String(version) },
    body,
  })
  if (!answer.ok) throw new Error(`Not renamed: ${await answer.text()}`)
}

test('where pictures are blocked their text can be read', async ({ page }) => {
  let arrive = () => {}
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve
  })
  await page.route('**/api/v1/**', async (route) => {
    await arrived
    await route.abort()
  })
  await send(page, held, '/check', { number: held.passportNumber, code: held.accessCode })
  const portrait = page.locator('.portrait')
  const drawn = () => portrait.screenshot({ animations: 'disabled' })
  const setWait = (wait: string) =>
    portrait.locator('span').evaluate((element, text) => {
      element.textContent = text
    }, wait)
  const waiting = await drawn()
  await setWait('')
  expect((await drawn()).equals(waiting)).toBe(false)
  arrive()
  await expect
    .poll(() => portrait.locator('img').evaluate((img) => (img as HTMLImageElement).complete))
    .toBe(true)
  const broken = await drawn()
  await setWait('Please wait a moment')
  expect((await drawn()).equals(broken)).toBe(true)
})
