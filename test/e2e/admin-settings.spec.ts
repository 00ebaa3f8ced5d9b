import type { Page } from '@playwright/test'
import { openDashboard } from '#test/dashboard'
import { expect, test } from '#test/job'
import { documentPng, phonePhotoJpeg } from '#test/phone-photos'
import { inOwnWords } from '#test/said'
import { startSeeded } from '#test/seeded'
import { signedInElsewhere, signInDialog } from '#test/sign-in'
import { expectToast } from '#test/toasts'

const preview = (page: Page) => page.frameLocator('iframe[title^="Preview"]')
const publicHome = async (product: { url: string }) => (await fetch(product.url)).text()

/** Writes own words below what the first page says. */
async function fillWelcome(page: Page, text: string) {
  const welcome = page.getByRole('group', { name: 'Welcome text' })
  const own = welcome.locator('[data-path="welcome.own.en"]')
  await expect(welcome).toBeVisible()
  if (!(await own.isVisible())) await welcome.getByText('In your own words').click()
  await own.fill(text)
}

test('a setting shows in the preview before, and on the public page after it is saved', async ({
  product,
  admin: page,
}) => {
  await openDashboard(page, product, '/settings/agency', 'Agency')
  const name = page.getByLabel('Name of the organisation')
  await name.fill('Department of Immigration')
  await expect(page.getByText('could be any state’s')).toBeVisible()
  // What is typed stays while another page of the settings is open, and saving leads back to what is wrong.
  await page.getByRole('link', { name: 'What the public reads' }).click()
  await fillWelcome(page, 'Please come before noon.')
  await page.getByRole('button', { name: 'Save settings' }).click()
  await expect(name).toBeFocused()
  await expect(name).toHaveAttribute('aria-invalid', 'true')
  const email = page.getByLabel('Email')
  await email.fill('nobody')
  await page.getByRole('button', { name: 'Save settings' }).click()
  await expect(page.getByText('2 fields have to be corrected.')).toBeVisible()
  await email.fill('office@padma.example')
  await name.fill('Padma Overseas Ltd')
  await page.getByRole('button', { name: 'Preview' }).click()
  await expect(preview(page).getByText('Please come before noon.')).toBeVisible()
  await page.getByRole('button', { name: 'Close the preview' }).click()
  expect(await publicHome(product)).not.toContain('Please come before noon.')
  await page.getByRole('button', { name: 'Save settings' }).click()
  await expectToast(page, 'Settings saved')
  expect(await publicHome(product)).toContain('Please come before noon.')
})

test('tiles are put in order by the keyboard alone, and Undo brings the usual ones back', async ({
  product,
  admin: page,
}) => {
  await openDashboard(page, product, '/settings/public', 'What the public reads')
  await page.getByRole('button', { name: 'Make your own tiles' }).press('Enter')
  const first = page.getByRole('group', { name: 'Tile 1', exact: true })
  await expect(first.getByLabel('Leads to')).toHaveValue('/verify')
  await page.getByRole('button', { name: 'Move tile 1 down' }).press('Enter')
  await expect(page.getByRole('button', { name: 'Move tile 2 down' })).toBeFocused()
  await expect(page.getByText('Moved to place 2 of 4')).toBeAttached()
  await page
    .getByRole('group', { name: 'Tile 2', exact: true })
    .getByLabel('Leads to')
    .press('Alt+ArrowUp')
  await first.getByText('Another title').click()
  await first.locator('[data-path="tiles.0.title.own.en"]').fill('Jobs abroad')
  await page.getByRole('button', { name: 'Preview' }).click()
  await expect(preview(page).getByRole('link', { name: /^Jobs abroad/ })).toBeVisible()
  await page.getByRole('button', { name: 'Close the preview' }).click()
  await page.getByRole('button', { name: 'Undo changes' }).press('Enter')
  await expect(page.getByText('The usual tiles')).toBeVisible()
})

test('two admins save settings: the second sees what differs and chooses, after signing in again', async ({
  product,
  pageOf,
}) => {
  const who = product.newPerson('admin')
  const page = await pageOf(who)
  await openDashboard(page, product, '/settings/agency', 'Agency')
  await page.getByLabel('Telephone 1').fill('+880 2 5566 7788')
  await page.getByRole('link', { name: 'What the public reads' }).click()
  const judged = page.waitForResponse((answer) =>
    Boolean(answer.request().postData()?.includes('Mine.')),
  )
  await fillWelcome(page, 'Mine.')
  // Asked without a session, the dialog would cover the button.
  await judged
  const { version } = await product.call('GET', '/organisation')
  await product.call('PATCH', '/organisation', { welcome: inOwnWords('Theirs.') }, version)
  await page.context().clearCookies({ name: 'session' })
  await page.getByRole('button', { name: 'Save settings' }).click()
  await expect(signInDialog(page)).toBeVisible()
  await signedInElsewhere(product, page, who)
  await expect(page.getByText('Another admin has saved settings')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Save this version' })).toBeDisabled()
  await page.getByRole('radio').filter({ hasText: 'Theirs.' }).click()
  await page.getByRole('button', { name: 'Save this version' }).click()
  await expectToast(page, 'Settings saved')
  const home = await publicHome(product)
  for (const kept of ['Theirs.', '5566']) expect(home).toContain(kept)
})

test('a notice is written, previewed, published, changed, withdrawn, deleted', async ({
  product,
  admin: page,
}) => {
  await openDashboard(page, product, '/notices', 'Notices')
  await page.getByText('In your own words').click()
  await page.getByLabel('Title').fill('Closed for Eid')
  await page.getByRole('textbox', { name: 'Text' }).fill('From Thursday on.\n\nWe open on Monday.')
  await page.reload()
  await expect(page.getByLabel('Title')).toHaveValue('Closed for Eid')
  const picture = (label: string) => page.locator(`input[type=file][aria-label="${label}"]`)
  const photo = await phonePhotoJpeg({ width: 600, height: 480 })
  await picture('First image').setInputFiles({
    name: 'a.jpg',
    mimeType: 'image/jpeg',
    buffer: photo,
  })
  const door = { name: 'b.png', mimeType: 'image/png', buffer: await documentPng('Door') }
  await picture('Second image').setInputFiles(door)
  await page.getByRole('button', { name: 'Preview', exact: true }).click()
  await expect(preview(page).getByRole('heading', { name: 'Closed for Eid' })).toBeVisible()
  await page.getByRole('button', { name: 'Close the preview' }).click()
  await page.getByRole('button', { name: 'Publish notice' }).click()
  await expectToast(page, 'Notice published')
  expect(await publicHome(product)).toContain('Closed for Eid')

  await page.getByRole('link', { name: 'Edit Closed for Eid' }).click()
  await expect(page.getByLabel('Title')).toHaveValue('Closed for Eid')
  await page.getByLabel('Title').fill('Closed for two days')
  await page.getByRole('button', { name: 'Save notice' }).click()
  await expectToast(page, 'Notice saved')
  await page.getByRole('link', { name: 'All notices' }).click()
  await page.getByRole('button', { name: 'Withdraw Closed for two days' }).click()
  await expectToast(page, 'Notice withdrawn')
  expect(await publicHome(product)).not.toContain('Closed for two days')
  await page.getByRole('button', { name: 'Delete Closed for two days' }).click()
  await page.getByRole('button', { name: 'Yes, delete it!' }).click()
  await expectToast(page, 'Deleted!')
})

test('an admin announces the closing, and a candidate reads it and answers', async ({
  browser,
}) => {
  // It cannot be taken back unseen, so it has a copy of its own.
  const product = await startSeeded()
  try {
    const page = await browser.newPage({ baseURL: product.url })
    const { cookies } = product.people.admin[0]
    await page.context().addCookies(cookies.map((one) => ({ ...one, url: product.url })))
    await openDashboard(page, product, '/settings/closing', 'Closing')
    const form = page.getByRole('form', { name: 'Announce the closing' })
    const inYear = new Date(Date.now() + 365 * 86_400_000).toISOString().slice(0, 10)
    await form.getByLabel('Last day').fill(inYear)
    await form.getByLabel('Another agency is taking over files').check()
    await form.getByLabel('Name of the successor').fill('Meghna Overseas Ltd')
    await form.getByLabel('Licence of the successor').fill('RL-2345')
    await form.getByLabel('How to reach the successor').fill('8 Bijoynagar, Dhaka')
    await form.getByLabel('To confirm, type this name').fill('Padma Overseas Ltd')
    await form.getByRole('button', { name: 'Announce the closing' }).click()
    await expect(page.getByRole('button', { name: 'Withdraw the closing' })).toBeVisible()
    await page.goto('/closing')
    await expect(page.getByText('Meghna Overseas Ltd')).toBeVisible()
    const { passportNumber, accessCode } = product.file
    await page.goto('/check')
    await page.locator('main #number').fill(passportNumber)
    await page.locator('main #code').fill(accessCode)
    await page.locator('main form button[type=submit]').first().click()
    const news = page.getByRole('region', { name: 'New for you' })
    await news.getByRole('link', { name: /^The agency closes/ }).click()
    await expect(page.locator('#closing')).toBeVisible()
    await page.goto('/file/consents')
    const question = page.locator('section.ask-form', { has: page.locator('#handover') })
    await question.locator('button[value=given]').click()
    await expect(question.locator('strong')).not.toHaveText('You have not answered yet.')
    await page.context().close()
  } finally {
    await product.remove()
  }
})
