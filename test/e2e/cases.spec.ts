import { openDashboard } from '#test/dashboard'
import { expect, test } from '#test/job'

test('cases are found by their words, and read one after the other beside the list', async ({
  product,
  admin: page,
}) => {
  for (const shop of ['Blue', 'Green', 'Red'])
    await product.call('POST', '/cases', {
      ...{ kind: 'concern', text: `The ${shop} shop sells our stamp at Teesta market.` },
    })
  await page.setViewportSize({ width: 1280, height: 800 })
  await openDashboard(page, product, '/cases', 'Cases')
  const list = page.getByRole('list', { name: 'Cases' })
  await page.getByRole('searchbox', { name: 'Name, number or words' }).fill('teesta stamp')
  await expect(list.getByRole('listitem')).toHaveCount(3)
  await expect(page).toHaveURL(/\/cases#search=teesta\+stamp$/)
  await page.getByRole('heading', { level: 1, name: 'Cases' }).click()
  const heading = page.getByRole('heading', { level: 1, name: 'Case', exact: true })
  const said = (shop: string) => page.getByRole('region').getByText(`The ${shop} shop`)
  await page.keyboard.press('j')
  await expect(heading).toBeFocused()
  await expect(said('Blue')).toBeVisible()
  await page.keyboard.press('j')
  await expect(said('Green')).toBeVisible()
  await page.keyboard.press('k')
  await expect(said('Blue')).toBeVisible()
  await page.reload()
  await expect(list.getByRole('listitem')).toHaveCount(3)
  await expect(list.locator('[aria-current=page]')).toContainText('Blue')
  // On a phone one of both is there; Back leads to the list, as it was.
  await page.setViewportSize({ width: 360, height: 640 })
  await expect(list).toBeHidden()
  await page.getByRole('link', { name: 'All cases' }).click()
  await expect(heading).toBeHidden()
  await expect(list.getByRole('listitem')).toHaveCount(3)
})
