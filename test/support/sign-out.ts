import type { Page } from '@playwright/test'

/** Presses “Sign out” in the menu behind the person's name. */
export async function pressSignOut(page: Page): Promise<void> {
  await page.locator('#drawer summary').click()
  await page.getByRole('navigation').getByRole('button', { name: 'Sign out' }).click()
}
