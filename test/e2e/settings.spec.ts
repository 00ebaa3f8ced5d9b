import { expect, type Page, test } from '@playwright/test'
import { openDashboard, signedInPage } from '#test/dashboard'
import { expectFitAndAccessible, expectGoodInEveryLook } from '#test/looks'
import { paperPng, phonePhotoJpeg } from '#test/phone-photos'
import {
  addPerson,
  apiKey,
  type Credentials,
  type Product,
  publishNotice,
  setUpProduct,
  startProduct,
} from '#test/product'
import { signedInElsewhere, signInDialog } from '#test/sign-in'
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
  await settingsByKey('POST', '/check', {
    displayName: 'A',
    welcomeText: 'B',
    tiles: [{ title: 'C', text: '', url: '/' }],
  })
  concernId = (await report('A man in Sylhet sells visas in your name.')).id
})

test.afterAll(() => product.remove())

async function report(text: string): Promise<{ id: string }> {
  const answer = await fetch(`${product.url}/api/v1/concerns`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ text, from: 'rahima@padma.example', page: '/check' }),
  })
  return (await answer.json()) as { id: string }
}

function settingsByKey(method: string, path: string, body: object, version = 0) {
  return fetch(`${product.url}/api/v1/organisation${path}`, {
    method,
    headers: {
      authorization: `Bearer ${key}`,
      'content-type': 'application/json',
      'if-match': `"${version}"`,
    },
    body: JSON.stringify(body),
  })
}

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
  const read = await fetch(`${product.url}/api/v1/organisation`, {
    headers: { authorization: `Bearer ${key}` },
  })
  const { version } = (await read.json()) as { version: number }
  const theirs = { welcomeText: 'Theirs.', address: '12 Naya Paltan' }
  const changed = await settingsByKey('PATCH', '', theirs, version)
  expect(changed.status).toBe(200)
  await page.getByRole('button', { name: 'Save settings' }).click()
  await expect(page.getByText('Another admin saved settings meanwhile')).toBeVisible()
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
  expect(await publicHome()).toContain('31 January 2026')
  await page.context().close()
})

test('a notice is written, kept over a reload, previewed, published, changed, withdrawn, deleted', async ({
  browser,
}) => {
  const page = await signedInPage(product, browser, admin, { theme: 'dark' })
  await openDashboard(page, product, '/notices', 'Notices')
  await page.getByLabel('Title').fill('Closed for Eid')
  await page.getByRole('textbox', { name: 'Text' }).fill('From Thursday on.\n\nWe open on Monday.')
  await page.reload()
  await expect(page.getByLabel('Title')).toHaveValue('Closed for Eid')
  const picture = (label: string) => page.locator(`input[type=file][aria-label="${label}"]`)
  const photo = await phonePhotoJpeg({ width: 900, height: 700 })
  await picture('First image').setInputFiles({
    name: 'a.jpg',
    mimeType: 'image/jpeg',
    buffer: photo,
  })
  await page.getByRole('button', { name: 'Publish notice' }).click()
  await expect(page.getByText('Both images are required')).toBeVisible()
  const paper = await paperPng('Door')
  await picture('Second image').setInputFiles({
    name: 'b.png',
    mimeType: 'image/png',
    buffer: paper,
  })
  await page.getByRole('button', { name: 'Preview', exact: true }).click()
  await expect(preview(page).getByRole('heading', { name: 'Closed for Eid' })).toBeVisible()
  const drawn = () =>
    preview(page)
      .locator('.pictures img')
      .evaluateAll((all) => all.map((one) => (one as HTMLImageElement).naturalWidth))
  await preview(page).locator('.pictures img').last().scrollIntoViewIfNeeded()
  await expect.poll(async () => (await drawn()).filter((width) => width > 0).length).toBe(2)
  await page.getByRole('button', { name: 'Close the preview' }).click()
  await page.getByRole('button', { name: 'Publish notice' }).click()
  await expectToast(page, 'Notice published')
  await expect(page.getByLabel('Title')).toHaveValue('')
  expect(await publicHome()).toContain('Closed for Eid')

  await page.getByRole('link', { name: 'Edit Closed for Eid' }).click()
  // The form for a new notice, which has a title too, has to be gone first.
  await expect(page.getByLabel('Title')).toHaveValue('Closed for Eid')
  await page.getByLabel('Title').fill('Closed for two days')
  await page.getByRole('button', { name: 'Save notice' }).click()
  await expectToast(page, 'Notice saved')
  await page.getByRole('link', { name: 'All notices' }).click()
  await page.getByRole('button', { name: 'Withdraw Closed for two days' }).click()
  await expectToast(page, 'Notice withdrawn')
  expect(await publicHome()).not.toContain('Closed for two days')
  await page.getByRole('button', { name: 'Publish Closed for two days now' }).click()
  await expectToast(page, 'Notice published')
  expect(await publicHome()).toContain('Closed for two days')
  await page.getByRole('button', { name: 'Delete Closed for two days' }).click()
  await expect(page.getByText("You won't be able to revert this!")).toBeVisible()
  await page.getByRole('button', { name: 'Yes, delete it!' }).click()
  await expectToast(page, 'Deleted!')
  await expect(page.getByText('Closed for two days')).toHaveCount(0)
  await page.context().close()
})

test('a session that ends before saving costs no input: sign in in another tab, and it is saved', async ({
  browser,
}) => {
  const page = await signedInPage(product, browser, admin, { theme: 'dark' })
  const { id: reported } = await report('Your man asks for money at the gate.')
  /** Presses the button without a session, which keeps the page; signed in elsewhere, it saves by itself. */
  const saveTwice = async (button: string, saved: string, kept: () => Promise<void>) => {
    await page.context().clearCookies({ name: 'session' })
    await page.getByRole('button', { name: button, exact: true }).click()
    await expect(signInDialog(page)).toBeVisible()
    await expect(page.getByText('Sign in first')).toHaveCount(0)
    await kept()
    await signedInElsewhere(product, page, admin)
    await expectToast(page, saved)
  }

  await openDashboard(page, product, '/settings', 'Settings')
  const telephone = page.getByLabel('Telephone')
  await telephone.fill('+880 2 333')
  await saveTwice('Save settings', 'Settings saved', () =>
    expect(telephone).toHaveValue('+880 2 333'),
  )
  // A new page each time: the message that one is signed out stands until it is closed.
  await openDashboard(page, product, '/settings', 'Settings')
  const date = page.getByRole('textbox', { name: 'Information as of' })
  await date.fill('2026-02-28')
  await saveTwice('Update', 'Date modified successfully', () =>
    expect(date).toHaveValue('2026-02-28'),
  )

  await openDashboard(page, product, '/notices', 'Notices')
  await page.getByLabel('Title').fill('Two pictures')
  await page.getByRole('textbox', { name: 'Text' }).fill('They were chosen once.')
  for (const [label, name] of [
    ['First image', 'one.png'],
    ['Second image', 'two.png'],
  ] as const)
    await page
      .locator(`input[type=file][aria-label="${label}"]`)
      .setInputFiles({ name, mimeType: 'image/png', buffer: await paperPng(name) })
  await saveTwice('Publish notice', 'Notice published', async () => {
    for (const name of ['one.png', 'two.png']) await expect(page.getByText(name)).toBeVisible()
  })
  await page.reload()
  await page.getByRole('link', { name: 'Edit Two pictures' }).click()
  const title = page.getByLabel('Title')
  await expect(title).toHaveValue('Two pictures')
  await title.fill('Both pictures')
  await saveTwice('Save notice', 'Notice saved', () => expect(title).toHaveValue('Both pictures'))

  await openDashboard(page, product, `/concerns/${reported}`, 'Concern')
  const answer = page.getByLabel('What was answered or done')
  await answer.fill('He is not ours.')
  await saveTwice('Note as answered', 'Answer noted', () =>
    expect(answer).toHaveValue('He is not ours.'),
  )
  await expect(page.getByText('Concern answered by Amina')).toBeVisible()
  await page.context().close()
})

test('a report is found by its state, answered with a note, closed and reopened, by the keyboard', async ({
  browser,
}) => {
  const text = 'Is padma-visa.example yours?'
  await report(text)
  const page = await signedInPage(product, browser, admin, { theme: 'dark' })
  await openDashboard(page, product, '/concerns', 'Concerns')
  await page.getByRole('link', { name: /^Open \(\d\)$/ }).press('Enter')
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
  await page.getByRole('link', { name: 'Closed', exact: true }).click()
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
