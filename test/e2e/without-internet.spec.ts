import type { Browser, Page } from '@playwright/test'
import { expect, test } from '#test/job'
import { picture, takeOn } from '#test/looks'
import { openFile } from '#test/opened-file'
import { phonePhotoJpeg } from '#test/phone-photos'
import type { CandidateFile, SeededProduct } from '#test/seeded'

const phone = { width: 360, height: 640 }
const details = { nationality: 'BD', destinationCountry: 'CA', flightOn: '2026-12-12' }

/** Somebody's own phone, with the card of an open file on it. */
async function cardOf(browser: Browser, product: SeededProduct) {
  const photo = await phonePhotoJpeg({ width: 480, height: 600, label: 'Portrait' })
  const file = await product.newFile([['photo', photo]], details)
  const context = await browser.newContext({ viewport: phone, baseURL: product.url })
  const page = await context.newPage()
  await openFile(page, file)
  await page.goto('/file/card')
  return { page, file }
}

async function keep(page: Page) {
  await page.getByRole('button', { name: 'Keep on this phone' }).click()
  await expect(page.getByText('It is kept on this phone.')).toBeVisible()
}

/** Everything that scripts of this site keep in this browser. */
const keptIn = (page: Page) =>
  page.evaluate(async () => {
    const entries: { path: string; text: string }[] = []
    for (const name of await caches.keys()) {
      const cache = await caches.open(name)
      for (const request of await cache.keys()) {
        const answer = await cache.match(request)
        const { pathname } = new URL(request.url)
        const isText = answer?.headers.get('content-type')?.startsWith('text/')
        entries.push({ path: pathname, text: isText ? await (answer as Response).text() : '' })
      }
    }
    const registrations = await navigator.serviceWorker.getRegistrations()
    const rest = [...Object.keys(localStorage), ...Object.keys(sessionStorage)]
    const stores = (await indexedDB.databases()).map(({ name }) => name)
    return { entries, workers: registrations.length, rest: [...rest, ...stores] }
  })

const nothing = { entries: [], workers: 0, rest: [] }

async function goTo(page: Page, path: string) {
  await page.goto(path)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
}

/** Expects that the same browser has nothing to show for an address. */
async function expectNone(page: Page, path: string) {
  const other = await page.context().newPage()
  await expect(other.goto(path)).rejects.toThrow(/ERR_INTERNET_DISCONNECTED/)
  await other.close()
}

test('a card that was kept opens without internet, with nothing else, and is gone with one press', async ({
  browser,
  product,
}) => {
  const { page, file } = await cardOf(browser, product)
  // Before somebody presses the button nothing is kept, and no worker runs.
  await expect(page.getByRole('button', { name: 'Keep on this phone' })).toBeVisible()
  expect(await keptIn(page)).toEqual(nothing)
  await picture(page, 'card before it is kept 360')
  await keep(page)
  const { entries, workers, rest } = await keptIn(page)
  const paths = entries.map(({ path }) => path.replace(/-[\w-]{10}\.css$/, '.css'))
  expect(paths.toSorted()).toEqual(['/assets/kept.css', '/kept', '/kept/card.png'])
  expect([workers, rest]).toEqual([1, []])
  const text = entries.map((entry) => entry.text).join('\n')
  for (const secret of secretsOf(file)) expect(text).not.toContain(secret)
  await page.goto('/file')
  await page.getByRole('button', { name: 'Close this file' }).click()
  await goTo(page, '/')
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Kept on this phone')

  await page.context().setOffline(true)
  await goTo(page, '/')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Kept on this phone')
  await expect(page.locator('.who')).toContainText('A private company, not a government.')
  await expect(page.locator('.licence')).toContainText(/, as of /)
  const card = page.locator('img')
  await expect(card).toHaveCount(1)
  expect(await card.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(873)
  await expect(page.locator('a[href="tel:911"]')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Our office' })).toBeVisible()
  for (const theme of ['light', 'dark'] as const)
    for (const width of [360, 1280]) {
      await takeOn(page, { theme, width })
      await picture(page, `without internet ${width} ${theme}`)
    }
  // No other page comes from what is kept.
  for (const path of ['/check', '/file', '/file/card', '/file/card.png', '/help', '/notices'])
    await expectNone(page, path)

  await goTo(page, '/')
  await page.getByRole('button', { name: 'Remove from this phone' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Removed from this phone.')
  await expect(page.locator('img')).toHaveCount(0)
  await picture(page, 'without internet, removed')
  await expectNone(page, '/')
  await page.context().setOffline(false)
  await goTo(page, '/kept')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Nothing is kept on this phone')
  expect(await keptIn(page)).toEqual(nothing)
  await page.context().close()
})

/** What opens the file, and what is in it and not on the card. */
const secretsOf = ({ passportNumber, accessCode }: CandidateFile) => [
  ...[passportNumber, accessCode, accessCode.replace('-', '')],
  ...['viewing', '/file/share', '/file/documents'],
]

test('another card than the kept one says so on the opened file, and takes its place when asked', async ({
  browser,
  product,
}) => {
  const { page, file } = await cardOf(browser, product)
  await keep(page)
  await page.reload()
  await expect(page.getByText('This card is kept on this phone.')).toBeVisible()
  const { version } = await product.call('GET', `/records/${file.id}`)
  await product.call('PATCH', `/records/${file.id}`, { flightOn: '2026-12-14' }, version)
  await page.reload()
  await expect(page.getByText('Another card is kept on this phone')).toBeVisible()
  // Without the open file nobody learns that it is old.
  await goTo(page, '/kept')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Kept on this phone')
  await expect(page.locator('body')).not.toContainText('older')
  await page.goto('/file/card')
  await page.getByRole('button', { name: 'Keep this card instead' }).click()
  await expect(page.getByText('This card is kept on this phone.')).toBeVisible()
  await page.getByRole('button', { name: 'Remove from this phone' }).click()
  await expect(page.getByText('Removed from this phone.')).toBeVisible()
  expect(await keptIn(page)).toEqual(nothing)
  await page.context().close()
})

test('where the file has closed meanwhile, or the network fails, nothing is kept by half', async ({
  browser,
  product,
}) => {
  const { page, file } = await cardOf(browser, product)
  await page.route('**/file/card.png', (route) => route.abort())
  const pressed = page.getByRole('button', { name: 'Keep on this phone' })
  await pressed.click()
  await expect(page.getByText('That did not work.')).toBeVisible()
  expect(await keptIn(page)).toEqual(nothing)
  await page.unroute('**/file/card.png')
  await product.call('POST', `/records/${file.id}/access-code`)
  await pressed.click()
  await expect(page.getByText('That did not work.')).toBeVisible()
  expect(await keptIn(page)).toEqual(nothing)
  await page.context().close()
})

test('the server switches it off: what was kept goes at the next visit', async ({
  browser,
  product,
}) => {
  const { page, file } = await cardOf(browser, product)
  await keep(page)
  // A server that is down is none that says so.
  await product.stop()
  await goTo(page, '/')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Kept on this phone')
  product.env.CANDOR_KEEP_ON_PHONE = 'off'
  await product.restart()
  await goTo(page, '/')
  await expect.poll(() => keptIn(page)).toEqual(nothing)
  await openFile(page, file)
  await page.goto('/file/card')
  await expect(page.locator('[data-keep]')).toHaveCount(0)
  await expect(page.locator('script')).toHaveCount(0)
  delete product.env.CANDOR_KEEP_ON_PHONE
  await product.restart()
  await page.context().close()
})
