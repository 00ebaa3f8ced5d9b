import type { Page } from '@playwright/test'
import { openDashboard } from '#test/dashboard'
import { expect, test } from '#test/job'

const detail = (page: Page, name: string) => page.getByRole('button', { name: `Change: ${name}` })
const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true })

test('a detail is changed in its place in two presses, and by keys alone, and undone from the toast', async ({
  product,
  admin: page,
}) => {
  const { id } = await product.newFile([], { name: 'Changed Inplace', address: 'House 1, Dhaka' })
  const address = async () => (await product.call('GET', `/records/${id}`)).address
  await openDashboard(page, product, `/records/${id}`, 'Changed Inplace')
  await page.getByText('House 1, Dhaka').click()
  await expect(field(page, 'Permanent address')).toBeFocused()
  await page.keyboard.type('House 2, Dhaka')
  await page.keyboard.press('Enter')
  await expect(page.getByText('House 2, Dhaka')).toBeVisible()
  await expect(detail(page, 'Permanent address')).toBeFocused()
  expect(await address()).toBe('House 2, Dhaka')
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByText('House 1, Dhaka')).toBeVisible()
  expect(await address()).toBe('House 1, Dhaka')
  // By keys alone; Escape leaves it as it was.
  await detail(page, 'Permanent address').press('Enter')
  await page.keyboard.type('House 3, Dhaka')
  await page.keyboard.press('Escape')
  await expect(detail(page, 'Permanent address')).toBeFocused()
  await expect(page.getByText('House 1, Dhaka')).toBeVisible()
  // What is empty is a press away as well.
  await page.getByRole('button', { name: 'Add: Email' }).press('Enter')
  await page.keyboard.type('inplace@example.net')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('link', { name: 'inplace@example.net' })).toBeVisible()
  // A choice as well.
  await detail(page, 'Nationality').click()
  await page.getByRole('combobox', { name: 'Nationality' }).selectOption('NP')
  await page.keyboard.press('Enter')
  await expect(detail(page, 'Nationality')).toBeFocused()
  expect((await product.call('GET', `/records/${id}`)).nationality).toBe('NP')
})

test('what is refused of a detail is said at its field, and what was typed stays', async ({
  product,
  admin: page,
}) => {
  const { id } = await product.newFile([], { name: 'Refused Inplace', telephone: '+8801711123456' })
  await openDashboard(page, product, `/records/${id}`, 'Refused Inplace')
  await detail(page, 'Telephone').first().click()
  await page.keyboard.type('12')
  await page.keyboard.press('Enter')
  const telephone = field(page, 'Telephone')
  await expect(telephone).toHaveAccessibleDescription(/telephone/i)
  await expect(telephone).toHaveValue('12')
  // Nor without a connection.
  await page.route('**/api/v1/records/*', (route) => route.abort('connectionreset'))
  await telephone.fill('+8801711123457')
  await page.keyboard.press('Enter')
  await expect(telephone).toHaveAttribute('aria-invalid', 'true')
  await expect(telephone).toHaveValue('+8801711123457')
  await page.unroute('**/api/v1/records/*')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('link', { name: '+8801711123457' })).toBeVisible()
})

test('somebody else who changed the same detail is named, and nothing of either is lost', async ({
  product,
  admin: page,
}) => {
  const { id } = await product.newFile([], { name: 'Both Inplace', address: 'House 1' })
  const change = (changes: object) => product.about(id, 'PATCH', '', changes)
  await openDashboard(page, product, `/records/${id}`, 'Both Inplace')
  const type = async (text: string) => {
    await detail(page, 'Permanent address').click()
    await field(page, 'Permanent address').fill(text)
  }
  await type('House 2')
  // Another detail is no reason to ask.
  await change({ fatherName: 'Somebody Else' })
  await page.keyboard.press('Enter')
  await expect(page.getByText('House 2', { exact: true })).toBeVisible()
  await type('House 3')
  await change({ address: 'House 4' })
  await field(page, 'Permanent address').press('Enter')
  await expect(page.getByRole('alert')).toContainText('changed it meanwhile: House 4')
  await expect(field(page, 'Permanent address')).toHaveValue('House 3')
  await page.getByRole('button', { name: 'Keep mine' }).click()
  await expect(page.getByText('House 3', { exact: true })).toBeVisible()
  const kept = await product.call('GET', `/records/${id}`)
  expect(kept).toMatchObject({ address: 'House 3', fatherName: 'Somebody Else' })
})

test('with a second person, what is changed of an approved record waits beside it, and is taken back', async ({
  product,
  admin: page,
}) => {
  const settings = async (secondPersonApproval: boolean) => {
    const { version } = await product.call('GET', '/organisation')
    const by = product.people.admin[0]
    await product.callAs(by, 'PATCH', '/organisation', { secondPersonApproval }, version)
  }
  const { id } = await product.newFile([], { name: 'Waits Inplace', address: 'House 1' })
  await settings(true)
  try {
    await openDashboard(page, product, `/records/${id}`, 'Waits Inplace')
    await detail(page, 'Permanent address').click()
    await page.keyboard.type('House 2')
    await page.keyboard.press('Enter')
    await expect(page.getByText(/^Waits for a second person, from .*: House 2/)).toBeVisible()
    await expect(page.getByText('House 1', { exact: true })).toBeVisible()
    expect(await product.call('GET', `/records/${id}`)).toMatchObject({
      address: 'House 1',
      state: 'approved',
    })
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(page.getByText(/^Waits for a second person/)).toHaveCount(0)
    expect((await product.call('GET', `/records/${id}/changes`)).changes).toEqual([])
  } finally {
    await settings(false)
  }
})
