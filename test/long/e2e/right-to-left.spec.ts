import { expect, test } from '@playwright/test'
import { moneyIn } from '#modules/training/schema'
import { type Held, hold, letGo } from '#test/held'
import { cookieOf } from '#test/screen'

let held: Held
test.use({ ignoreHTTPSErrors: true, viewport: { width: 360, height: 640 } })
test.beforeAll(async () => {
  held = await hold({}, ['en', 'ar'])
})
test.beforeEach(async ({ page }) => {
  await page.context().addCookies([cookieOf(held.product, 'language', 'ar')])
  await page.goto(`${held.product.url}/tell/concern`)
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
})
test.afterAll(() => letGo(held))

test('a telephone number that is typed between Arabic words reads as it was typed', async ({
  page,
}) => {
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
})

test('what is owed stands in the order of what was paid: the sum first, from the right', async ({
  page,
}) => {
  const sums = [-120_000, 120_000].map((amount) => moneyIn('ar', amount, 'BDT'))
  const ends = await page.evaluate((texts) => {
    return texts.map((text) => {
      const line = document.createElement('p')
      line.textContent = text
      document.body.append(line)
      const endOf = (part: string) => {
        const range = document.createRange()
        const at = text.indexOf(part)
        range.setStart(line.firstChild as Text, at)
        range.setEnd(line.firstChild as Text, at + part.length)
        return range.getBoundingClientRect().right
      }
      return endOf('1,200.00') > endOf('BDT')
    })
  }, sums)
  expect(ends).toEqual([true, true])
})
