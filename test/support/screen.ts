import type { Page } from '@playwright/test'
import { cookieName } from '#platform/cookies/schema'
import type { Held } from '#test/held'

/** A page in one of the states in which it looks different. */
export interface Screen {
  /** The page's path in the table of routes; compared with where `open` ends. */
  at: string
  /** A selector for what only this state shows. */
  shows?: string
  /** How its title begins in English, where nothing else distinguishes it from another state. */
  title?: string
  /** Opens it, independently of the language; by default by the path alone. */
  open?: (page: Page, held: Held) => Promise<unknown>
}

/** Shows that something was refused. */
export const wrong = '.problems'
/** Number and code that open nothing. */
export const noRecord = { number: 'BX0000000', code: '7QXK2-M9PDA' }

/** Returns a cookie of a product, for a browser. */
export function cookieOf({ url }: { url: string }, name: string, value: string) {
  return { name: cookieName(name, url.startsWith('https:')), value, url }
}

/** Opens a path of the filled product. */
export function goTo(page: Page, { product }: Held, path: string): Promise<unknown> {
  return page.goto(product.url + path)
}

/** Opens a page, fills the named fields (by id), and sends the form around the first of them. */
export async function send(
  page: Page,
  held: Held,
  path: string,
  fields: Record<string, string>,
): Promise<void> {
  await goTo(page, held, path)
  for (const [id, value] of Object.entries(fields)) await page.locator(`main #${id}`).fill(value)
  const form = page.locator('main form', { has: page.locator(`#${Object.keys(fields)[0]}`) })
  await form.locator('button[type=submit]').first().click()
}

/** Opens the folded way to check on `/verify` that has this form, as a person does without script too. */
export function unfoldWay(page: Page, form: string): Promise<void> {
  return page
    .locator('.ways details', { has: page.locator(`#${form}`) })
    .locator('summary')
    .click()
}

/** Compares a file with what is held. */
export async function compare(
  page: Page,
  held: Held,
  file: Parameters<ReturnType<Page['locator']>['setInputFiles']>[0],
): Promise<void> {
  await goTo(page, held, '/verify')
  await page.locator('#file').setInputFiles(file)
  await page.locator('#by-file button[type=submit]').click()
  await page.locator('.verdict.told').waitFor()
}

/** Stops the first open share of the list. */
export async function stopShare(page: Page): Promise<void> {
  await page.locator('.card.share summary').first().click()
  await page.locator('form[action="/file/share/revoke"] button').first().click()
}

/** Shares two documents of the opened file with an employer; returns the code. */
export async function makeShare(page: Page, held: Held, path = '/file/share'): Promise<string> {
  await goTo(page, held, path)
  for (const id of ['kind-visa-paper', 'kind-lmia', 'purpose-employer'])
    await page.locator(`#${id}`).check()
  await page.locator('#label').fill('Maple Farms, Mr Tremblay in Winnipeg')
  await page.locator(`form[action="${path}"] button.main`).click()
  await page.locator('button[value="make"]').click()
  return (await page.locator('#share-code').textContent()) as string
}
