import type { Page } from '@playwright/test'
import { expect, test } from '#test/job'
import { openFile, openShare } from '#test/opened-file'
import { documentPng } from '#test/phone-photos'
import { isGreen } from '#theme/accent'

const painted = [
  ...['color', 'background-color', 'border-top-color', 'border-left-color', 'outline-color'],
  ...['fill', 'stroke', 'text-decoration-color', 'accent-color'],
] as const

/** Returns each colour that something on the page has, with where. */
const coloursOn = (page: Page) =>
  page.evaluate((names) => {
    const found: Record<string, string> = {}
    for (const element of document.querySelectorAll('body, body *')) {
      const style = getComputedStyle(element)
      for (const name of names) {
        const [, r, g, b, alpha] =
          /^rgba?\((\d+), (\d+), (\d+)(?:, ([\d.]+))?\)$/.exec(style.getPropertyValue(name)) ?? []
        if (r === undefined || alpha === '0') continue
        const hex = [r, g, b].map((part) => Number(part).toString(16).padStart(2, '0')).join('')
        found[`#${hex}`] ??= `${element.localName}.${element.getAttribute('class')} ${name}`
      }
    }
    return found
  }, painted)

test('nothing near a document is green, so that no crop of a page reads as an approval', async ({
  product,
  visitor: page,
  newVisitor,
}) => {
  const [held, other] = await Promise.all([documentPng('held'), documentPng('other')])
  const kinds = ['visa-paper', 'work-permit', 'contract', 'ticket'] as const
  const file = await product.newFile(kinds.map((kind) => [kind, held]))
  await openFile(page, file)
  const greens: string[] = []
  let looked = 0
  const look = async (at: Page) => {
    for (const theme of ['dark', 'light']) {
      await at.context().addCookies([{ name: 'theme', value: theme, url: product.url }])
      // What a form answered stands there after a reload as well.
      await at.reload()
      looked += 1
      for (const [colour, where] of Object.entries(await coloursOn(at)))
        if (isGreen(colour)) greens.push(`${at.url()} ${theme}: ${colour} of ${where}`)
    }
  }
  for (const path of ['', '/documents/visa-paper', '/documents/contract', '/contract', '/card']) {
    await page.goto(`/file${path}`)
    await look(page)
  }
  for (const buffer of [held, other]) {
    await page.goto('/verify')
    await page.locator('#file').setInputFiles({ name: 'x.png', mimeType: 'image/png', buffer })
    await page.locator('#by-file button.main').click()
    await expect(page.locator('.told')).toBeVisible()
    await look(page)
  }
  await page.goto('/verify')
  await page.locator('#reference').fill(file.reference)
  await page.locator('#by-reference button').click()
  await look(page)
  const { number } = product.payment.receipt
  await page.goto(`/verify?${new URLSearchParams(product.payment.receipt)}`)
  await page.goto(`/verify?receipt=${number}&check=${product.payment.receipt.check}`)
  await look(page)
  const token = await product.open(file)
  const body = { kinds: ['visa-paper'], purpose: 'employer', label: 'X', days: 1 }
  const share = await fetch(`${product.url}/api/v1/shares`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  const { shareCode } = (await share.json()) as { shareCode: string }
  const employer = await newVisitor()
  await openShare(employer, file.passportNumber, shareCode)
  await look(employer)
  await employer.goto('/shared/file/documents/visa-paper')
  await look(employer)
  expect(greens).toEqual([])
  expect(looked).toBe(22)
})
