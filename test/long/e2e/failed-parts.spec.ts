import { openDashboard } from '#test/dashboard'
import { expect, test } from '#test/job'
import { addRecord } from '#test/product'

/** A page, its heading, the question that fails, and what stands in the place of its answer. */
const partsOf = (
  record: string,
  pending: string,
): [path: string, heading: string, fails: RegExp, what: string][] => [
  ['/records', 'Records', /\/my\/record-views$/, 'Your views'],
  ['/records', 'Records', /\/records\/authors$/, 'The names of those who entered records'],
  ['/audit', 'Audit log', /\/accounts\?/, 'The names to choose from'],
  ['/audit', 'Audit log', /\/api-keys$/, 'The names to choose from'],
  ['/accounts', 'Accounts', /\/invites$/, 'The open invitations'],
  ['/trash', 'Trash', /\/organisation$/, 'The days that are left'],
  ['/payments/new', 'Record a payment', /\/classes\?/, 'The classes'],
  ['/payments/new', 'Record a payment', /\/accounts\/search$/, 'The people for “Student”'],
  [`${record}#documents-title`, 'Rahima Khatun', /\/documents$/, 'The earlier versions'],
  [`${record}#access-code`, 'Rahima Khatun', /\/access-code$/, 'The last use of the access code'],
  [`${record}#access-code`, 'Rahima Khatun', /\/views/, 'The viewings'],
  [pending, 'Rahima Khatun', /\/review$/, 'Whether you may approve'],
]
/** A refusal that trying again at once does not help against. */
const tooMany = {
  status: 429,
  contentType: 'application/problem+json',
  body: JSON.stringify({ code: 'request.too_many', title: 'Too many requests.' }),
}

test('what could not be loaded is said in its place, and tried again', async ({
  admin,
  product,
}) => {
  const { id } = await product.newFile()
  const trashed = await product.newFile()
  await product.call('DELETE', `/records/${trashed.id}`, undefined, 1)
  const pending = await addRecord(product, product.moderatorKey)
  for (const [path, heading, fails, what] of partsOf(`/records/${id}`, `/records/${pending.id}`)) {
    const page = await admin.context().newPage()
    await page.route(fails, (route) => route.fulfill(tooMany))
    await openDashboard(page, product, path, heading)
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

test('whoever could not be asked who they are tries again, and the page is there', async ({
  admin: page,
  product,
}) => {
  await page.route(/\/api\/v1\/session$/, (route) => route.fulfill(tooMany))
  await page.goto(`${product.url}/dashboard/records`)
  await page.getByRole('button', { name: 'Try again' }).waitFor()
  await page.unroute(/\/api\/v1\/session$/)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Records', exact: true })).toBeVisible()
})

test('without a connection a page says so, and goes on by itself with one', async ({
  admin: page,
  product,
}) => {
  const shown = await product.newFile()
  const next = await product.newFile()
  // What is opened offline is another record: the program itself is there.
  await openDashboard(page, product, `/records/${shown.id}`, 'Rahima Khatun')
  await page.getByRole('link', { name: 'All records' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Records' })).toBeVisible()
  const other = page.locator(`a[href$="/records/${next.id}"]`).first()
  await expect(other).toBeVisible()
  await page.context().setOffline(true)
  await other.click()
  await expect(page.getByRole('heading', { name: 'No connection' })).toBeVisible()
  await page.context().setOffline(false)
  await expect(page.getByRole('heading', { level: 1, name: 'Rahima Khatun' })).toBeVisible()
})
