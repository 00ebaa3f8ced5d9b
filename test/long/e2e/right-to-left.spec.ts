import { offer } from '#test/crawled-pages'
import { expect, test } from '#test/job'
import { cookieOf } from '#test/screen'

test.use({ viewport: { width: 360, height: 640 } })

test('a telephone number that is typed between Arabic words reads as it was typed', async ({
  page,
  product,
}) => {
  await offer(product, ['en', 'ar'])
  await page.context().addCookies([cookieOf(product, 'language', 'ar')])
  await page.goto(`${product.url}/tell/concern`)
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
  const field = page.locator('main #from')
  await field.fill('+880 1711 234567')
  await field.blur()
  const drawn = () => field.screenshot({ animations: 'disabled' })
  const asTyped = await drawn()
  await field.evaluate((input) => {
    input.style.direction = 'rtl'
    input.style.unicodeBidi = 'normal'
  })
  expect((await drawn()).equals(asTyped), 'backwards it would look otherwise').toBe(false)
  await field.evaluate((input) => {
    input.style.direction = 'ltr'
    input.style.textAlign = 'right'
  })
  expect((await drawn()).equals(asTyped)).toBe(true)
  await offer(product, ['en', 'bn'])
})
