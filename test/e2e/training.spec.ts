import { expect, type Page, test } from '@playwright/test'
import { accountIdOf, callApi } from '#test/call-api'
import { openDashboard, signedInPage } from '#test/dashboard'
import { handbookPicture } from '#test/handbook-picture'
import { expectFitAndAccessible, expectGoodInEveryLook } from '#test/looks'
import {
  addPerson,
  apiKey,
  type Credentials,
  type Product,
  setUpProduct,
  startProduct,
} from '#test/product'
import { expectHonestOnPaper } from '#test/receipt-papers'
import { unfoldWay } from '#test/screen'
import { signedInElsewhere } from '#test/sign-in'
import { tabTo } from '#test/tab-to'
import { expectToast } from '#test/toasts'
import { openClass, pay } from '#test/training-entries'

let product: Product
let key: string
let admin: Credentials
let teacher: Credentials
let student: Credentials
let newcomer: Credentials
const ids: Record<'teacher' | 'student', string> = { teacher: '', student: '' }
/** A class with a fee in which the student has a seat; it runs. */
let running: string
/** The payment of the student for it. */
let entry: { id: string; receipt: { number: string; check: string } }

test.beforeAll(async () => {
  product = await startProduct({ env: { CANDOR_RAISED_LIMITS: '127.0.0.1,::1' } })
  admin = await setUpProduct(product)
  key = await apiKey(product, 'admin')
  teacher = await addPerson(product, { role: 'moderator', name: 'Mita' })
  student = await addPerson(product, { role: 'student', name: 'Sadia' })
  newcomer = await addPerson(product, { role: 'student', name: 'Karim' })
  ids.teacher = await accountIdOf(product, key, teacher)
  ids.student = await accountIdOf(product, key, student)
  const taught = { teacherId: ids.teacher }
  const journey = { title: 'English for the journey', fee: 500_000 }
  running = await openClass(product, key, { ...taught, ...journey })
  await openClass(product, key, { ...taught, title: 'Safe travel', seats: 1 })
  await call('POST', `/classes/${running}/members`, { accountId: ids.student })
  const paid = { accountId: ids.student, receivedBy: ids.teacher }
  entry = await pay(product, key, { ...paid, classId: running, amount: 500_000 })
  const medical = { feeName: 'Medical examination', amount: 120_000, method: 'mobile-wallet' }
  await pay(product, key, { ...paid, ...medical })
  await call('POST', `/classes/${running}/state`, { state: 'running' })
})
test.afterAll(() => product.remove())

const call = (method: string, path: string, body?: object) =>
  callApi(product, key, [method, path], body)

const pages = (): [who: Credentials, path: string, heading: string][] => [
  [admin, '/classes', 'Classes'],
  [admin, '/classes/new', 'New class'],
  [admin, `/classes/${running}`, 'English for the journey'],
  [admin, `/classes/${running}/edit`, 'Update English for the journey'],
  [admin, '/payments', 'Payments'],
  [admin, '/payments/new', 'Record a payment'],
  [teacher, '/taught-classes', 'Classes I teach'],
  [teacher, `/taught-classes/${running}`, 'English for the journey'],
]

test('every page is accessible and fits', async ({ browser }) => {
  for (const who of [admin, teacher]) {
    const page = await signedInPage(product, browser, who)
    const complaints: string[] = []
    page.on('pageerror', (error) => complaints.push(String(error)))
    for (const [whose, path, heading] of pages()) {
      if (whose !== who) continue
      await openDashboard(page, product, path, heading)
      await expectGoodInEveryLook(page, path)
    }
    expect(complaints).toEqual([])
    await page.context().close()
  }
})

/** Opens a page of a student, on the public site. */
async function showOwn(page: Page, path: string, heading: string): Promise<void> {
  await page.goto(product.url + path)
  await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
}

test('a student takes the last seat by keyboard alone; the next one waits and is told why', async ({
  browser,
}) => {
  const page = await signedInPage(product, browser, newcomer, { width: 320, theme: 'dark' })
  await showOwn(page, '/my/classes/open', 'Open classes')
  await tabTo(page, page.getByRole('button', { name: /^Select ?: Safe travel$/ }))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('status')).toContainText('You have a seat.')
  await expect(page.getByRole('heading', { name: 'Safe travel' })).toBeVisible()
  const second = await signedInPage(product, browser, student)
  await showOwn(second, '/my/classes/open', 'Open classes')
  await second.getByRole('button', { name: /^Join the waiting list ?: Safe travel$/ }).click()
  await expect(second.getByText('number 1 on the waiting list')).toBeVisible()
  await tabTo(page, page.locator('summary', { hasText: 'Leave' }))
  await page.keyboard.press('Enter')
  await tabTo(page, page.getByRole('button', { name: 'Leave the class' }))
  await page.keyboard.press('Enter')
  await expect(page.getByText('You are not enrolled in a class.')).toBeVisible()
  await showOwn(second, '/my/classes', 'My classes')
  await expect(second.getByRole('status').filter({ hasText: 'Safe travel' })).toContainText(
    /You have a seat in .?Safe travel.? now\./,
  )
  await expectFitAndAccessible(second, 'my classes with a message')
  for (const one of [page, second]) await one.context().close()
})

test('an admin records a payment; its receipt is confirmed in another browser, and no other', {
  tag: '@handbook',
}, async ({ browser }) => {
  const page = await signedInPage(product, browser, admin)
  await openDashboard(page, product, `/payments/new?accountId=${ids.student}`, 'Record a payment')
  const chosen = page.getByRole('combobox', { name: 'Student' })
  await expect(chosen).toHaveValue(/^.?Sadia.? \(/)
  await openDashboard(page, product, '/payments/new', 'Record a payment')
  await page.getByRole('button', { name: 'Save the entry' }).click()
  await expect(page.getByText('Choose a student from the list.')).toBeVisible()
  await expect(chosen).toBeFocused()
  await chosen.fill('Karim')
  await page.getByRole('option', { name: /^Karim/ }).click()
  await page.getByRole('radio', { name: 'A fee of the agency' }).check()
  await page.getByLabel('Name of the fee').fill('Training book')
  await page.getByLabel('Amount').fill('1,250.50')
  await expect(chosen).toHaveValue(/^.?Karim.? \(/)
  await expect(page.getByText('BDT 1,250.50')).toBeVisible()
  await page.getByRole('button', { name: 'Save the entry' }).click()
  const receipt = page.getByRole('article', { name: 'Receipt' })
  await expect(receipt).toContainText('A private company, not a government.')
  await handbookPicture(page, 'receipt')
  await expectFitAndAccessible(page, 'receipt')
  await expectHonestOnPaper(page, receipt)
  const code = await receipt.getByRole('img').getAttribute('aria-label')
  const address = new URL((code ?? '').replace('QR code of ', ''))
  await page.context().close()

  const elsewhere = await browser.newContext({ javaScriptEnabled: false })
  const other = await elsewhere.newPage()
  await other.goto(address.href)
  await expect(other.getByText('Padma Overseas Ltd issued this receipt.')).toBeVisible()
  await expect(other.getByText(/^BDT\s1,250\.50$/)).toBeVisible()
  expect(await other.getByRole('main').textContent()).not.toMatch(/Karim|Training book|Amina R/)
  const number = address.searchParams.get('receipt') as string
  const another = number.replace(/\d$/, (last) => String((+last + 1) % 10))
  address.searchParams.set('receipt', another)
  await other.goto(address.href)
  await expect(other.getByText('Padma Overseas Ltd cannot confirm this receipt.')).toBeVisible()
  await expect(other.getByText('issued this receipt.')).toHaveCount(0)
  await other.goto(`${product.url}/verify`)
  await unfoldWay(other, 'by-receipt')
  await other.getByLabel('Receipt number').fill(entry.receipt.number)
  await other.getByLabel('Check value').fill(entry.receipt.check.toLowerCase())
  await other.getByRole('button', { name: 'Look up the receipt' }).click()
  await expect(other.getByText('Padma Overseas Ltd issued this receipt.')).toBeVisible()
  await elsewhere.close()

  const phone = await browser.newContext({ viewport: { width: 320, height: 800 } })
  const scripted = await phone.newPage()
  await scripted.goto(`${product.url}/verify?receipt=${number}&check=none`)
  await expectFitAndAccessible(scripted, 'receipt that is not confirmed')
  await phone.close()
})

test('a class and a payment outlast a session that ends before they are saved', async ({
  browser,
}) => {
  const page = await signedInPage(product, browser, admin)
  const saveTwice = async (button: string) => {
    await page.context().clearCookies({ name: 'session' })
    await page.getByRole('button', { name: button }).click()
    await signedInElsewhere(product, page, admin)
  }
  await openDashboard(page, product, `/classes/${running}/edit`, 'Update English for the journey')
  await page.getByLabel('Place').fill('Third floor, House 12')
  await saveTwice('Update class')
  await expect(page.getByText('Third floor, House 12')).toBeVisible()

  await openDashboard(page, product, '/payments/new', 'Record a payment')
  await page.getByRole('radio', { name: 'A fee that is owed' }).check()
  await page.getByRole('combobox', { name: 'Student' }).fill('Karim')
  await page.getByRole('option', { name: /^Karim/ }).click()
  await page.getByLabel('Name of the fee').fill('Stamp')
  await page.getByLabel('Amount').fill('75')
  await saveTwice('Save the entry')
  await expectToast(page, /^Saved as entry/)
  await expect(page.getByLabel('Amount')).toHaveValue('')
  await page.context().close()
})

test('“This is wrong” shows to both sides until an admin has answered', async ({ browser }) => {
  const page = await signedInPage(product, browser, student, { width: 320 })
  await showOwn(page, '/my/payments', 'My payments')
  await expect(page.getByText(/received by .?Mita/).first()).toBeVisible()
  const first = page.getByRole('article', { name: '1 · Payment' })
  await first.locator('summary').click()
  await first.getByLabel('What is wrong?').fill('I paid 6,000 to Mita.')
  await first.getByRole('button', { name: 'Send', exact: true }).click()
  await expect(page.getByText('The agency has not answered yet.')).toBeVisible()
  await expectFitAndAccessible(page, 'an objection')

  const office = await signedInPage(product, browser, admin, { theme: 'dark' })
  await openDashboard(office, product, '/payments', 'Payments')
  await office.getByRole('button', { name: 'Show what is waiting' }).click()
  await expect(office.getByText('I paid 6,000 to Mita.')).toBeVisible()
  await office.getByRole('button', { name: 'Answer' }).click()
  await office.getByLabel('Your answer').fill('Corrected: see the new entry.')
  await office.getByRole('button', { name: 'Send the answer' }).click()
  await expect(office.getByText('No entries match.')).toBeVisible()
  await openDashboard(office, product, '/payments?kind=payment', 'Payments')
  await office.getByRole('button', { name: 'Correct entry 1', exact: true }).click()
  await office.getByLabel('What was wrong with it?').fill('The amount')
  await office.getByRole('button', { name: 'Add the correction' }).click()
  await expect(office.getByText('The amount', { exact: false }).first()).toBeVisible()
  await expectFitAndAccessible(office, 'a correction')

  await showOwn(page, '/my/payments', 'My payments')
  await expect(page.getByText('Corrected: see the new entry.')).toBeVisible()
  await expect(page.getByText('owed to the agency')).toBeVisible()
  for (const one of [page, office]) await one.context().close()
})

test('who teaches marks attendance and sees no money; the slip says no more than was seen', async ({
  browser,
}) => {
  const page = await signedInPage(product, browser, teacher, { width: 320 })
  await openDashboard(page, product, `/taught-classes/${running}`, 'English for the journey')
  await page.getByRole('checkbox', { name: 'Sadia' }).check()
  await page.getByRole('button', { name: 'Save attendance' }).click()
  await expectToast(page, 'Attendance saved')
  expect(await page.getByRole('main').textContent()).not.toMatch(/BDT|Fee|Takings/)
  await page.context().close()
  await call('POST', `/classes/${running}/state`, { state: 'finished' })
  const own = await signedInPage(product, browser, student)
  await showOwn(own, '/my/classes', 'My classes')
  await own.getByRole('link', { name: 'Attendance slip' }).click()
  await expect(own.getByRole('article')).toContainText(
    /Padma Overseas Ltd.? states that .?Sadia.? attended 1 of 2 sessions of “.?English for the journey/,
  )
  await expect(own.getByRole('article')).toContainText('This is not a government document.')
  await expectFitAndAccessible(own, 'attendance slip')
  await own.context().close()
})
