import { expect, type Page, test } from '@playwright/test'
import { expectDraft, expectNoDrafts, openDashboard, settled, signedIn } from '#test/dashboard'
import { ageDrafts, fillUp } from '#test/draft-stores'
import { expectFitAndAccessible } from '#test/looks'
import {
  addPerson,
  addRecord,
  apiKey,
  type Credentials,
  type Product,
  setUpProduct,
  startProduct,
} from '#test/product'
import { choose, fillIn, onFile, slot } from '#test/record-form'
import { signIn } from '#test/sign-in'

let product: Product
let admin: Credentials
let second: Credentials
let key: string

test.describe.configure({ mode: 'default' })

test.beforeAll(async () => {
  product = await startProduct({ env: { CANDOR_RAISED_LIMITS: '127.0.0.1,::1' } })
  admin = await setUpProduct(product)
  second = await addPerson(product, { role: 'admin', name: 'Bashir' })
  key = await apiKey(product, 'admin')
})
test.afterAll(() => product.remove())

test('a draft survives the tab, goes on where it was, and is gone at sign-out', async ({
  browser,
}) => {
  const context = await signedIn(product, browser, admin)
  const page = await context.newPage()
  await openDashboard(page, product, '/entry', 'Add record')
  const passport = await fillIn(page, 'Draft Candidate')
  await choose(page, 'visa.png', 'scan0001.png')
  await expect(slot(page, 'Visa Paper')).toContainText('visa.png')
  await expectDraft(page, passport, 'visa.png', 'scan0001.png')
  await page.close()
  const next = await context.newPage()
  // The browser's own question whether to leave.
  next.on('dialog', (dialog) => void dialog.accept())
  await openDashboard(next, product, '/entry', 'Add record')
  await expect(next.getByText('Continue your draft of')).toBeVisible()
  await expectFitAndAccessible(next, 'draft offered')
  await next.getByRole('button', { name: 'Continue', exact: true }).click()
  await expect(next.getByLabel('Passport number')).toHaveValue(passport)
  await expect(next.getByRole('region', { name: 'Unsorted files' })).toContainText('scan0001.png')
  await next.getByRole('button', { name: 'Remove scan0001.png' }).click()
  await next.getByRole('button', { name: 'Add record' }).click()
  await expect(next.getByText('Draft Candidate is added', { exact: true })).toBeVisible()
  expect((await onFile(product, key, passport))[0]?.documents.map(({ kind }) => kind)).toEqual([
    'visa-paper',
  ])
  // Done: nothing is offered.
  await expectNoDraft(next)
  // Too old, and somebody else's: both are removed for good.
  await leaveDraft(next)
  await next.evaluate(ageDrafts)
  await expectNoDraft(next)
  await leaveDraft(next)
  await signIn(product, context, second)
  await expectNoDraft(next)
  await signIn(product, context, admin)
  await expectNoDraft(next)
  await leaveDraft(next)
  await next.getByRole('button', { name: 'Sign out' }).click()
  await next.getByRole('dialog').getByRole('button', { name: 'Sign out' }).click()
  await expect(next).toHaveURL(`${product.url}/`)
  await signIn(product, context, admin)
  await expectNoDraft(next)
  await context.close()
})

async function leaveDraft(page: Page): Promise<void> {
  await page.getByLabel('Passport number').fill('BX8880001')
  await expectDraft(page, 'BX8880001')
}

async function expectNoDraft(page: Page): Promise<void> {
  await openDashboard(page, product, '/entry', 'Add record')
  await expect(page.getByRole('button', { name: 'Add record' })).toBeVisible()
  await expectNoDrafts(page)
  await settled(page)
  await expect(page.getByText('Continue your draft of')).toHaveCount(0)
}

test('a browser that keeps no draft says so, before leaving as well as at sign-out', async ({
  browser,
}) => {
  const context = await signedIn(product, browser, admin)
  await context.addInitScript(fillUp)
  const page = await context.newPage()
  // The browser's own question would be a second one, after Candor's was answered.
  const askedByBrowser: string[] = []
  page.on('dialog', (dialog) => {
    askedByBrowser.push(dialog.type())
    return dialog.accept()
  })
  await openDashboard(page, product, '/entry', 'Add record')
  await fillIn(page, 'Draft Candidate')
  await choose(page, 'visa.png')
  await expect(page.getByText('This browser has no room for the files.')).toBeVisible()
  await page.getByRole('link', { name: 'Approvals' }).click()
  await expect(page.getByRole('dialog')).toContainText('The files are not')
  await page.getByRole('button', { name: 'Stay here' }).click()
  await page.evaluate(() => Object.assign(window, { isFull: true }))
  await page.getByLabel('Passport number').fill('BX8880002')
  await expect(page.getByText('This browser keeps no draft.')).toBeVisible()
  await page.getByRole('button', { name: 'Sign out' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Sign out' }).click()
  await expect(dialog).toContainText('did not delete the drafts')
  await dialog.getByRole('button', { name: 'Continue' }).click()
  await expect(page).toHaveURL(`${product.url}/`)
  expect(askedByBrowser).toEqual([])
  await context.close()
})

test('an answer that is lost after the commit doubles nothing, nor does pressing again', async ({
  browser,
}) => {
  const context = await signedIn(product, browser, admin)
  const page = await context.newPage()
  await openDashboard(page, product, '/entry', 'Add record')
  const passport = await fillIn(page)
  let lost = 0
  await page.route('**/api/v1/records', async (route) => {
    if (route.request().method() !== 'POST') return route.continue()
    lost += 1
    if (lost > 4) return route.continue()
    await route.fetch()
    return route.abort('connectionreset')
  })
  await page.getByRole('button', { name: 'Add record' }).click()
  await expect(page.getByText(/Check your connection/)).toBeVisible()
  await page.getByRole('button', { name: 'Add record' }).click()
  await expect(page.getByText('Jamal Hossain is added', { exact: true })).toBeVisible()
  expect(lost).toBe(5)
  expect(await onFile(product, key, passport)).toHaveLength(1)
  await context.close()
})

test('one upload is cancelled and the others go on; all that is left goes up at once', async ({
  browser,
}) => {
  const context = await signedIn(product, browser, admin)
  const page = await context.newPage()
  await openDashboard(page, product, '/entry', 'Add record')
  const passport = await fillIn(page)
  await choose(page, 'visa.png', 'job offer.png', 'ticket.png')
  await page.locator('input[data-kind=fingerprint]').setInputFiles({
    name: 'fingerprint.png',
    mimeType: 'image/png',
    buffer: Buffer.from('no picture'),
  })
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  let isFirst = true
  await page.route('**/documents/visa-paper', async (route) => {
    if (isFirst) {
      isFirst = false
      await held
    }
    await route.continue().catch(() => undefined)
  })
  await page.route('**/documents/ticket', (route) => route.abort('connectionreset'), { times: 1 })
  await page.getByRole('button', { name: 'Add record' }).click()
  await slot(page, 'Visa Paper')
    .getByRole('button', { name: /^Cancel/ })
    .click()
  release()
  await expect(slot(page, 'Visa Paper').getByRole('alert')).toContainText('You stopped this upload')
  await expect(slot(page, 'Job Offer Letter')).toContainText('Uploaded')
  await expect(slot(page, 'Ticket').getByRole('alert')).toContainText('Check your connection')
  await expect(slot(page, 'Visa Paper')).toBeFocused()
  await expectFitAndAccessible(page, 'failed uploads')
  await expect(slot(page, 'Fingerprint Paper').getByRole('alert')).toContainText('is not a JPEG')
  await page.getByRole('button', { name: 'Remove fingerprint.png' }).click()
  await slot(page, 'Ticket').getByRole('button', { name: 'Try again' }).click()
  await expect(slot(page, 'Ticket')).toContainText('Uploaded')
  await page.getByRole('button', { name: 'Upload the remaining files' }).click()
  await expect(page.getByText('Jamal Hossain is added', { exact: true })).toBeVisible()
  await expect(page.getByLabel('Passport number')).toHaveValue('')
  expect((await onFile(product, key, passport))[0]?.documents).toHaveLength(3)
  await context.close()
})

test('a server that is killed during a save and an upload leaves one record, one document of each kind', async ({
  browser,
}) => {
  const context = await signedIn(product, browser, admin)
  const page = await context.newPage()
  await openDashboard(page, product, '/entry', 'Add record')
  const passport = await fillIn(page)
  await choose(page, 'visa.png', 'ticket.png')
  let killed = 0
  // After the commit and before the answer, once for the record and once for a document.
  const killAfter = async (route: import('@playwright/test').Route) => {
    if (!['POST', 'PUT'].includes(route.request().method())) return route.continue()
    await route.fetch()
    killed += 1
    await product.kill()
    // There again before the page is told: it tries for five seconds, and a start may take longer.
    if (killed === 1) await product.restart()
    await route.abort('connectionreset')
  }
  await page.route('**/api/v1/records', killAfter, { times: 1 })
  await page.route('**/documents/visa-paper', killAfter, { times: 1 })
  await page.getByRole('button', { name: 'Add record' }).click()
  await expect(slot(page, 'Visa Paper').getByRole('alert')).toContainText('Check your connection', {
    timeout: 60_000,
  })
  await product.restart()
  await page.getByRole('button', { name: 'Upload the remaining files' }).click()
  await expect(page.getByText('Jamal Hossain is added', { exact: true })).toBeVisible()
  expect(killed).toBe(2)
  const found = await onFile(product, key, passport)
  expect(found).toHaveLength(1)
  expect(found[0]?.documents.map(({ kind, version }) => [kind, version]).toSorted()).toEqual([
    ['ticket', 1],
    ['visa-paper', 1],
  ])
  await context.close()
})

test('an update whose answer is lost is simply done when it is sent again', async ({ browser }) => {
  const { id } = await addRecord(product, key)
  const context = await signedIn(product, browser, admin)
  const page = await context.newPage()
  await openDashboard(page, product, `/records/${id}/edit`, /^Update/)
  await page.getByLabel('Permanent address').fill('Road 5, Jessore')
  await page.route(
    `**/api/v1/records/${id}`,
    async (route) => {
      await route.fetch()
      await route.abort('connectionreset')
    },
    { times: 1 },
  )
  await page.getByRole('button', { name: 'Update record' }).click()
  await expect(page.getByText(/Check your connection/)).toBeVisible()
  await page.getByRole('button', { name: 'Update record' }).click()
  await expect(page).toHaveURL(`${product.url}/dashboard/records/${id}`)
  await expect(page.getByText('Road 5, Jessore', { exact: true })).toBeVisible()
  await context.close()
})
