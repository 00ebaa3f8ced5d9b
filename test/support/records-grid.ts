import type { Page } from '@playwright/test'

/** The list of records, its buttons, its rows, and the row of one record. */
export const grid = (page: Page) => page.getByRole('grid', { name: 'Records' })
export const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
export const rows = (page: Page) => grid(page).locator('tbody').getByRole('row')
export const record = (page: Page, name: string) => rows(page).filter({ hasText: name })

/** Returns on how many lines the actions of the first row are. */
export const linesOfActions = (page: Page) =>
  rows(page)
    .first()
    .locator('[data-column="actions"] :is(a, button)')
    .evaluateAll((all) => new Set(all.map((one) => one.getBoundingClientRect().top)).size)

/** Returns the height of the highest visible row, in pixels. */
export const highestRow = (page: Page) =>
  page
    .locator('tbody tr')
    .evaluateAll((all) => Math.max(...all.map((one) => one.getBoundingClientRect().height)))
