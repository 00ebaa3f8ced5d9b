import { expect, type Page, test } from '@playwright/test'
import { callApi } from '#test/call-api'
import { openDashboard, signedInPage } from '#test/dashboard'
import { expectGoodInThisLanguage } from '#test/looks'
import { documentPng } from '#test/phone-photos'
import { apiKey, type Credentials, type Product, setUpProduct, startProduct } from '#test/product'
import { cookieOf } from '#test/screen'
import { expectToast } from '#test/toasts'

const english = { title: 'Closed for Eid', text: 'We open on Monday.' }
const bengali = { title: 'ঈদে বন্ধ', text: 'সোমবার খুলব।' }

let product: Product
let admin: Credentials
let key: string
test.use({ actionTimeout: 15_000 })
test.beforeAll(async () => {
  product = await startProduct({ env: { CANDOR_RAISED_LIMITS: '127.0.0.1,::1' } })
  admin = await setUpProduct(product)
  key = await apiKey(product, 'admin')
})
test.afterAll(() => product.remove())

async function fill(page: Page, { title, text }: typeof english): Promise<void> {
  await page.getByLabel('Title').fill(title)
  await page.getByLabel('Text').fill(text)
}
const write = (page: Page, language: string) =>
  page
    .getByRole('group', { name: 'Language to write in' })
    .getByRole('button', { name: language })
    .click()

/** What a reader of a language finds at an address of the site. */
async function readIn(page: Page, language: string, path: string): Promise<void> {
  await page.context().addCookies([cookieOf(product, 'language', language)])
  await page.goto(product.url + path)
  await expect(page.locator('html')).toHaveAttribute('lang', language)
}

test('an admin writes a notice in Bengali too on a phone, and readers see it in their language', async ({
  browser,
}) => {
  const page = await signedInPage(product, browser, admin, { width: 390 })
  await openDashboard(page, product, '/notices', 'Notices')
  const form = page.getByRole('form', { name: 'Post a notice' })
  await expect(form.getByLabel('Written in')).toHaveValue('en')
  await fill(page, english)
  await write(page, 'বাংলা')
  await expect(form.getByText(/^Nothing is written in .+ yet: its readers see/)).toBeVisible()
  await expect(form.getByLabel('Title')).toHaveAttribute('lang', 'bn')
  await fill(page, { ...bengali, text: 'আপনার ভিসা বৈধ।' })
  await write(page, 'English')
  await expect(form.getByLabel('Title')).toHaveValue(english.title)
  for (const at of [0, 1])
    await form
      .locator('input[type=file]')
      .nth(at)
      .setInputFiles({
        ...{ name: `${at}.png`, mimeType: 'image/png', buffer: await documentPng('Office') },
      })
  await form.getByRole('button', { name: 'Publish notice' }).click()

  // The Bengali says what nobody here can know: the form goes there, and says so at the field.
  await expect(form.getByLabel('Title')).toHaveAttribute('lang', 'bn')
  await expect(form.getByLabel('Text')).toBeFocused()
  await expect(form.getByText(/^“আপনার ভিসা বৈধ” reads much like/)).toBeVisible()
  await expectGoodInThisLanguage(page, 'a notice in a second language')
  await form.getByLabel('Text').fill(bengali.text)
  await form.getByRole('button', { name: 'Publish notice' }).click()
  await expectToast(page, 'Notice published')
  const listed = page.getByRole('listitem').filter({ hasText: english.title })
  await expect(listed).toContainText('Also in বাংলা.')

  const path = await page.evaluate(async () => {
    const { notices } = await (await fetch('/api/v1/notices')).json()
    return `/notices/${notices[0].id}`
  })
  await readIn(page, 'bn', '/')
  await page.getByRole('link', { name: bengali.title }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(bengali.title)
  await expect(page.getByText(bengali.text)).toBeVisible()
  await expect(page.getByText('ইংরেজিতে লেখা')).toHaveCount(0)
  await readIn(page, 'en', path)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(english.title)

  // Taken away again, the Bengali reader sees the English, marked.
  await openDashboard(page, product, path, 'Edit notice')
  await write(page, 'বাংলা')
  await fill(page, { title: '', text: '' })
  await page.getByRole('button', { name: 'Save notice' }).click()
  await expectToast(page, 'Notice saved')
  await readIn(page, 'bn', path)
  await expect(page.locator('h1[lang=en]')).toHaveText(english.title)
  await expect(page.getByText('ইংরেজিতে লেখা')).toBeVisible()
  await page.context().close()
})

test('words that were entered as another language change their place with the translation', async ({
  browser,
}) => {
  const page = await signedInPage(product, browser, admin, { width: 390 })
  await openDashboard(page, product, '/notices', 'Notices')
  await fill(page, bengali)
  await write(page, 'বাংলা')
  await fill(page, english)
  await page.getByLabel('Written in').selectOption('bn')
  await expect(page.getByLabel('Title')).toHaveValue(bengali.title)
  await write(page, 'English')
  await expect(page.getByLabel('Title')).toHaveValue(english.title)
  // What was written stays in the browser, with its languages.
  await page.reload()
  await expect(page.getByLabel('Written in')).toHaveValue('bn')
  await expect(page.getByLabel('Title')).toHaveValue(bengali.title)
  await page.context().close()
})

test('where the site has one language nothing is asked about languages', async ({ browser }) => {
  await callApi(product, key, ['PATCH', '/organisation'], { languages: ['en'] })
  const page = await signedInPage(product, browser, admin, { width: 390 })
  await openDashboard(page, product, '/notices', 'Notices')
  await expect(page.getByLabel('Title')).toBeVisible()
  await expect(page.getByLabel('Written in')).toHaveCount(0)
  await page.context().close()
})
