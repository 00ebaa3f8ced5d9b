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
  const heading = page.getByRole('heading', { level: 1, name: 'Somebody reports a concern' })
  const said = (shop: string) => page.getByRole('region').getByText(`The ${shop} shop`)
  await page.keyboard.press('j')
  await expect(heading).toBeFocused()
  await expect(said('Blue')).toBeVisible()
  await page.keyboard.press('j')
  await expect(said('Green')).toBeVisible()
  await page.keyboard.press('k')
  await expect(said('Blue')).toBeVisible()
  await page.getByRole('navigation', { name: 'Next' }).getByRole('link').click()
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

test('several cases are given to a colleague, and back with one press', async ({
  product,
  admin: page,
}) => {
  const colleague = product.newPerson('admin')
  for (const shop of ['North', 'South'])
    await product.call('POST', '/cases', {
      ...{ kind: 'concern', text: `The ${shop} counter of Padma river sells our stamp.` },
    })
  await openDashboard(page, product, '/cases#search=padma+river', 'Cases')
  const list = page.getByRole('list', { name: 'Cases' })
  await page.getByRole('button', { name: 'Choose several' }).click()
  await list.getByRole('checkbox').first().check()
  await page.getByRole('button', { name: 'all 2' }).click()
  await page.getByRole('combobox', { name: 'Give to …' }).selectOption({ label: colleague.name })
  await expect(page.getByText('2 cases are assigned')).toBeVisible()
  await expect(list.getByText(colleague.name)).toHaveCount(2)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(list.getByText('nobody has it yet')).toHaveCount(2)
})
