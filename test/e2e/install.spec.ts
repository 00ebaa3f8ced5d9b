import { openDashboard } from '#test/dashboard'
import { expect, test } from '#test/job'
import { setUpInBrowser } from '#test/main-job-staff'
import { startProduct } from '#test/product'

test('a link sets up an empty installation once, never as a government, and says what comes next', async ({
  browser,
}) => {
  const product = await startProduct({ env: { CANDOR_RAISED_LIMITS: '127.0.0.1,::1' } })
  try {
    const page = await browser.newPage({ baseURL: product.url })
    await setUpInBrowser(page, product)
    await openDashboard(page, product, '/', 'Add record')
    const welcome = page.getByRole('region', { name: 'Nothing is on file yet' })
    await expect(welcome.getByRole('link', { name: 'Import many at once' })).toBeVisible()
    await welcome.getByRole('link', { name: 'Invite colleagues' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'People' })).toBeVisible()
    await openDashboard(page, product, '/records', 'Records')
    await expect(page.getByText('There are no records yet.')).toBeVisible()
    await page.context().close()
  } finally {
    await product.remove()
  }
})
