import { expect, test } from '@playwright/test'
import { callApi } from '#test/call-api'
import { openDashboard, settled, signedInPage, wholePage } from '#test/dashboard'
import { fileDocuments } from '#test/filed-records'
import { expectGoodInEveryLook } from '#test/looks'
import { documentPng, phonePhotoJpeg, threePagePdf } from '#test/phone-photos'
import {
  addPerson,
  addRecord,
  apiKey,
  type Credentials,
  type Product,
  setUpProduct,
  startProduct,
} from '#test/product'
import { signIn } from '#test/sign-in'

let product: Product
let admin: Credentials
let moderator: Credentials
let student: Credentials
/** A record with documents, approved; and one that waits. */
let recordId: string

test.beforeAll(async () => {
  product = await startProduct({ env: { CANDOR_RAISED_LIMITS: '127.0.0.1,::1' } })
  admin = await setUpProduct(product)
  moderator = await addPerson(product, { role: 'moderator' })
  student = await addPerson(product, { role: 'student' })
  const key = await apiKey(product, 'admin', 'candidates')
  recordId = (await addRecord(product, key)).id
  await fileDocuments(product, key, recordId, [
    ['photo', await phonePhotoJpeg({ width: 900, height: 700 })],
    ['job-offer', await documentPng()],
    ['visa-paper', threePagePdf()],
  ])
  await addRecord(product, await apiKey(product, 'moderator'))
  const trashed = await addRecord(product, key)
  await callApi(product, key, ['DELETE', `/records/${trashed.id}`])
})

test.afterAll(() => product.remove())

test('Help opens the handbook at the job at hand, and its links stay in the program', async ({
  browser,
}) => {
  const context = await browser.newContext()
  await signIn(product, context, moderator)
  const page = await context.newPage()
  await openDashboard(page, product, '/submissions', 'Your submissions')
  await page.getByRole('link', { name: 'Help', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'What you submitted' })).toBeVisible()
  let documents = 0
  const fetched: string[] = []
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents += 1
    fetched.push(...(/assets\/([a-z-]+)-[\w-]{8}\.js$/.exec(request.url())?.slice(1) ?? []))
  })
  await page.getByRole('link', { name: 'Handbook', exact: true }).click()
  await page.getByRole('link', { name: 'Hand out an access code' }).press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hand out an access code')
  expect(page.url()).toBe(`${product.url}/dashboard/help/access-code`)
  const slip = page.getByRole('img', { name: /a slip that is ready to print/ })
  await slip.scrollIntoViewIfNeeded()
  await expect
    .poll(() => slip.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(300)
  expect(documents).toBe(0)
  expect([...new Set(fetched)]).toEqual(['handbook', 'bn', 'access-code'])
  await page.goto(`${product.url}/dashboard/help/no-such-page`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page Not Found')
  await context.close()
})

test('the pages that no journey of another file examines are accessible and fit', async ({
  browser,
}) => {
  const context = await browser.newContext()
  await signIn(product, context, admin)
  const page = await context.newPage()
  const complaints: string[] = []
  page.on('console', (message) => {
    // Of the style, script or picture that the policy refuses, the browser tells only here.
    if (/Content Security Policy/.test(message.text())) complaints.push(message.text())
  })
  page.on('pageerror', (error) => complaints.push(String(error)))
  for (const [path, heading] of [
    [`/records/${recordId}/edit`, 'Update Rahima Khatun'],
    ['/nowhere', 'Page Not Found'],
    ['/help/record', 'Work with one record'],
    ['/help/approve', 'Approve records'],
  ] as const) {
    await openDashboard(page, product, path, heading)
    await expectGoodInEveryLook(page, path)
  }
  expect(complaints).toEqual([])
  await context.close()
})

for (const [language, code] of [
  ['en', 'Access code'],
  ['bn', 'অ্যাক্সেস কোড'],
] as const)
  test(`a record's page in ${language}: the rest comes without a move`, async ({ browser }) => {
    const page = await signedInPage(product, browser, admin, { language })
    const open = async (at = '') => {
      await page.goto(`${product.url}/dashboard/records/${recordId}${at}`)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Rahima Khatun')
      await settled(page)
    }
    await open()
    const section = page.getByRole('region', { name: code })
    await expect(section).toHaveCount(0)

    const details = page.locator('main dl').first()
    const before = await details.boundingBox()
    await wholePage(page)
    await expect(section).toBeVisible()
    expect(await details.boundingBox()).toEqual(before)
    await open()
    await page.keyboard.press('Tab')
    await expect(section).toBeVisible()
    await page.goto('about:blank')
    await open('#access-code')
    await expect(section).toBeInViewport()
    await page.context().close()
  })

test('what a page shows is fetched beside its code', async ({ browser }) => {
  const context = await browser.newContext()
  await signIn(product, context, admin)
  const page = await context.newPage()
  const asked = page.waitForRequest('**/api/v1/records/search')
  await page.route(/\/assets\/page-[\w-]+\.js$/, async (route) => {
    await asked
    await route.continue()
  })
  await page.goto(`${product.url}/dashboard/records`)
  await expect(page.getByLabel('Select Rahima Khatun').first()).toBeVisible()
  await context.close()
})

test('a file of an earlier build is gone', async ({ request }) => {
  const gone = await request.get(`${product.url}/dashboard/assets/index-gone.js`)
  expect(gone.status()).toBe(404)
})

test('on a small screen the bar “Dashboard” opens the drawer, and a link closes it', async ({
  browser,
}) => {
  const context = await browser.newContext({ viewport: { width: 320, height: 700 } })
  await signIn(product, context, admin)
  const page = await context.newPage()
  await openDashboard(page, product, '/entry', 'Add record')
  const drawer = page.getByRole('navigation', { name: 'Dashboard' })
  await expect(drawer).toBeHidden()
  await page.getByRole('button', { name: 'Dashboard' }).click()
  await expect(drawer.getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/')
  await drawer.getByRole('link', { name: 'Approvals' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Approvals' })).toBeVisible()
  await expect(drawer).toBeHidden()
  await context.close()
})

test('each role lands on its own first page, and a wrong role on the home page', async ({
  browser,
}) => {
  const landings = [
    [admin, '/dashboard/entry'],
    [moderator, '/dashboard/submit'],
    [student, '/my/file'],
  ] as const
  for (const [person, landing] of landings) {
    const context = await browser.newContext()
    await signIn(product, context, person)
    const page = await context.newPage()
    await page.goto(`${product.url}/dashboard`)
    await expect(page).toHaveURL(`${product.url}${landing}`)
    if (person !== admin) {
      await page.goto(`${product.url}/dashboard/records`)
      await expect(page).toHaveURL(`${product.url}/`)
      await expect(page.getByText('You are not Admin')).toBeVisible()
    }
    await context.close()
  }
})

test('a signed-out visitor goes to sign in and comes back', async ({ browser }) => {
  const context = await browser.newContext()
  const page = await context.newPage()
  await page.goto(`${product.url}/dashboard/records?state=pending`)
  await expect(page).toHaveURL(
    `${product.url}/login?return=${encodeURIComponent('/dashboard/records?state=pending')}`,
  )
  await context.close()
})

test('leaving with unsaved input asks first, and staying keeps it', async ({ browser }) => {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } })
  await signIn(product, context, admin)
  const page = await context.newPage()
  await openDashboard(page, product, '/entry', 'Add record')
  await page.getByLabel('Passport number').fill('BX0000001')
  await page.getByRole('link', { name: 'Approvals' }).click()
  await page.getByRole('button', { name: 'Stay here' }).click()
  await expect(page.getByLabel('Passport number')).toHaveValue('BX0000001')
  await page.getByRole('link', { name: 'Approvals' }).click()
  await page.getByRole('button', { name: 'Leave', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Approvals' })).toBeVisible()
  await context.close()
})

test('a deleted record is back after Undo', async ({ browser }) => {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } })
  await signIn(product, context, admin)
  const page = await context.newPage()
  await openDashboard(page, product, '/records?state=approved', 'Records')
  await page.getByRole('button', { name: 'Delete Rahima Khatun' }).click()
  await expect(page.getByText('You can undo this for 30 days')).toBeVisible()
  await page.getByRole('button', { name: 'Yes, delete it!' }).click()
  await expect(page.getByText('Deleted!')).toBeVisible()
  const deleted = page.getByRole('link', { name: 'Rahima Khatun', exact: true })
  await expect(deleted).toHaveCount(0)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(deleted).toBeVisible()
  await context.close()
})
