import { type BrowserContext, expect, test } from '@playwright/test'
import { openDashboard, signedIn } from '#test/dashboard'
import { addRecord, apiKey, type Product, setUpProduct, startProduct } from '#test/product'

let product: Product
let context: BrowserContext
/** Approved, and waiting for approval. */
let recordId: string
let pendingId: string

test.beforeAll(async ({ browser }) => {
  product = await startProduct({ env: { CANDOR_RAISED_LIMITS: '127.0.0.1,::1' } })
  const admin = await setUpProduct(product)
  const key = await apiKey(product, 'admin')
  recordId = (await addRecord(product, key)).id
  pendingId = (await addRecord(product, await apiKey(product, 'moderator'))).id
  const trashed = await addRecord(product, key)
  const headers = { authorization: `Bearer ${key}`, 'if-match': '1' }
  await fetch(`${product.url}/api/v1/records/${trashed.id}`, { method: 'DELETE', headers })
  context = await signedIn(product, browser, admin)
})
test.afterAll(() => product.remove())

const record = () => `/records/${recordId}`
const part = (name: string) => () => `${record()}#${name}`
/** A page, its heading, the question that fails, and what stands in the place of its answer. */
const parts: [path: () => string, heading: string, fails: RegExp, what: string][] = [
  [() => '/records', 'Records', /\/my\/record-views$/, 'Your views'],
  [() => '/records', 'Records', /\/records\/authors$/, 'The names of those who entered records'],
  [() => '/audit', 'Audit log', /\/accounts\?/, 'The names to choose from'],
  [() => '/audit', 'Audit log', /\/api-keys$/, 'The names to choose from'],
  [() => '/accounts', 'Accounts', /\/invites$/, 'The open invitations'],
  [() => '/trash', 'Trash', /\/organisation$/, 'The days that are left'],
  [() => '/payments/new', 'Record a payment', /\/classes\?/, 'The classes'],
  [() => '/payments/new', 'Record a payment', /\/accounts\/search$/, 'The people for “Student”'],
  [part('documents-title'), 'Rahima Khatun', /\/documents$/, 'The earlier versions'],
  [part('access-code'), 'Rahima Khatun', /\/access-code$/, 'The last use of the access code'],
  [part('access-code'), 'Rahima Khatun', /\/views/, 'The viewings'],
  [() => `/records/${pendingId}`, 'Rahima Khatun', /\/review$/, 'Whether you may approve'],
]
/** A refusal that trying again at once does not help against. */
const tooMany = {
  status: 429,
  contentType: 'application/problem+json',
  body: JSON.stringify({ code: 'request.too_many', title: 'Too many requests.' }),
}

test('what could not be loaded is said in its place, and tried again', async () => {
  for (const [path, heading, fails, what] of parts) {
    const page = await context.newPage()
    await page.route(fails, (route) => route.fulfill(tooMany))
    await openDashboard(page, product, path(), heading)
    const again = page.getByRole('button', { name: `Try again: ${what}` }).first()
    await expect.soft(again, what).toBeVisible()
    await page.unroute(fails)
    const answered = page.waitForResponse(fails)
    await again.click()
    await answered
    await expect.soft(page.getByText(`${what} could not be loaded.`), what).toHaveCount(0)
    await page.close()
  }
})

test('whoever could not be asked who they are tries again, and the page is there', async () => {
  const page = await context.newPage()
  await page.route(/\/api\/v1\/session$/, (route) => route.fulfill(tooMany))
  await page.goto(`${product.url}/dashboard/records`)
  await page.getByRole('button', { name: 'Try again' }).waitFor()
  await page.unroute(/\/api\/v1\/session$/)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Records', exact: true })).toBeVisible()
  await page.close()
})

test('without a connection a page says so, and goes on by itself with one', async () => {
  const page = await context.newPage()
  // What is opened offline is another record: the program itself is there.
  await openDashboard(page, product, `/records/${pendingId}`, 'Rahima Khatun')
  await page.getByRole('link', { name: 'All records' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Records' })).toBeVisible()
  const other = page.locator(`a[href$="${record()}"]`).first()
  await expect(other).toBeVisible()
  await context.setOffline(true)
  await other.click()
  await expect(page.getByRole('heading', { name: 'No connection' })).toBeVisible()
  await context.setOffline(false)
  await expect(page.getByRole('heading', { level: 1, name: 'Rahima Khatun' })).toBeVisible()
  await page.close()
})
