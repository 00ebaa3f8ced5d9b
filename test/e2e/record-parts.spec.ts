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
