import { expect, test } from '#test/job'

test('each role begins on the page of its work, and who may not enter a page is told so', async ({
  admin,
  moderator,
  student,
  product,
}) => {
  for (const [page, path] of [
    [admin, '/dashboard/entry'],
    [moderator, '/dashboard/submit'],
    [student, '/my/file'],
  ] as const) {
    await page.goto('/dashboard')
    await expect(page).toHaveURL(product.url + path)
    if (page === admin) continue
    await page.goto('/dashboard/records')
    await expect(page).toHaveURL(`${product.url}/`)
    await expect(page.getByText('You are not Admin')).toBeVisible()
  }
})
