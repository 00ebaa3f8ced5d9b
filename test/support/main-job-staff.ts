import { join } from 'node:path'
import { expect, type Page } from '@playwright/test'
import { canary } from '#test/canary'
import { wholePage } from '#test/dashboard'
import type { Product } from '#test/product'

/** The first admin, who sets the product up. */
const admin = { email: 'amina@padma.example', password: 'seven quiet river boats' }

/** Sets the product up by its link: an authority's name is refused, and the link works only once. */
export async function setUpInBrowser(page: Page, product: Product): Promise<void> {
  await page.goto(product.url)
  expect(await page.textContent('body')).toContain('not a government')
  await page.goto(product.setUpLink as string)
  const fill = async (organisation: string) => {
    await page.getByLabel('Name of the organisation').fill(organisation)
    await page.getByLabel('Licence number').fill('RL-1234')
    await page.getByLabel('Licensing authority').fill('Bureau of Manpower')
    await page.getByLabel('Your name').fill('Amina Rahman')
    await page.getByLabel('Your email').fill(admin.email)
    await page.getByLabel('Password', { exact: true }).fill(admin.password)
    await page.getByLabel('The same password again').fill(admin.password)
    await page.getByRole('button', { name: 'Set up' }).click()
  }
  await fill('Canada Visa Embassy Online')
  await expect(page.getByRole('alert')).toContainText(/embassy/i)
  await fill('Padma Overseas Ltd')
  await expect(page).toHaveURL(/\/dashboard/)
  const again = await page.request.get(product.setUpLink as string)
  expect(again.status()).toBe(410)
}

/** Signs in as a person does who wanted the dashboard. */
export async function signInByForm(
  page: Page,
  product: Product,
  who: { email: string; password: string },
) {
  await page.goto(`${product.url}/dashboard`)
  await expect(page).toHaveURL(/\/login/)
  await page.getByLabel('Email').fill(who.email)
  await page.getByLabel('Password', { exact: true }).fill(who.password)
  await page.getByRole('main').getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(page).toHaveURL(/\/dashboard/)
}

/** Fills the moderator's form: five files dropped together, one of them too large. */
export async function enterRecord(page: Page, files: string): Promise<void> {
  await expect(page.getByRole('heading', { name: 'Submit a record' })).toBeVisible()
  await page.getByLabel('Passport number').fill(canary.passportNumber.toLowerCase())
  await page.getByLabel('Reference number').fill(canary.referenceNumber)
  await page.getByRole('textbox', { name: /^Name/ }).fill(canary.name)
  await page.getByLabel("Father's name").fill(canary.fatherName)
  await page.getByLabel("Mother's name").fill(canary.motherName)
  await page.getByLabel('Permanent address').fill(canary.address)
  const dropped = [
    'passport size photo.jpg',
    'work_permit.png',
    'application status.webp',
    'VISA.pdf',
    'LMIA scan.jpg',
  ]
  await page
    .locator('input[type=file][multiple]')
    .setInputFiles(dropped.map((name) => join(files, `canaryfile ${name}`)))
  const slot = (name: string) => page.getByRole('region', { name, exact: true })
  await expect(slot('Candidate photo')).toContainText('passport size photo.jpg')
  await expect(slot('Work Permit Certificate')).toContainText('work_permit.png')
  await expect(slot('Visa Paper')).toContainText('VISA.pdf')
  await page.getByRole('button', { name: 'Add record' }).click()
  // The one that is too large is refused with a sentence; the others are on file.
  await expect(slot('LMIA Certificate')).toContainText('at most 15 MiB')
  await expect(slot('Candidate photo')).toContainText('Uploaded')
  await expect(slot('Application Status')).toContainText('Uploaded')
  await slot('LMIA Certificate')
    .getByLabel('LMIA Certificate', { exact: true })
    .setInputFiles(join(files, 'canaryfile LMIA small.jpg'))
  await expect(page.getByText(`${canary.name} is added`)).toBeVisible()
  await expect(page.getByRole('textbox', { name: /^Name/ })).toHaveValue('')
  await expect(page.getByRole('region', { name: 'Your submissions' })).toContainText(canary.name)
}

/** Views every document of the pending record, and approves it. */
export async function approveInQueue(page: Page, product: Product): Promise<void> {
  await page.goto(`${product.url}/dashboard/approvals`)
  await expect(page.getByText(canary.name).first()).toBeVisible()
  await expect(page.getByText(canary.passportNumber).first()).toBeVisible()
  await expect(page.getByRole('article')).toHaveAttribute('aria-busy', 'false')
  const approve = page.getByRole('button', { name: 'Approve', exact: true })
  const documents = page.getByRole('list', { name: 'Documents' }).getByRole('button')
  for (const document of await documents.all()) {
    await document.click()
    await expect(document).not.toContainText('not seen')
  }
  await approve.click()
  await expect(page.getByText('Nothing is waiting.')).toBeVisible()
  await expect(page.getByText(`${canary.name} is approved`)).toBeVisible()
}

/** Issues the access code on the record's page and checks the slip as the printer gets it. */
export async function issueCode(page: Page): Promise<string> {
  await page.getByRole('link', { name: 'Records', exact: true }).click()
  await page.getByRole('link', { name: canary.name }).first().click()
  await wholePage(page)
  await page.getByRole('link', { name: 'Sharing and codes' }).click()
  await page.getByRole('button', { name: 'Issue access code' }).click()
  await page.getByRole('button', { name: 'Show slip to print' }).click()
  await page.getByRole('radio', { name: 'English' }).check()
  await page.emulateMedia({ media: 'print' })
  const slip = page.getByRole('article', { name: 'Slip with the access code' })
  const code = (await slip.getByRole('status').textContent()) as string
  expect(code).toMatch(/^[0-9A-HJKMNP-TV-Z]{5}-[0-9A-HJKMNP-TV-Z]{5}$/)
  await expect(slip).toContainText('This is not a government document.')
  await expect(slip).toContainText('+8809610102030')
  const qr = await slip
    .getByRole('img', { name: /^QR code of http.*\/check\?reference=/ })
    .boundingBox()
  // 25 mm at 96 dots an inch.
  expect(qr?.width).toBeGreaterThanOrEqual(94)
  await page.emulateMedia({ media: 'screen' })
  return code
}
