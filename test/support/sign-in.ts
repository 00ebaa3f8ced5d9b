import { type BrowserContext, expect, type Locator, type Page } from '@playwright/test'
import { asInOldestBrowser } from '#test/oldest-browser'
import type { Credentials, Product } from '#test/product'
import { noteToasts } from '#test/toasts'

/**
 * Signs somebody in through the API, for every page that this context opens from now on; each page behaves
 * like the oldest supported browser.
 */
export async function signIn(
  product: Product,
  context: BrowserContext,
  { email, password }: Credentials,
): Promise<void> {
  await asInOldestBrowser(context)
  await noteToasts(context)
  const answer = await context.request.post(`${product.url}/api/v1/session`, {
    data: { email, password },
    headers: { origin: product.url },
  })
  if (answer.status() !== 204) throw new Error(`${email} cannot sign in: ${await answer.text()}`)
}

/** Returns the dialog over the page that asks a person whose session ended to sign in. */
export function signInDialog(page: Page): Locator {
  return page.getByRole('dialog', { name: 'Sign in again' })
}

/** Signs in as if in another tab, and comes back: the person's work continues by itself. */
export async function signedInElsewhere(
  product: Product,
  page: Page,
  who: Credentials,
): Promise<void> {
  await expect(signInDialog(page)).toBeVisible()
  await signIn(product, page.context(), who)
  await comeBack(page)
  await expect(signInDialog(page)).toHaveCount(0)
}

/** Makes the page's tab the one in front again. */
export async function comeBack(page: Page): Promise<void> {
  await page.evaluate(() => window.dispatchEvent(new Event('focus')))
}
