import { type Browser, expect, type Page } from '@playwright/test'
import { openDashboard, signedInPage } from '#test/dashboard'
import type { Credentials, Product } from '#test/product'

/** Opens a page of the dashboard as a reader of Bengali sees it on a phone. */
export async function openInBengali(
  product: Product,
  browser: Browser,
  who: Credentials,
  [path, title]: readonly [path: string, title: string],
): Promise<Page> {
  const page = await signedInPage(product, browser, who, { language: 'bn', width: 390 })
  await openDashboard(page, product, path, title)
  await expect(page.getByRole('main')).toHaveAttribute('lang', 'bn')
  await expect(page).toHaveTitle(`${title} · ড্যাশবোর্ড`)
  return page
}
