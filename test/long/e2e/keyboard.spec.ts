import type { Page } from '@playwright/test'
import { expect, test } from '#test/job'
import { followProblem, press, tabTo, type } from '#test/keyboard-alone'
import { documentPng } from '#test/phone-photos'

/** Nothing here clicks, fills or focuses: whoever has only a keyboard has only these keys. */
const viewport = { width: 320, height: 800 }

const heading = (page: Page, name: string) =>
  expect(page.getByRole('heading', { name, exact: true })).toBeVisible()

test('a candidate opens the file, shares it and closes it', async ({ browser, product }) => {
  const held = await product.newFile([['job-offer', await documentPng('Job offer')]])
  const page = await browser.newPage({ viewport })
  await page.goto(product.url)
  expect(await tabTo(page, 'Skip to the content')).toHaveLength(1)
  await page.keyboard.press('Enter')
  expect(await tabTo(page, '#number')).toEqual(['#number'])
  await page.keyboard.type(held.passportNumber)
  expect(await tabTo(page, '#code')).toEqual(['#code'])
  await page.keyboard.type('WRONG-WRONG')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('alert')).toContainText('No Data Found')
  await expect(page.getByRole('alert')).toBeFocused()
  await expect(page.locator('#number')).toHaveValue(held.passportNumber)
  // From the search above, the number is there already.
  await page.goto(`${product.url}/domains`)
  await type(page, '#find', held.passportNumber)
  await page.keyboard.press('Enter')
  await expect(page.locator('#number')).toHaveValue(held.passportNumber)
  await tabTo(page, '#code')
  await page.keyboard.type('WRONG-WRONG')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('alert')).toBeFocused()
  const way = ['Ask us for a new code', '#number', '#code']
  expect(await tabTo(page, '#code')).toEqual(way)
  await page.keyboard.type(held.accessCode)
  await page.keyboard.press('Enter')
  await heading(page, 'Rahima Khatun')

  await press(page, 'Show documents to somebody')
  await heading(page, 'Share documents')
  await press(page, 'Check your answers')
  await followProblem(page, '#kinds')
  await press(page, '#kind-job-offer', 'Space')
  await expect(page.getByLabel('Job Offer Letter')).toBeChecked()
  await press(page, '#purpose-employer', 'Space')
  await page.keyboard.press('ArrowDown')
  await expect(page.getByLabel('A bank')).toBeChecked()
  await page.keyboard.press('ArrowUp')
  await expect(page.getByLabel('An employer')).toBeChecked()
  await type(page, '#label', 'Maple Farms')
  const next = ['#days-30', '#message', 'Check your answers']
  expect(await tabTo(page, 'Check your answers')).toEqual(next)
  await page.keyboard.press('Enter')
  await heading(page, 'Is this what you want to share?')
  await press(page, 'Create share code')
  await heading(page, 'Your share code is ready')
  await press(page, 'Close this file')
  await expect(page.getByRole('status')).toContainText('The file is closed.')
  await page.context().close()
})

test('an open menu lies over nothing that has the focus, and comes back with it', async ({
  browser,
  product,
}) => {
  const page = await browser.newPage({ viewport })
  const sheet = page.getByRole('navigation', { name: 'Menu' })
  await page.goto(`${product.url}/notices`)
  await press(page, 'Menu')
  await tabTo(page, 'As my device')
  await expect(sheet).toBeVisible()
  expect(await tabTo(page, 'For candidates')).toContain('Interviews in Cumilla')
  await tabTo(page, 'Menu', 'Shift+Tab')
  await expect(sheet).toBeVisible()
  expect(await tabTo(page, 'Skip to the content', 'Shift+Tab')).toContain('#find')
  await page.context().close()
})
