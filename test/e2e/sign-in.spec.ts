import type { Page } from '@playwright/test'
import { expect, test } from '#test/job'
import { linkIn } from '#test/smtp'

test('each role begins on the page of its work, and who may not enter a page is told so', async ({
  admin,
  moderator,
  student,
  product,
}) => {
  for (const [page, path] of [
    // Something waits in the seed.
    [admin, '/dashboard/overview'],
    [moderator, '/dashboard/submit'],
    [student, '/my/file'],
  ] as const) {
    await page.goto('/dashboard')
    await expect(page).toHaveURL(product.url + path)
    if (page === admin) continue
    await page.goto('/dashboard/settings')
    await expect(page).toHaveURL(`${product.url}${page === moderator ? path : '/'}`)
    await expect(page.getByText('You are not Admin')).toBeVisible()
  }
})

async function signInByForm(page: Page, email: string, password: string): Promise<void> {
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('main').getByRole('button', { name: 'Sign in', exact: true }).click()
}

test('a forgotten password: the mail’s link, a new password shown while it is typed, signed in', async ({
  product,
  browser,
}) => {
  const page = await browser.newPage({ baseURL: product.url })
  const { email } = product.newPerson('student')
  await page.goto('/login')
  await page.getByRole('link', { name: 'Forgot your password?' }).click()
  await page.getByLabel('Email').fill(email)
  await page.getByRole('button', { name: 'Send me the link' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Check your email')
  await page.goto(linkIn(await product.mailTo(email)).href)
  const fresh = 'nine slow yellow lanterns'
  const field = page.getByLabel('New password')
  await field.fill(fresh)
  await page.getByRole('button', { name: 'Show the password' }).first().click()
  await expect(field).toHaveAttribute('type', 'text')
  await page.getByLabel('The same password again').fill(fresh)
  await page.getByRole('button', { name: 'Change my password' }).click()
  await expect(page.getByRole('status')).toHaveText(/Your password is changed/)
  await page.goto('/login')
  await signInByForm(page, email, fresh)
  await expect(page.getByRole('status')).toHaveText('Login successful!')
  await page.context().close()
})

test('a passkey is added with the password, signs in alone, and not after it is removed', async ({
  product,
  pageOf,
}) => {
  const who = product.newPerson('student')
  const page = await pageOf(who)
  const session = await page.context().newCDPSession(page)
  await session.send('WebAuthn.enable')
  await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      ...{ protocol: 'ctap2', transport: 'internal', hasResidentKey: true },
      ...{ hasUserVerification: true, isUserVerified: true, automaticPresenceSimulation: true },
    },
  })
  await page.goto('/account')
  await page.getByLabel('A name for it').fill('my telephone')
  await page.getByLabel('Your password').fill(who.password)
  await page.getByRole('button', { name: 'Add a passkey' }).click()
  await expect(page.getByRole('status')).toContainText('The passkey is added.')
  await page.context().clearCookies()
  await page.goto('/login?return=%2Faccount')
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click()
  await expect(page).toHaveURL(`${product.url}/account`)
  await page.getByRole('button', { name: 'Remove my telephone' }).click()
  await expect(page.getByRole('status')).toHaveText('The passkey is removed.')
  await page.context().clearCookies()
  await page.goto('/login')
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click()
  await expect(page.getByText('The passkey was not accepted.')).toBeVisible()
})
