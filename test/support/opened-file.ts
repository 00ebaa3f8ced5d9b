import { expect, type Page } from '@playwright/test'
import type { CandidateFile } from '#test/seeded'

/** Types number and code into the question, as printed on the slip unless given otherwise. */
export async function lookUp(page: Page, number: string, code: string): Promise<void> {
  await page.goto('/check')
  await page.getByRole('main').getByLabel('Passport or reference number').fill(number)
  await page.getByLabel('Access code').fill(code)
  await page.getByRole('main').getByRole('button', { name: 'Open my file' }).click()
}

/** Opens a candidate's file. */
export async function openFile(
  page: Page,
  { passportNumber, accessCode, name }: CandidateFile,
): Promise<void> {
  await lookUp(page, passportNumber, accessCode)
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
}

/** Types a share's code as its reader does. */
export async function openShare(page: Page, number: string, code: string): Promise<void> {
  await page.goto('/shared')
  await page.getByLabel('The candidate’s passport number or date of birth').fill(number)
  await page.getByLabel('Share code').fill(code)
  await page.getByRole('button', { name: 'Open the shared documents' }).click()
}
