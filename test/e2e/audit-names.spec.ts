import { expect, test } from '@playwright/test'
import { openDashboard, signedIn } from '#test/dashboard'
import { addPerson, setUpProduct, startProduct } from '#test/product'

test('a name of two words keeps to one line of the audit log, beside a long sentence', async ({
  browser,
}) => {
  const product = await startProduct({ env: { CANDOR_RAISED_LIMITS: '127.0.0.1,::1' } })
  try {
    await setUpProduct(product)
    const name = 'Mahbubur Chowdhury'
    const person = await addPerson(product, { role: 'admin', name })
    const context = await signedIn(product, browser, person, { width: 1280 })
    const changed = await context.request.patch(`${product.url}/api/v1/organisation`, {
      headers: { origin: product.url, 'if-match': '"1"' },
      data: {
        ...{ address: '12 Naya Paltan, Dhaka', phone: '+880 2 000 0000', trashDays: 20 },
        ...{ email: 'files@padma.example', contestDays: 7, sessionIdleMinutes: 20 },
      },
    })
    expect(changed.status(), await changed.text()).toBe(200)
    const page = await context.newPage()
    await openDashboard(page, product, '/audit', 'Audit log')
    const names = await page.getByRole('button', { name, exact: true }).all()
    expect(names.length).toBeGreaterThan(1)
    for (const one of names) expect((await one.boundingBox())?.height).toBeLessThan(32)
    await context.close()
  } finally {
    await product.remove()
  }
})
