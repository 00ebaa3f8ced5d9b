import { openDashboard } from '#test/dashboard'
import { expect, test } from '#test/job'
import { withLargeLetters } from '#test/large-letters'
import { addRecord } from '#test/product'
import { rows } from '#test/records-grid'

test('the first screen has 12 records, 8 with letters twice as large, the first within 15 tab stops', async ({
  product,
  admin: page,
}) => {
  for (let number = 1; number <= 14; number += 1)
    await addRecord(product, product.key, { name: `Many Ahmed ${number}` })
  await page.setViewportSize({ width: 1280, height: 800 })
  const onScreen = async () => {
    await openDashboard(page, product, '/records?sort=name', 'Records')
    await expect(rows(page).nth(13)).toBeAttached()
    const boxes = await Promise.all((await rows(page).all()).map((row) => row.boundingBox()))
    return boxes.filter((box) => box && box.y + box.height <= 800).length
  }
  expect(await onScreen()).toBeGreaterThanOrEqual(12)
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  let stops = 1
  while (
    !(await rows(page)
      .first()
      .evaluate((row) => row === document.activeElement)) &&
    stops < 20
  ) {
    await page.keyboard.press('Tab')
    stops += 1
  }
  expect(stops).toBeLessThanOrEqual(15)
  await withLargeLetters(page, async () => expect(await onScreen()).toBeGreaterThanOrEqual(8))
})
