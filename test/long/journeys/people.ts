import { expect, type Page } from '@playwright/test'
import type { KeyScope } from '#modules/accounts/forms.schema'
import type { Role } from '#platform/context'
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

/** Two who learn to weld. */
export const students = {
  sadia: { email: 'sadia@people.example', password: 'six small clay lamps', name: 'Sadia Akter' },
  zaman: { email: 'zaman@people.example', password: 'four tall palm trees', name: 'Zaman Ali' },
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

/** Returns the link of an invitation by whoever is signed in. */
export async function invitation(page: Page, product: Product, role: Role): Promise<string> {
  await openDashboard(page, product, '/accounts', 'People')
  await page.getByRole('button', { name: 'Invite somebody' }).click()
  await page.getByRole('combobox', { name: 'Role' }).first().selectOption(role)
  await page.getByRole('button', { name: 'Make a link' }).click()
  return page.getByText(`${product.url}/`).first().innerText()
}

/** Makes an account by an invitation, as a new colleague does. */
export async function accept(page: Page, link: string, who: Credentials): Promise<void> {
  await page.goto(link)
  await page.getByLabel('Name').fill(who.name)
  await page.getByLabel('Email').fill(who.email)
  await page.getByLabel('Password', { exact: true }).fill(who.password)
  await page.getByLabel('The same password again').fill(who.password)
  await page.getByRole('button', { name: 'Create my account' }).click()
  await expect(page.getByText('Registered', { exact: true })).toBeVisible()
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
