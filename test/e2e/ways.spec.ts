import type { Page } from '@playwright/test'
import { openDashboard, settled } from '#test/dashboard'
import { expect, test } from '#test/job'
import { rows } from '#test/records-grid'

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name })
const answer = (page: Page, name: 'Leave' | 'Stay here') =>
  page.getByRole('dialog', { name: 'Leave without saving?' }).getByRole('button', { name }).click()

test('what is not saved stays at links, back and reload, until somebody agrees', async ({
  product,
  admin: page,
}) => {
  await openDashboard(page, product, '/classes', 'Classes')
  await page.getByRole('link', { name: 'New class' }).click()
  const title = page.getByRole('textbox', { name: 'Title' })
  const isKept = async () => {
    await expect(title).toHaveValue('First aid')
    expect(new URL(page.url()).pathname).toBe('/dashboard/classes/new')
  }
  // Nothing is asked before something is entered.
  await page.goBack()
  await expect(heading(page, 'Classes')).toBeVisible()
  await page.goForward()
  await title.fill('First aid')
  const question = page.getByRole('dialog', { name: 'Leave without saving?' })
  const notices = page.getByRole('link', { name: 'Notices', exact: true })
  for (const leave of [
    () => notices.click(),
    () => page.keyboard.press('Enter'),
    () => page.evaluate(() => history.back()),
  ]) {
    await leave()
    await answer(page, 'Stay here')
    await isKept()
    await notices.focus()
  }
  // A second press while it is asked: one question, and the page as it was.
  await page.evaluate(() => history.back())
  await expect(question).toBeVisible()
  await page.evaluate(() => history.back())
  await answer(page, 'Stay here')
  await expect(question).toHaveCount(0)
  await expect(page).toHaveURL(/\/classes\/new$/)
  await isKept()
  const asked = page.waitForEvent('dialog')
  await page.evaluate(() => setTimeout(() => location.reload()))
  const dialog = await asked
  expect(dialog.type()).toBe('beforeunload')
  await dialog.dismiss()
  await isKept()
  await page.evaluate(() => history.back())
  await answer(page, 'Leave')
  await expect(heading(page, 'Classes')).toBeVisible()
  await page.goForward()
  await expect(title).toHaveValue('')
})

test('a link opens in another tab, and by the keyboard; what is looked for outlives a reload', async ({
  product,
  admin: page,
}) => {
  const name = 'Ways To'
  const { id } = await product.newFile([], { name })
  await openDashboard(page, product, '/records', 'Records')
  const search = page.getByRole('main').getByRole('searchbox')
  await search.fill(name)
  await expect(page).toHaveURL(/\/records#search=Ways\+To$/)
  await page.reload()
  await expect(rows(page)).toHaveCount(1)
  await settled(page)
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
  await expect(page).toHaveURL(/\/records#search=Ways\+To$/)
  const link = page.getByRole('link', { name, exact: true })
  for (const press of [
    () => link.click({ modifiers: ['ControlOrMeta'] }),
    () => link.click({ button: 'middle' }),
  ]) {
    const [other] = await Promise.all([page.context().waitForEvent('page'), press()])
    await expect(other).toHaveURL(`${product.url}/dashboard/records/${id}`)
    await expect(page).toHaveURL(/\/records#search=/)
    await other.close()
  }
  await link.focus()
  await page.keyboard.press('Enter')
  await expect(heading(page, name)).toBeFocused()
  await page.goBack()
  await expect(rows(page)).toHaveCount(1)
  await expect(search).toHaveValue(name)
})

test('an address leads to its page: typed, unknown, and after signing in', async ({
  product,
  admin,
  moderator,
}) => {
  // Where no server sees what is looked for.
  await admin.goto('/dashboard/records?state=pending&search=rahima')
  await expect(admin).toHaveURL(`${product.url}/dashboard/records?state=pending#search=rahima`)
  await admin.goto('/dashboard/nowhere')
  await admin.getByRole('link', { name: 'Back to the dashboard' }).click()
  await expect(heading(admin, /^\w+,? \d/)).toBeFocused()
  const { email, password } = product.people.moderator[0]
  await moderator.context().clearCookies()
  await moderator.goto('/dashboard/cases?state=open')
  await moderator.getByLabel('Email').fill(email)
  await moderator.getByLabel('Password', { exact: true }).fill(password)
  await moderator.getByRole('main').getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(heading(moderator, 'Cases')).toBeVisible()
  await expect(moderator).toHaveURL(`${product.url}/dashboard/cases?state=open`)
})
