import type { Page } from '@playwright/test'

/** The list of records, its buttons, its rows, and the row of one record. */
export const grid = (page: Page) => page.getByRole('grid', { name: 'Records' })
export const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
export const rows = (page: Page) => grid(page).locator('tbody').getByRole('row')
export const record = (page: Page, name: string) => rows(page).filter({ hasText: name })
