import { expect, test } from '@playwright/test'
import { openDashboard, signedInPage } from '#test/dashboard'
import { englishOn, expectGoodInThisLanguage, latinOn } from '#test/looks'
import {
  addPerson,
  type Credentials,
  type Product,
  setUpProduct,
  startProduct,
} from '#test/product'

let product: Product
let moderator: Credentials

test.beforeAll(async () => {
  product = await startProduct({ env: { CANDOR_RAISED_LIMITS: '127.0.0.1,::1' } })
  await setUpProduct(product)
  moderator = await addPerson(product, { role: 'moderator' })
})
test.afterAll(() => product.remove())

test('Help is in Bengali, with its links and pictures, and in English once that is chosen', async ({
  browser,
}) => {
  const page = await signedInPage(product, browser, moderator, { language: 'bn' })
  await openDashboard(page, product, '/submissions', 'আপনার জমা দেওয়া রেকর্ড')
  await page.getByRole('link', { name: 'সাহায্য', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('আপনি যা জমা দিয়েছেন')
  const shown = page.getByRole('img', { name: /^আপনার জমা দেওয়া রেকর্ডের পাতা/ })
  await shown.scrollIntoViewIfNeeded()
  await expect
    .poll(() => shown.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(300)
  await page.getByRole('link', { name: 'সহায়িকা', exact: true }).click()
  await page.getByRole('link', { name: 'রেকর্ড অনুমোদন করুন' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('রেকর্ড অনুমোদন করুন')
  await page.getByRole('button', { name: 'English' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Approve records')
  await expect(page.getByRole('main')).toHaveAttribute('lang', 'en')
  await expect(page.getByRole('link', { name: 'Handbook', exact: true })).toBeVisible()
  await page.context().close()
})

test('pages of the handbook fit in Bengali, and axe finds nothing', async ({ browser }) => {
  const page = await signedInPage(product, browser, moderator, { language: 'bn', width: 390 })
  for (const [name, heading] of [
    ['index', 'সহায়িকা'],
    ['record', 'একটি রেকর্ড নিয়ে কাজ'],
    ['records', 'রেকর্ড খুঁজুন, একসাথে অনেকগুলো বদলান'],
    ['enter', 'প্রার্থীর রেকর্ড যোগ করুন'],
  ] as const) {
    await openDashboard(page, product, `/help/${name}`, heading)
    await expectGoodInThisLanguage(page, `${name} of the handbook in Bengali`)
    expect(await englishOn(page)).toEqual([])
    expect(await latinOn(page, known)).toEqual([])
  }
  await page.context().close()
})

/** What people read in Latin letters on the dashboard and on their keyboards as well. */
const known = /API|Candor|City Bank|Enter|Shift|JPEG|PNG|WebP|PDF|MRZ|https|zip/
