import { expect, type Page } from '@playwright/test'
import type { KeyScope } from '#modules/accounts/forms.schema'
import { openDashboard } from '#test/dashboard'
import type { Credentials, Product } from '#test/product'
import { signIn } from '#test/sign-in'

/** The staff of the agency; who set it up is the first. */
export const staff = {
  amina: {
    email: 'amina@padma.example',
    password: 'seven quiet river boats',
    name: 'Amina Rahman',
  },
  bashir: {
    email: 'bashir@padma.example',
    password: 'eleven slow ferry bells',
    name: 'Bashir Uddin',
  },
  mita: { email: 'mita@padma.example', password: 'eight calm paddy fields', name: 'Mita' },
} as const satisfies Record<string, Credentials>

/** Three who want to work in Canada. */
export const candidates = {
  rahima: { name: 'Rahima Khatun', passportNumber: 'BX4410021' },
  jamal: { name: 'Jamal Hossain', passportNumber: 'BX4410022' },
  sokina: { name: 'Sokina Begum', passportNumber: 'BX4410023' },
} as const

/** Somebody's telephone. */
export const telephone = {
  viewport: { width: 360, height: 740 },
  hasTouch: true,
  isMobile: true,
}

/** Signs somebody of the staff in, and opens a page of the dashboard. */
export async function atDesk(
  product: Product,
  page: Page,
  who: Credentials,
  [path, heading]: readonly [path: string, heading: string | RegExp],
): Promise<void> {
  await signIn(product, page.context(), who)
  await openDashboard(page, product, path, heading)
}

/** Makes an admin's key with one scope by whoever is signed in, who stands behind it from then on. */
export async function keyOf(page: Page, product: Product, scope: KeyScope): Promise<string> {
  await openDashboard(page, product, '/api-keys', 'API keys')
  await page.getByLabel('Name').fill(`Program for ${scope}`)
  await page.getByLabel('Role').selectOption('admin')
  await page.getByLabel('Also').selectOption(scope)
  await page.getByRole('button', { name: 'Make key' }).click()
  const shown = page.getByRole('status')
  const key = await shown.locator('output').innerText()
  await shown.getByRole('button', { name: 'Done' }).click()
  return key
}

/** Types number and code as they stand on the slip, and opens the file. */
export async function openOwnFile(
  page: Page,
  product: Product,
  { passportNumber, code, name }: { passportNumber: string; code: string; name: string },
): Promise<void> {
  await page.goto(`${product.url}/check`)
  const main = page.getByRole('main')
  await main.locator('#number').fill(passportNumber)
  await main.locator('#code').fill(code)
  await main.locator('form button[type=submit]').first().click()
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
}
