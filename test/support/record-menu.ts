import type { Page } from '@playwright/test'

/** Chooses an action in the menu of a record's page. */
export async function chooseInMenu(page: Page, action: string): Promise<void> {
  const more = page.getByRole('main').getByRole('button', { name: 'More', exact: true })
  await more.click()
  await page.getByRole('menuitem', { name: action, exact: true }).click()
}
