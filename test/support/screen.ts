import type { Page } from '@playwright/test'
import { cookieName } from '#platform/cookies.schema'

/** Returns a cookie of a product, for a browser. */
export function cookieOf({ url }: { url: string }, name: string, value: string) {
  return { name: cookieName(name, url.startsWith('https:')), value, url }
}

/** Opens the folded way to check on `/verify` that has this form, as a person does without script too. */
export function unfoldWay(page: Page, form: string): Promise<void> {
  return page
    .locator('.ways details', { has: page.locator(`#${form}`) })
    .locator('summary')
    .click()
}
