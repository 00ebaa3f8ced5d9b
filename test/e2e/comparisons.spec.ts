import { type Browser, expect, type Page, test } from '@playwright/test'
import { day } from '#platform/clock'
import { callApi } from '#test/call-api'
import { openDashboard, signedInPage, wholePage } from '#test/dashboard'
import { expectGoodInEveryLook } from '#test/looks'
import { documentPng } from '#test/phone-photos'
import {
  addPerson,
  addRecord,
  apiKey,
  type Credentials,
  type Product,
  setUpProduct,
  startProduct,
} from '#test/product'
import { expectToast } from '#test/toasts'
import { type FailingMachine, openFailingMachine } from '../long/faults/failing-machine.ts'

let product: Product
let admins: [Credentials, Credentials]
let key: string
let clock: FailingMachine
test.beforeAll(async () => {
  clock = openFailingMachine()
  product = await startProduct({ env: { CANDOR_RAISED_LIMITS: '127.0.0.1,::1', ...clock.env } })
  admins = [await setUpProduct(product), await addPerson(product, { role: 'admin' })]
  key = await apiKey(product, 'admin', 'candidates')
})
test.afterAll(async () => {
  await product.remove()
  clock.remove()
})
test.afterEach(() => clock.mend())
// The clock is everybody's: these run one after the other.
test.describe.configure({ mode: 'default' })
test.use({ actionTimeout: 30_000 })

const call = (method: string, path: string, body?: object, version?: number) =>
  callApi(product, key, [method, path], body, version)

/** Somebody notes on the record's page what an authority showed; `on` as `2026-11-24`, else today. */
async function note(
  browser: Browser,
  who: Credentials,
  id: string,
  { showed, on }: { showed: string; on?: string },
): Promise<Page> {
  const page = await signedInPage(product, browser, who)
  await openDashboard(page, product, `/records/${id}`, 'Rahima Khatun')
  const section = asked(page)
  await section.getByRole('button', { name: 'Note what an authority showed' }).click()
  if (on) await section.getByLabel('When').fill(on)
  await section.getByLabel('What it showed').selectOption(showed)
  await section.getByRole('button', { name: 'Note it' }).click()
  await expectToast(page, 'Noted')
  return page
}

const asked = (staff: Page) => staff.getByRole('region', { name: 'Asked the authorities' })

/** An approved record with a visa paper, and what opens its file on a phone: each time anew. */
async function visitedRecord(browser: Browser) {
  const { id, passportNumber } = await addRecord(product, key)
  await call('PUT', `/records/${id}/documents/visa-paper`, await documentPng())
  const { accessCode } = await call('POST', `/records/${id}/access-code`)
  const context = await browser.newContext({ viewport: { width: 360, height: 740 } })
  const phone = await context.newPage()
  const open = async () => {
    await phone.goto(`${product.url}/check`)
    await phone.locator('main #number').fill(passportNumber)
    await phone.locator('main #code').fill(accessCode)
    await phone.locator('main form button[type=submit]').first().click()
    await expect(phone).toHaveURL(`${product.url}/file`)
  }
  const told = phone.getByRole('region', { name: 'What we asked' })
  return { id, phone, open, told }
}

test('two people ask on their own, neither sees the other, and the file says that both agree', async ({
  browser,
}) => {
  const { id, phone, open, told } = await visitedRecord(browser)
  await open()
  await expect(told).toContainText(/Nobody here has asked .+ yet\./)

  const first = await note(browser, admins[0], id, { showed: 'same' })
  await expectGoodInEveryLook(first, 'asked the authorities')
  const second = await signedInPage(product, browser, admins[1])
  await openDashboard(second, product, `/records/${id}`, 'Rahima Khatun')
  await expect(asked(second)).toContainText('A second person has yet to ask')
  await expect(asked(second)).not.toContainText('The same as our copy')
  await second.context().close()
  const agreed = await note(browser, admins[1], id, { showed: 'same' })
  await expect(agreed.getByText('Both saw the same as our copy.')).toBeVisible()
  await phone.reload()
  await expect(told).toContainText('what it showed then matched this copy')
  await expectGoodInEveryLook(phone, 'file with what we asked')
  for (const page of [first, agreed, phone]) await page.context().close()
})

test('two people are shown different things: the document is hidden at once, and shown again when another says so', async ({
  browser,
}) => {
  const { id, phone, open, told } = await visitedRecord(browser)
  const document = phone.getByRole('img', { name: 'Our copy of the Visa Paper' })
  await open()
  await expect(document).toBeVisible()
  const first = await note(browser, admins[0], id, { showed: 'same' })
  const second = await note(browser, admins[1], id, { showed: 'other' })
  await expect(asked(second)).toContainText('Something else was shown.')

  // The file that was open shows it no more, and opened again it says why.
  await phone.reload()
  await expect(phone.getByRole('heading', { level: 1 })).toHaveText('This file is closed')
  await open()
  const hidden = phone.getByRole('region', { name: 'Documents that we do not show now' })
  await expect(hidden).toContainText('Its answer was different from our copy.')
  await expect(hidden).toContainText('We are looking into it')
  await expect(told).toHaveCount(0)
  await expect(document).toHaveCount(0)
  await expectGoodInEveryLook(phone, 'file with a hidden document')

  // Both answers are seen now; who saw something else cannot alone show the document again.
  await openDashboard(first, product, '/comparison-alerts', 'Hidden documents')
  await first.getByRole('link', { name: 'Rahima Khatun' }).click()
  await wholePage(first)
  await expect(asked(first)).toContainText(/The same as our copy.*Something else/)
  await asked(second).getByRole('button', { name: 'Keep it hidden' }).click()
  await expectToast(second, 'The document stays hidden from the public')
  await phone.reload()
  await expect(hidden).toContainText(
    'We have looked into it, and have not shown the document since',
  )
  await asked(second).getByRole('button', { name: 'Show it again' }).click()
  await expect(second.getByText('cannot be the one who shows the document again')).toBeVisible()
  await first.reload()
  await wholePage(first)
  await asked(first).getByRole('button', { name: 'Show it again' }).click()
  await expectToast(first, 'The document is shown to the public again')

  await open()
  await expect(hidden).toHaveCount(0)
  await expect(told).toContainText('Another person here decided to show the copy again.')
  await expect(told).not.toContainText('matched this copy')
  await expect(document).toBeVisible()
  for (const page of [first, second, phone]) await page.context().close()
})

test('what both saw grows old after the days of its kind, until both have asked again', async ({
  browser,
}) => {
  const { version } = await call('GET', '/organisation')
  await call('PATCH', '/organisation', { comparisonDays: { 'visa-paper': 12 } }, version)
  const { id, phone, open, told } = await visitedRecord(browser)
  for (const who of admins)
    await (await note(browser, who, id, { showed: 'same' })).context().close()
  const old = 'That was more than 12 days ago.'
  await open()
  await expect(told).toContainText('what it showed then matched this copy')

  await daysLater(12)
  await open()
  await expect(told).toContainText('what it showed then matched this copy')
  await expect(told).not.toContainText(old)
  await daysLater(13)
  await open()
  await expect(told).toContainText('what it showed then matched this copy')
  await expect(told).toContainText(old)
  await expectGoodInEveryLook(phone, 'file with an old answer')

  const staff = await signedInPage(product, browser, admins[0])
  await openDashboard(staff, product, '/old-comparisons', 'Documents to ask about again')
  await linkTo(staff, id).click()
  await wholePage(staff)
  await expect(asked(staff)).toContainText('It is old: ask again.')
  await staff.context().close()
  const on = dayAt(13)
  await (await note(browser, admins[0], id, { showed: 'same', on })).context().close()
  await open()
  await expect(told).toContainText(old)
  const last = await note(browser, admins[1], id, { showed: 'same', on })
  await openDashboard(last, product, '/old-comparisons', 'Documents to ask about again')
  await expect(linkTo(last, id)).toHaveCount(0)
  await open()
  await expect(told).toContainText('what it showed then matched this copy')
  await expect(told).not.toContainText(old)
  for (const page of [last, phone]) await page.context().close()
})

/** Other tests leave old answers too. */
const linkTo = (staff: Page, id: string) =>
  staff.getByRole('main').locator(`a[href*="/records/${id}"]`)

const dayAt = (days: number) => new Date(Date.now() + days * day).toISOString().slice(0, 10)

/** Moves the clock of the product so many days on, and waits until it goes by it. */
async function daysLater(days: number): Promise<void> {
  clock.shiftClock(days * day)
  const dayThere = async () => {
    const { id } = await addRecord(product, key, { name: 'Salma Begum' })
    const { createdAt } = await call('GET', `/records/${id}`)
    return createdAt.slice(0, 10)
  }
  await expect.poll(dayThere).toBe(dayAt(days))
}
