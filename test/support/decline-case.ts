import { expect, type Page } from '@playwright/test'

/** Declines the case that a page shows: with a sentence of the catalogue, and own words below it. */
export async function declineCase(page: Page, own: string): Promise<void> {
  const sentence = 'The paper says it as it stands in your file.'
  await page.getByRole('combobox', { name: 'What do you want to say?' }).fill('as it stands')
  await page.getByRole('option', { name: sentence }).click()
  await expect(page.getByRole('button', { name: `Remove: ${sentence}` })).toBeVisible()
  await page.getByRole('textbox', { name: 'Reason' }).fill(own)
  await page.getByRole('button', { name: 'Decline' }).click()
}
