import { expect, type Page, test } from '@playwright/test'
import { callApi } from '#test/call-api'
import { reportConcern } from '#test/concerns'
import { openDashboard, signedInPage } from '#test/dashboard'
import { expectFitAndAccessible, expectGoodInEveryLook } from '#test/looks'
import {
  addPerson,
  apiKey,
  type Credentials,
  type Product,
  publishNotice,
  setUpProduct,
  startProduct,
} from '#test/product'
import { expectToast } from '#test/toasts'

let product: Product
let admin: Credentials
let moderator: Credentials
let key: string
let concernId: string

test.beforeAll(async () => {
  product = await startProduct({ env: { CANDOR_RAISED_LIMITS: '127.0.0.1,::1' } })
  admin = await setUpProduct(product)
  moderator = await addPerson(product, { role: 'moderator' })
  key = await apiKey(product, 'admin')
  await publishNotice(product, key)
  // The rules are compiled at the first question, which takes a moment.
  const words = { displayName: 'A', welcomeText: 'B', tiles: [{ title: 'C', text: '', url: '/' }] }
  await callApi(product, key, ['POST', '/organisation/check'], words, 0)
  concernId = (await reportConcern(product, 'A man in Sylhet sells visas in your name.')).id
})

test.afterAll(() => product.remove())

const preview = (page: Page) => page.frameLocator('iframe[title^="Preview"]')
const publicHome = async () => (await fetch(product.url)).text()

test('settings, notices and concerns are accessible and fit', async ({ browser }) => {
  const page = await signedInPage(product, browser, admin, { width: 320 })
  const complaints: string[] = []
  page.on('console', (message) => {
    if (/Content Security Policy/.test(message.text())) complaints.push(message.text())
  })
  page.on('pageerror', (error) => complaints.push(String(error)))
  await openDashboard(page, product, '/settings', 'Settings')
  await page.getByRole('button', { name: 'Make your own tiles' }).click()
  await page.getByRole('button', { name: 'Make your own groups' }).click()
  await page.getByRole('textbox', { name: 'Accent colour', exact: true }).fill('#7a3e8e')
  await page.getByLabel('Name of the organisation').fill('Canada Visa Embassy Online')
  await expect(page.getByText('which is a word of an authority')).toBeVisible()
  await page.getByRole('button', { name: 'Preview', exact: true }).click()
  await expect(preview(page).getByText('Nothing is saved yet')).toBeVisible()
  await expectFitAndAccessible(page, 'preview')
  await page.getByRole('button', { name: 'Close the preview' }).click()
  await expectGoodInEveryLook(page, 'settings')
  page.on('dialog', (dialog) => void dialog.accept())
  await openDashboard(page, product, '/notices', 'Notices')
  await page.getByRole('button', { name: 'Publish notice' }).click()
  await expect(page.getByText('Both images are required')).toHaveCount(2)
  await expect(page.getByLabel('Title')).toBeFocused()
  await expectGoodInEveryLook(page, 'notices')
  await page.getByRole('link', { name: 'Edit Interviews in Cumilla' }).click()
  await expect(page.getByRole('button', { name: 'Save notice' })).toBeVisible()
  await expectGoodInEveryLook(page, 'a notice')
  await openDashboard(page, product, '/concerns', 'Concerns')
  await expectGoodInEveryLook(page, 'concerns')
  await openDashboard(page, product, `/concerns/${concernId}`, 'Concern')
  await expectGoodInEveryLook(page, 'a concern')
  expect(complaints).toEqual([])
  await page.context().close()
})

test('a setting shows in the preview before, and on the public page after it is saved', async ({
  browser,
}) => {
  const page = await signedInPage(product, browser, admin, { theme: 'dark' })
  await openDashboard(page, product, '/settings', 'Settings')
  const name = page.getByLabel('Name of the organisation')
  await name.fill('Department of Immigration')
  await expect(page.getByText('which is a word of an authority')).toBeVisible()
  await page.getByRole('button', { name: 'Save settings' }).click()
  await expect(name).toBeFocused()
  await expect(name).toHaveAttribute('aria-invalid', 'true')
  await expect(preview(page).getByRole('banner').getByText('Padma Overseas Ltd')).toBeVisible()

  await page.getByLabel('Registered name').fill('Meghna Careers Ltd')
  await name.fill('Meghna Careers Ltd')
  await expect(preview(page).getByRole('banner').getByText('Meghna Careers Ltd')).toBeVisible()
  const colour = page.getByRole('textbox', { name: 'Accent colour', exact: true })
  await colour.fill('#1d70b8')
  await expect(page.getByText(/close to the colour of GOV.UK/)).toBeVisible()
  await colour.fill('#7a3e8e')
  await expect(page.getByText(/Dark theme: 2\.3 to 1 is hard to read/)).toBeVisible()
  await expect(page.getByText(/Light theme: 6\.4 to 1\. Easy to read/)).toBeVisible()
  await page.getByRole('button', { name: 'Phone' }).click()
  await page
    .getByRole('group', { name: 'Theme' })
    .getByRole('button', { name: 'Light' })
    .last()
    .click()
  await expect(preview(page).locator('html')).toHaveAttribute('data-theme', 'light')
  expect(await publicHome()).not.toContain('Meghna')

  await page.getByRole('button', { name: 'Save settings' }).click()
  await expectToast(page, 'Settings saved')
  await expect(page.getByText('Everything is saved.')).toBeVisible()
  const home = await publicHome()
  expect(home).toContain('<bdi>Meghna Careers Ltd</bdi>')
  expect(home).toContain('/assets/accent/7a3e8e.css')
  await page.context().close()
})

test('tiles are put in order by the keyboard alone, and the first four are said to be for phones', async ({
  browser,
}) => {
  const page = await signedInPage(product, browser, admin, { theme: 'dark' })
  await openDashboard(page, product, '/settings', 'Settings')
  await page.getByRole('button', { name: 'Make your own tiles' }).press('Enter')
  const first = page.getByRole('group', { name: 'Tile 1', exact: true })
  await expect(first.getByLabel('Title')).toHaveValue('Work permit')
  await expect(page.getByRole('group', { name: 'Tile 5 · not on small screens' })).toBeVisible()
  await page.getByRole('button', { name: 'Move tile 1 down' }).press('Enter')
  await expect(page.getByRole('button', { name: 'Move tile 2 down' })).toBeFocused()
  await expect(page.getByText('Moved to place 2 of 8')).toBeAttached()
  await expect(first.getByLabel('Title')).toHaveValue('Visa paper')
  await page
    .getByRole('group', { name: 'Tile 2', exact: true })
    .getByLabel('Title')
    .press('Alt+ArrowUp')
  await expect(first.getByLabel('Title')).toHaveValue('Work permit')
  await first.getByLabel('Title').fill('Jobs abroad')
  await expect(preview(page).getByRole('link', { name: /^Jobs abroad/ })).toBeVisible()
  await page.getByRole('button', { name: 'Add a tile' }).isDisabled()
  await page.getByRole('button', { name: 'Undo changes' }).press('Enter')
  await expect(page.getByText('The usual tiles')).toBeVisible()
  await page.context().close()
})

test('two admins save settings: the second sees what differs and chooses', async ({ browser }) => {
  const page = await signedInPage(product, browser, admin, { theme: 'dark' })
  await openDashboard(page, product, '/settings', 'Settings')
  await page.getByLabel('Telephone').fill('+880 2 222')
  await page.getByLabel('Welcome text').fill('Mine.')
  const { version } = await callApi(product, key, ['GET', '/organisation'])
  const theirs = { welcomeText: 'Theirs.', address: '12 Naya Paltan' }
  await callApi(product, key, ['PATCH', '/organisation'], theirs, version)
  await page.getByRole('button', { name: 'Save settings' }).click()
  await expect(page.getByText('Another admin has saved settings')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Save this version' })).toBeDisabled()
  await page.getByRole('radio').filter({ hasText: 'Theirs.' }).click()
  await page.getByRole('button', { name: 'Save this version' }).click()
  await expectToast(page, 'Settings saved')
  const home = await publicHome()
  for (const kept of ['Theirs.', '12 Naya Paltan', '+880 2 222']) expect(home).toContain(kept)
  await page.context().close()
})

test('the date has a button of its own, and is never in the future', async ({ browser }) => {
  const page = await signedInPage(product, browser, admin, { theme: 'dark' })
  await openDashboard(page, product, '/settings', 'Settings')
  const date = page.getByRole('textbox', { name: 'Information as of' })
  await date.fill('2099-01-01')
  await page.getByRole('button', { name: 'Update' }).click()
  await expect(page.getByText('This date is in the future. Choose today or earlier.')).toBeVisible()
  await date.fill('2026-01-31')
  await page.getByRole('button', { name: 'Update' }).click()
  await expectToast(page, 'Date modified successfully')
  expect(await publicHome()).toContain('31\u00a0January 2026')
  await page.context().close()
})

test('a report is found by its state, answered with a note, closed and reopened, by the keyboard', async ({
  browser,
}) => {
  const text = 'Is padma-visa.example yours?'
  await reportConcern(product, text)
  const page = await signedInPage(product, browser, admin, { theme: 'dark' })
  await openDashboard(page, product, '/concerns', 'Concerns')
  const state = page.getByLabel('State', { exact: true })
  await expect(state.getByRole('option', { name: /^Open \(\d\)$/ })).toBeAttached()
  await state.selectOption('open')
  await expect(page).toHaveURL(`${product.url}/dashboard/concerns?state=open`)
  await page.getByRole('link', { name: text }).press('Enter')
  await expect(page.getByRole('link', { name: 'rahima@padma.example' })).toBeVisible()
  await page.getByRole('button', { name: 'Note as answered' }).press('Enter')
  await expect(page.getByText('Write down what was answered.')).toBeVisible()
  await page.getByLabel('What was answered or done').fill('It is not. The police know.')
  await page.getByRole('button', { name: 'Note as answered' }).press('Enter')
  await expect(page.getByText('Concern answered by Amina')).toBeVisible()
  await expect(page.getByText('It is not. The police know.')).toBeVisible()
  await page.getByRole('button', { name: 'Close', exact: true }).press('Enter')
  await expect(page.getByText('Concern closed by Amina')).toBeVisible()
  await page.getByRole('button', { name: 'Reopen' }).press('Enter')
  await expect(page.getByText('Concern reopened by Amina')).toBeVisible()
  await page.getByRole('link', { name: 'All concerns' }).click()
  await state.selectOption('Closed')
  await expect(page.getByText('No report is closed yet.')).toBeVisible()
  await page.context().close()
})

test('a moderator reaches none of it', async ({ browser }) => {
  const page = await signedInPage(product, browser, moderator, { theme: 'dark' })
  for (const path of ['/settings', '/notices', '/concerns']) {
    await page.goto(`${product.url}/dashboard${path}`)
    await expect(page).toHaveURL(`${product.url}/`)
    await expect(page.getByText('You are not Admin')).toBeVisible()
  }
  await page.context().close()
})
