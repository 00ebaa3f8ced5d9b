import { type Browser, expect, type Page } from '@playwright/test'
import { openDashboard, signedInPage } from '#test/dashboard'
import { englishOn, expectGoodInThisLanguage, picture, takeOn } from '#test/looks'
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

/**
 * Expects that nothing on the page is English, that it fits in every look, and that axe finds no fault.
 * Leaves it in a phone's size.
 */
export async function expectInBengali(page: Page, name: string): Promise<void> {
  expect(await englishOn(page), name).toEqual([])
  await expect(page.getByRole('main')).not.toContainText(english)
  await expectGoodInThisLanguage(page, `${name} in Bengali`)
  for (const theme of ['light', 'dark'] as const) {
    await takeOn(page, { theme, width: 390 })
    await picture(page, `${name} in Bengali ${theme}`)
  }
}

/** English words in the lists of what waits. */
const english =
  /\b(?:candidates?|records?|documents?|reported|overdue|agreed|shown?|answer\w*|wait\w*|nothing|passport|open|clos\w*|contact|given|said|due|correct\w*|declin\w*|reason|asked|hidden|authority|paid|entered|refunds?|allowed|days?|issued|telephone|within|class\w*|seats?|sessions?|taken|attendance|there|teach\w*)\b/i
