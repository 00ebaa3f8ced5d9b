import { settled } from '#test/dashboard'
import { expect, test } from '#test/job'
import { documentPng } from '#test/phone-photos'

test('a link into a record lands at its part, and stays there while the rest loads', async ({
  product,
  admin: page,
}) => {
  const { id } = await product.newFile([['work-permit', await documentPng('Landed')]])
  for (const [part, heading] of [
    ['money', 'What the candidate paid'],
    ['originals-title', 'Originals in hand'],
    ['access-code', 'Access code'],
  ] as const) {
    await page.goto(`${product.url}/dashboard/records/${id}#${part}`)
    const title = page.getByRole('heading', { level: 2, name: heading })
    await expect(title).toBeInViewport()
    await settled(page)
    await expect(title).toBeInViewport()
    await page.goto('about:blank')
  }
})

test('a record is five subjects of two screens each, with the next and the previous one of its list', async ({
  product,
  admin: page,
}) => {
  const name = 'Subjects Of'
  const files = [await product.newFile([], { name }), await product.newFile([], { name })]
  await page.goto(`${product.url}/dashboard/records#search=${encodeURIComponent(name)}`)
  const links = page.getByRole('link', { name, exact: true })
  await expect(links).toHaveCount(files.length)
  await links.first().click()
  await expect(page.getByRole('link', { name: 'Previous record' })).toHaveCount(0)
  const first = page.url()
  const strip = page.getByRole('navigation', { name: /^Record reference/ }).getByRole('link')
  await expect(strip).toHaveCount(5)
  for (const link of await strip.all()) {
    await link.click()
    await expect(link).toHaveAttribute('aria-current', 'page')
    await settled(page)
    const height = await page.evaluate(() => document.documentElement.scrollHeight)
    expect.soft(height, await link.innerText()).toBeLessThanOrEqual(1600)
  }
  // The subject stays while somebody goes through the list.
  await page.getByRole('link', { name: 'Next record' }).click()
  await expect(page.getByRole('link', { name: 'Previous record' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'History', level: 2 })).toBeVisible()
  await page.getByRole('link', { name: 'Previous record' }).click()
  await expect(page).toHaveURL(`${first}#history-title`)
  // So it is from any view of the records.
  for (const { id } of files) await product.call('DELETE', `/records/${id}`)
  await page.goto(`${product.url}/dashboard/records?view=trash#search=${encodeURIComponent(name)}`)
  await links.first().click()
  await page.getByRole('link', { name: 'Next record' }).click()
  await expect(page.getByRole('link', { name: 'Previous record' })).toBeVisible()
})
