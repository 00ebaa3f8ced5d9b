import { expect, type Page, test } from '@playwright/test'
import { callAboutRecord, callApi, openFileByCode } from '#test/call-api'
import { openDashboard, signedIn } from '#test/dashboard'
import { fileDocuments } from '#test/filed-records'
import { handbookPicture } from '#test/handbook-picture'
import { expectFitAndAccessible } from '#test/looks'
import { documentPng, phonePhotoJpeg, threePagePdf } from '#test/phone-photos'
import {
  addRecord,
  apiKey,
  type Credentials,
  type Product,
  setUpProduct,
  startProduct,
} from '#test/product'

let product: Product
let admin: Credentials
let adminKey: string
let moderatorKey: string
/** Approved once, changed since: documents, versions, code, a share. */
let rich: string

test.beforeAll(async () => {
  product = await startProduct({ env: { CANDOR_RAISED_LIMITS: '127.0.0.1,::1' } })
  admin = await setUpProduct(product)
  adminKey = await apiKey(product, 'admin', 'candidates')
  moderatorKey = await apiKey(product, 'moderator')
  rich = await richRecord()
})
test.afterAll(() => product.remove())

async function richRecord(): Promise<string> {
  const { id, passportNumber } = await addRecord(product, moderatorKey)
  await fileDocuments(product, moderatorKey, id, [
    ['photo', await phonePhotoJpeg({ width: 900, height: 700 })],
    ['work-permit', await documentPng('First scan')],
    ['visa-paper', threePagePdf()],
  ])
  await callAboutRecord(product, adminKey, id, ['POST', '/approve'], {})
  const change = { address: 'House 12, Lake Road, Sylhet' }
  await callAboutRecord(product, adminKey, id, ['PATCH', ''], change)
  await fileDocuments(product, adminKey, id, [['work-permit', await documentPng('Second scan')]])
  const proof = await openFileByCode(product, adminKey, { id, passportNumber })
  const share = { kinds: ['work-permit'], purpose: 'bank', label: 'City Bank' }
  await callApi(product, proof, ['POST', '/shares'], share)
  return id
}

test('of a record without documents the details stand beside what staff do with it', async ({
  browser,
}) => {
  const { id } = await addRecord(product, moderatorKey)
  const page = await (await signedIn(product, browser, admin, { width: 1280 })).newPage()
  await openDashboard(page, product, `/records/${id}`, 'Rahima Khatun')
  await expect(page.getByText('No document is on file.')).toBeVisible()
  const main = await page.getByRole('main').boundingBox()
  const details = await page.getByLabel('Details', { exact: true }).boundingBox()
  const notes = await page.getByRole('heading', { name: 'Notes' }).boundingBox()
  if (!main || !details || !notes) throw new Error('One of them is not on the page')
  // From the beginning of the line, half as wide as the page, and the notes beside it.
  expect(details.x - main.x).toBeLessThan(60)
  expect(details.width).toBeGreaterThan(main.width / 3)
  expect(notes.x).toBeGreaterThan(details.x + details.width)
  expect(notes.y).toBeLessThan(details.y + details.height)
  await page.context().close()
})

for (const [theme, width] of [
  ['light', 320],
  ['dark', 1280],
] as const)
  test(`record, full screen, keys and trash fit and are accessible, ${theme}, ${width} px`, async ({
    browser,
  }) => {
    const context = await signedIn(product, browser, admin, { theme, width })
    const page = await context.newPage()
    await openDashboard(page, product, `/records/${rich}`, 'Rahima Khatun')
    await page.getByRole('button', { name: 'Work Permit Certificate', exact: true }).click()
    await page.getByLabel('Beside it').selectOption({ index: 1 })
    await expect(page.getByRole('figure', { name: /version 1/ }).getByRole('img')).toBeVisible()
    const first = page.getByRole('listitem').filter({ hasText: 'added the record' })
    await expect(first).toHaveCount(0)
    await page.getByRole('button', { name: 'Load more' }).click()
    await expect(first).toBeVisible()
    await expectFitAndAccessible(page, 'record')
    await page.getByRole('button', { name: 'Full screen' }).click()
    await expect(page.getByRole('dialog').getByRole('img').first()).toBeVisible()
    await expectFitAndAccessible(page, 'full screen')
    await page.getByRole('dialog').getByRole('button', { name: 'Keyboard shortcuts' }).click()
    await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible()
    await expectFitAndAccessible(page, 'keys')
    await page.keyboard.press('Escape')
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(page.getByRole('button', { name: 'Full screen' })).toBeFocused()
    await openDashboard(page, product, '/trash', 'Trash')
    await expect(page.getByText('The trash is empty.')).toBeVisible()
    await expectFitAndAccessible(page, 'empty trash')
    await context.close()
  })

test('the viewer zooms, turns, and goes through pages and documents by its keys', async ({
  browser,
}) => {
  const context = await signedIn(product, browser, admin)
  const page = await context.newPage()
  const widths: string[] = []
  page.on('request', (request) => {
    const match = /image\?page=1&width=(\d+)/.exec(request.url())
    if (match?.[1]) widths.push(match[1])
  })
  await openDashboard(page, product, `/records/${rich}`, 'Rahima Khatun')
  const picture = page.getByRole('region', { name: /^Picture of/ })
  await expect(picture).toHaveAttribute('aria-busy', 'false')
  expect(widths.slice(0, 2)).toEqual(['480', '960'])
  const scale = page.getByRole('status', { name: 'Zoom' })
  await page.keyboard.press('+')
  await expect(scale).toHaveText('150 %')
  await page.keyboard.press('-')
  await expect(scale).toHaveText('100 %')
  await picture.dblclick()
  await expect(scale).toHaveText('250 %')
  await page.keyboard.press('0')
  await picture.hover()
  await page.keyboard.down('Control')
  await page.mouse.wheel(0, -200)
  await page.keyboard.up('Control')
  await expect(scale).not.toHaveText('100 %')
  await page.keyboard.press('0')
  await pinch(page, 60, 120)
  await expect(scale).toHaveText('200 %')
  await page.keyboard.press('n')
  await expect(page.getByRole('figure', { name: /^Work Permit/ })).toBeVisible()
  await expect(scale).toHaveText('100 %')
  await page.keyboard.press('c')
  await expect(page.getByRole('figure')).toHaveCount(2)
  await page.keyboard.press('n')
  await page.keyboard.press('.')
  await expect(page.getByText('Page 2 of 3')).toBeVisible()
  await page.keyboard.press('t')
  await expect(page.getByRole('img', { name: 'Visa Paper, version 1, page 2' })).toHaveCSS(
    'transform',
    /^matrix\(0, 1, -1, 0|^matrix\(.*e-1\d, 1, -1/,
  )
  await context.close()
})

/** Two fingers on the picture, so far apart at first and in the end; in pixels. */
async function pinch(page: Page, from: number, to: number): Promise<void> {
  await page.getByRole('region', { name: /^Picture of/ }).evaluate(
    (target, distances) => {
      const { left, top } = target.getBoundingClientRect()
      for (const distance of distances) {
        const touches = [0, distance].map(
          (x, identifier) =>
            new Touch({ identifier, target, clientX: left + 50 + x, clientY: top + 80 }),
        )
        const move = new TouchEvent('touchmove', { touches, cancelable: true, bubbles: true })
        target.dispatchEvent(move)
        if (!move.defaultPrevented) throw new Error('The browser would zoom the whole page')
      }
      target.dispatchEvent(new TouchEvent('touchend', { touches: [] }))
    },
    [from, to],
  )
}

test('history, earlier versions, code and shares stand on the record, and end there', {
  tag: '@handbook',
}, async ({ browser }) => {
  const context = await signedIn(product, browser, admin)
  const page = await context.newPage()
  await openDashboard(page, product, `/records/${rich}`, 'Rahima Khatun')
  const history = page.getByRole('list', { name: 'History, newest first' })
  await expect(history).toContainText(
    'changed the permanent address from “House 7, Road 3, Cumilla” to “House 12, Lake Road, Sylhet”',
  )
  await page.getByRole('button', { name: 'Work Permit Certificate', exact: true }).click()
  const versions = page.getByRole('region', { name: 'Versions of Work Permit Certificate' })
  await versions.getByRole('button', { name: 'View version 1' }).click()
  await expect(
    page.getByRole('figure', { name: 'Work Permit Certificate, version 1' }),
  ).toBeVisible()
  await expect(
    page.getByRole('region', { name: 'Checks of Work Permit Certificate' }).getByRole('link'),
  ).toHaveAttribute('href', /^https:\/\//)
  await handbookPicture(page, 'shares', { of: page.getByRole('region', { name: 'Shares' }) })
  await page.getByRole('button', { name: 'Revoke the share City Bank' }).click()
  await page.getByRole('button', { name: 'Revoke it' }).click()
  await expect(page.getByText(/^For a bank · Revoked/)).toBeVisible()
  await page.getByRole('button', { name: 'Revoke', exact: true }).click()
  await page.getByRole('button', { name: 'Revoke it' }).click()
  await expect(page.getByText('No active access code.')).toBeVisible()
  await expect(history).toContainText('Amina revoked the access code')
  await expect(history).toContainText('Amina opened an earlier scan: Work Permit Certificate')
  await context.close()
})

test('the slip is printed in Bengali or English, with a code that can be scanned', async ({
  browser,
}) => {
  const context = await signedIn(product, browser, admin)
  const page = await context.newPage()
  await openDashboard(page, product, `/records/${rich}`, 'Rahima Khatun')
  await page.getByRole('button', { name: 'Issue access code' }).click()
  await page.getByRole('button', { name: 'Show slip to print' }).click()
  await page.emulateMedia({ media: 'print' })
  const slip = page.getByRole('article', { name: 'Slip with the access code' })
  await expect(slip).toHaveAttribute('lang', 'bn')
  await expect(slip).toContainText('এটি বেসরকারি প্রতিষ্ঠান, কোনো সরকার নয়।')
  const qr = await slip.getByRole('img').boundingBox()
  expect(qr?.width).toBeGreaterThanOrEqual((25 / 25.4) * 96)
  await page.emulateMedia({ media: 'screen' })
  await page.getByRole('radio', { name: 'English' }).check()
  await expect(slip).toContainText('A private company, not a government.')
  await context.close()
})
