import { expect, test } from '@playwright/test'
import { callApi } from '#test/call-api'
import { expectDraft, openDashboard, settled, signedIn } from '#test/dashboard'
import { openDatabaseFile } from '#test/database-file'
import { refuseToRead } from '#test/draft-stores'
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
import { fillIn } from '#test/record-form'
import { expectToast } from '#test/toasts'

let product: Product
let admin: Credentials
let moderator: Credentials
let key: string
let moderatorsKey: string

test.describe.configure({ mode: 'default' })

test.beforeAll(async () => {
  product = await startProduct({ env: { CANDOR_RAISED_LIMITS: '127.0.0.1,::1' } })
  admin = await setUpProduct(product)
  moderator = await addPerson(product, { role: 'moderator', name: 'Mita' })
  key = await apiKey(product, 'admin')
  moderatorsKey = await apiKey(product, 'moderator')
})
test.afterAll(() => product.remove())

test('an empty installation says what comes next, until the first record is there', async ({
  browser,
}) => {
  const context = await signedIn(product, browser, admin)
  const page = await context.newPage()
  await openDashboard(page, product, '/', 'Add record')
  const welcome = page.getByRole('region', { name: 'Nothing is on file yet' })
  await expect(welcome.getByRole('link', { name: 'Import many at once' })).toBeVisible()
  await expectGoodInEveryLook(page, 'an empty installation')
  await welcome.getByRole('link', { name: 'Invite colleagues' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Accounts' })).toBeVisible()
  await addRecord(product, key)
  await openDashboard(page, product, '/', 'Add record')
  await expect(page.getByRole('button', { name: 'Add record' })).toBeVisible()
  await expect(welcome).toHaveCount(0)
  await context.close()
})

test('an update survives closing the tab, and never overwrites what came meanwhile', async ({
  browser,
}) => {
  const { id, version } = await addRecord(product, key)
  const context = await signedIn(product, browser, admin)
  const first = await context.newPage()
  await openDashboard(first, product, `/records/${id}/edit`, /^Update/)
  await first.getByLabel('Permanent address').fill('Road 9, Bogura')
  await first.getByRole('textbox', { name: /^Name/ }).fill('Rahima Begum')
  await first.locator('input[type=file][multiple]').setInputFiles({
    name: 'fingerprint.png',
    mimeType: 'image/png',
    buffer: await documentPng('fingerprint'),
  })
  await expectDraft(first, 'Road 9, Bogura', 'Rahima Begum', 'fingerprint.png')
  await first.close()
  await callApi(product, key, ['PATCH', `/records/${id}`], { address: 'Road 5, Dhaka' }, version)

  const page = await context.newPage()
  await openDashboard(page, product, `/records/${id}/edit`, /^Update/)
  await expect(page.getByLabel('Permanent address')).toHaveValue('Road 5, Dhaka')
  await expect(page.getByText('The record has been changed since')).toBeVisible()
  await expectGoodInEveryLook(page, 'an offered draft')
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByLabel('Permanent address')).toHaveValue('Road 9, Bogura')
  await expect(page.getByText('fingerprint.png')).toBeVisible()
  await page.getByRole('button', { name: 'Update record' }).click()
  await expect(page.getByText('Somebody else changed this record')).toBeVisible()
  await page.getByRole('radio').filter({ hasText: 'Road 5, Dhaka' }).click()
  await page.evaluate(occupyDrafts)
  await page.getByRole('button', { name: 'Save this version' }).click()
  await expect(page.getByRole('heading', { name: 'Rahima Begum', exact: true })).toBeVisible()
  await expect(page.getByText('Road 5, Dhaka').first()).toBeVisible()
  await openDashboard(page, product, `/records/${id}/edit`, /^Update/)
  await expect(page.getByText('Continue your draft')).toHaveCount(0)
  await context.close()
})

test('the draft of an update is for its account only', async ({ browser }) => {
  const { id } = await addRecord(product, key)
  const context = await signedIn(product, browser, admin)
  const page = await context.newPage()
  await openDashboard(page, product, `/records/${id}/edit`, /^Update/)
  await page.getByLabel('Permanent address').fill('Road 1, Sylhet')
  await expectDraft(page, 'Road 1, Sylhet')
  await page.close()
  const { email, password } = moderator
  const data = { email, password }
  await context.request.post(`${product.url}/api/v1/session`, {
    data,
    headers: { origin: product.url },
  })
  const other = await context.newPage()
  await openDashboard(other, product, '/submit', 'Submit a record')
  await expect
    .poll(() =>
      other.evaluate(
        () =>
          new Promise((resolve) => {
            const opening = indexedDB.open('candor', 1)
            opening.onsuccess = () => {
              const asked = opening.result.transaction('drafts').objectStore('drafts').count()
              asked.onsuccess = () => resolve(asked.result)
            }
          }),
      ),
    )
    .toBe(0)
  await context.close()
})

test('a shorter time in the trash says what it removes, and asks', async ({ browser }) => {
  const { id, version } = await addRecord(product, key)
  await callApi(product, key, ['DELETE', `/records/${id}`], undefined, version)
  const database = openDatabaseFile(product, { timeout: 5000 })
  const twoWeeksAgo = new Date(Date.now() - 14 * 86_400_000).toISOString()
  database.prepare('update "records" set "deletedAt" = ? where "id" = ?').run(twoWeeksAgo, id)
  database.close()
  const context = await signedIn(product, browser, admin)
  const page = await context.newPage()
  await openDashboard(page, product, '/trash', 'Trash')
  await expect(page.getByText('stays here for 30 days')).toBeVisible()
  await openDashboard(page, product, '/settings', 'Settings')
  await page.getByLabel('Deleted records removed for good after').selectOption('7 days')
  await expect(page.getByText('it would be removed for good within the hour')).toBeVisible()
  await page.getByRole('button', { name: 'Save settings' }).click()
  await expect(page.getByText('One record in the trash is older than 7 days')).toBeVisible()
  await page.getByRole('button', { name: 'Cancel' }).click()
  await expect(
    page.getByText('Not saved yet: Deleted records removed for good after.'),
  ).toBeVisible()
  await page.getByLabel('Deleted records removed for good after').selectOption('90 days')
  await page.getByRole('button', { name: 'Save settings' }).click()
  await expectToast(page, 'Settings saved')
  await openDashboard(page, product, '/trash', 'Trash')
  await expect(page.getByText('stays here for 90 days')).toBeVisible()
  await openDashboard(page, product, '/audit', 'Audit log')
  await expect(page.getByText('Settings changed: trash days 30 → 90').first()).toBeVisible()
  await context.close()
})

test('the queue stands still on a phone while a record under review comes', async ({ browser }) => {
  const answer = await fetch(`${product.url}/api/v1/records`, {
    method: 'POST',
    headers: { authorization: `Bearer ${moderatorsKey}`, 'content-type': 'application/json' },
    body: JSON.stringify({
      ...{ passportNumber: 'ZZ9900001', referenceNumber: 'TEST990001', name: 'Jamal Hossain' },
      ...{ fatherName: 'K', motherName: 'N', address: 'Road 1, Bogura', nationality: 'BD' },
    }),
  })
  const { id } = (await answer.json()) as { id: string }
  await fetch(`${product.url}/api/v1/records/${id}/documents/photo`, {
    method: 'PUT',
    headers: { authorization: `Bearer ${key}` },
    body: new Uint8Array(await documentPng('photo')),
  })
  const context = await signedIn(product, browser, admin)
  const page = await context.newPage()
  await page.setViewportSize({ width: 360, height: 640 })
  await page.addInitScript(() => {
    Object.assign(window, { moved: 0 })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[])
        Object.assign(window, {
          moved: (window as unknown as { moved: number }).moved + entry.value,
        })
    }).observe({ type: 'layout-shift', buffered: true })
  })
  // As on a slow line: the record is there before what changed since its approval.
  await page.route('**/review', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 600))
    await route.continue()
  })
  await openDashboard(page, product, '/approvals', 'Approvals')
  await expect(page.getByText('New record. Nothing to compare yet.')).toBeVisible()
  await settled(page)
  const moved = () => page.evaluate(() => (window as unknown as { moved: number }).moved)
  expect(await moved()).toBeLessThan(0.02)
  await context.close()
})

/** In the browser: for two seconds whoever changes a draft has to wait. */
function occupyDrafts(): void {
  const end = Date.now() + 2000
  const opening = indexedDB.open('candor', 1)
  opening.onsuccess = () => {
    const drafts = opening.result.transaction('drafts', 'readwrite').objectStore('drafts')
    const goOn = () => {
      if (Date.now() < end) drafts.count().onsuccess = goOn
    }
    goOn()
  }
}

test('a browser that does not give out its drafts says so, and offers them once it does', async ({
  browser,
}) => {
  const context = await signedIn(product, browser, admin)
  const before = await context.newPage()
  await openDashboard(before, product, '/entry', 'Add record')
  await fillIn(before, 'Draft Candidate')
  await expectDraft(before, 'Draft Candidate')
  await before.close()
  const page = await context.newPage()
  await page.addInitScript(refuseToRead)
  await openDashboard(page, product, '/entry', 'Add record')
  await expect(page.getByText('This browser could not open its drafts.')).toBeVisible()
  await expect(page.getByText('Continue your draft of')).toHaveCount(0)
  await expectGoodInEveryLook(page, 'drafts-unread')
  await page.close()
  const after = await context.newPage()
  await openDashboard(after, product, '/entry', 'Add record')
  await expect(after.getByText('Continue your draft of')).toBeVisible()
  await expect(after.getByText('This browser could not open its drafts.')).toHaveCount(0)
  await context.close()
})
