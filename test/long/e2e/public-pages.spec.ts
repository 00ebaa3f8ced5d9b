import { join } from 'node:path'
import { type Browser, chromium, expect, type Page, test } from '@playwright/test'
import { chromiumLaunch } from '#test/chromium'
import { type Held, hold, letGo } from '#test/held'
import { cookieOf } from '#test/screen'

let held: Held
test.use({ ignoreHTTPSErrors: true })

test.beforeAll(async () => {
  held = await hold()
})

test.afterAll(() => letGo(held))

/** Types into the question and sends it. */
async function ask(page: Page, number: string, code: string): Promise<void> {
  await page.goto(`${held.product.url}/check`)
  await page.getByRole('main').getByLabel('Passport or reference number').fill(number)
  await page.getByLabel('Access code').fill(code)
  await page.getByRole('button', { name: 'Open my file' }).click()
}

async function pageIn(browser: Browser, theme: string, width: number): Promise<Page> {
  const context = await browser.newContext({ viewport: { width, height: 900 } })
  await context.addCookies([held.product, held.bare].map((one) => cookieOf(one, 'theme', theme)))
  return context.newPage()
}

test('at 200% zoom nothing is cut off and nothing scrolls sideways', async ({ browser }) => {
  // Zooming to 200% halves the width that styles see.
  const page = await pageIn(browser, 'light', 640)
  const openFile = () => ask(page, held.passportNumber, held.accessCode)
  for (const open of [() => page.goto(held.product.url), () => ask(page, '', ''), openFile]) {
    await open()
    const scroll = await page.evaluate(() => document.documentElement.scrollWidth)
    expect(scroll).toBeLessThanOrEqual(640)
  }
  await page.context().close()
})

/** Tells whether each piece of text of an element lies within the width of the screen. */
function liesWithin(page: Page, selector: string): Promise<boolean> {
  return page.locator(selector).evaluate((element) => {
    const range = document.createRange()
    range.selectNodeContents(element)
    const boxes = [...range.getClientRects()]
    return boxes.every(({ left, right }) => left >= 0 && right <= window.innerWidth)
  })
}

for (const [size, paths] of [
  [24, ['/', '/check']],
  [32, ['/', '/check']],
] as const)
  test(`letters of ${size} px cut nothing off the first line, and break no word of the name`, async () => {
    const args = [...(chromiumLaunch.args ?? []), `--blink-settings=defaultFontSize=${size}`]
    const large = await chromium.launch({ ...chromiumLaunch, args })
    const context = await large.newContext({
      viewport: { width: 320, height: 900 },
      ignoreHTTPSErrors: true,
    })
    const page = await context.newPage()
    for (const path of paths) {
      await page.goto(held.product.url + path)
      expect(await liesWithin(page, '.who strong'), path).toBe(true)
      // "Padma Overseas Ltd" has the width of the screen: two lines at most.
      const lines = await page.locator('.top .name bdi').evaluate((element) => {
        const range = document.createRange()
        range.selectNodeContents(element)
        return new Set([...range.getClientRects()].map(({ bottom }) => Math.round(bottom))).size
      })
      expect(lines, path).toBeLessThanOrEqual(2)
      const scroll = await page.evaluate(() => document.documentElement.scrollWidth)
      expect(scroll, path).toBeLessThanOrEqual(320)
    }
    await large.close()
  })

test('on paper the first line says who printed it, and nothing is left to press', async ({
  browser,
}) => {
  const page = await pageIn(browser, 'dark', 800)
  await ask(page, held.passportNumber, held.accessCode)
  await page.emulateMedia({ media: 'print' })
  const who = page.getByText('A private company, not a government.')
  await expect(who).toBeVisible()
  expect((await who.boundingBox())?.y).toBeLessThan(60)
  await expect(page.locator('button:visible, summary:visible')).toHaveCount(0)
  await expect(page.getByRole('heading', { name: 'What only the authority' })).toBeVisible()
  const ground = await page.evaluate(() => getComputedStyle(document.body).backgroundColor)
  expect(ground).toBe('rgb(255, 255, 255)')
  await page.screenshot({
    path: join(test.info().project.outputDir, 'screens', 'file-print.png'),
    fullPage: true,
  })
  await page.context().close()
})

test('a print has every page of the documents, and when it was taken', async ({ browser }) => {
  const page = await pageIn(browser, 'light', 800)
  await ask(page, held.passportNumber, held.accessCode)
  const later = page.getByRole('img', { name: /page 2 of 3/, includeHidden: true })
  await expect(later).toBeHidden()
  // Printing fetches them. A headless browser draws the PDF without waiting for that, so the second one counts.
  await page.pdf({ format: 'A4' })
  const missing = () =>
    page
      .locator('img[src*="page="]')
      .evaluateAll((all) => all.filter((one) => !(one as HTMLImageElement).naturalWidth).length)
  await expect.poll(missing).toBe(0)
  // A PDF names the width of each picture in it; on the screen none is this wide.
  const print = (await page.pdf({ format: 'A4' })).toString('latin1')
  expect(print.match(/\/Width 1600\b/g)).toHaveLength(2)
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByText(/^Taken from this site on /)).toBeVisible()
  await page.context().close()
})

test('without script a file opens, shows its pictures, is kept as a copy, and closes', async ({
  browser,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await ask(page, held.passportNumber.toLowerCase(), held.accessCode.replace('-', ' '))
  await expect(page.getByRole('heading', { name: 'Rahima Khatun' })).toBeVisible()
  const pictures = page.locator('main img:visible')
  await expect(pictures).toHaveCount(6)
  for (const picture of await pictures.all()) {
    await picture.scrollIntoViewIfNeeded()
    const address = await picture.getAttribute('src')
    const answer = await context.request.get(held.product.url + address)
    expect(answer.headers()['content-type']).toMatch(/^image\//)
  }
  const download = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Keep a copy (PDF)' }).click()
  expect((await download).suggestedFilename()).toMatch(/^CR-[A-Z0-9]{8}\.pdf$/)
  expect(await (await download).failure()).toBe(null)
  await page.getByRole('button', { name: 'Close this file' }).click()
  await expect(page.getByRole('status')).toContainText('The file is closed')
  await page.goto(`${held.product.url}/file`)
  await expect(page).toHaveURL(`${held.product.url}/check`)
  await context.close()
})

test('the keyboard reaches everything in the order in which it is read', async ({ browser }) => {
  const page = await pageIn(browser, 'dark', 1280)
  await page.goto(`${held.product.url}/check`)
  const reached: string[] = []
  for (let step = 0; step < 12; step += 1) {
    await page.keyboard.press('Tab')
    const { name, outline } = await page.evaluate(() => {
      const element = document.activeElement as HTMLElement
      const { outlineStyle: outline } = getComputedStyle(element)
      return { name: element.id || element.textContent, outline }
    })
    expect(outline, `focus is seen on ${name}`).not.toBe('none')
    reached.push(name ?? '')
  }
  expect(reached).toEqual([
    'Skip to the content',
    'What this site is',
    'Ask the government',
    'Padma Overseas Ltd',
    'see the public register',
    'find',
    'Find',
    'বাংলা',
    'Menu',
    'number',
    'code',
    'Open my file',
  ])
  await page.context().close()
})
