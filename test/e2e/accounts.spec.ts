import { expect, type Page, test } from '@playwright/test'
import { expectGoodInEveryLook, picture } from '#test/looks'
import { startProvider, type TestProvider } from '#test/oidc-provider'
import {
  addPerson,
  type Credentials,
  type Product,
  setUpProduct,
  startProduct,
} from '#test/product'
import { linkIn, startSmtp, type TestSmtp } from '#test/smtp'

let product: Product
let smtp: TestSmtp
let provider: TestProvider
let student: Credentials

test.beforeAll(async () => {
  smtp = await startSmtp()
  product = await startProduct({
    env: { CANDOR_RAISED_LIMITS: '127.0.0.1,::1', CANDOR_SMTP_URL: smtp.url },
  })
  await setUpProduct(product)
  student = await addPerson(product, { role: 'student', name: 'sadia' })
  // The provider knows the address that people come back to, which the product's start has chosen.
  provider = await startProvider({ candorUrl: product.url })
  Object.assign(product.env, provider.env)
  await product.restart()
})

test.afterAll(async () => {
  await product.remove()
  await provider.close()
  await smtp.close()
})

async function signIn(page: Page, { email, password }: Credentials): Promise<void> {
  await page.goto(`${product.url}/login`)
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
}

/** Whatever a page breaks of its Content-Security-Policy, as the browser reports it. */
function violations(page: Page): string[] {
  const said: string[] = []
  page.on('console', (message) => {
    if (/content security policy/i.test(message.text())) said.push(message.text())
  })
  return said
}

test('a forgotten password: the mail’s link, a new password shown while it is typed, signed in', async ({
  page,
}) => {
  const broken = violations(page)
  await page.goto(`${product.url}/login`)
  await page.getByRole('link', { name: 'Forgot your password?' }).click()
  await page.getByLabel('Email').fill(student.email)
  await page.getByRole('button', { name: 'Send me the link' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Check your email')
  const [mail] = await smtp.waitFor(1)
  await page.goto(linkIn(mail as never).href)
  const fresh = 'nine slow yellow lanterns'
  const field = page.getByLabel('New password')
  await field.fill(fresh)
  await expect(field).toHaveAttribute('type', 'password')
  await page.getByRole('button', { name: 'Show the password' }).first().click()
  await expect(field).toHaveAttribute('type', 'text')
  await page.getByLabel('The same password again').fill(fresh)
  await page.getByRole('button', { name: 'Change my password' }).click()
  await expect(page.getByRole('status')).toHaveText(/Your password is changed/)
  student.password = fresh
  await signIn(page, student)
  await expect(page.getByRole('status')).toHaveText('Login successful!')
  expect(broken).toEqual([])
})

test('"Continue with …" leads through the provider and back to where one came from', async ({
  page,
}) => {
  provider.person = {
    sub: 'rumi',
    email: 'rumi@people.example',
    email_verified: true,
    name: 'Rumi',
  }
  await page.goto(`${product.url}/account`)
  await page.getByRole('link', { name: 'Continue with Padma Mail' }).click()
  await expect(page).toHaveURL(`${product.url}/account`)
  await expect(page.getByRole('status')).toHaveText('Login successful!')
  await expect(page.getByText('You are signed in as rumi@people.example.')).toBeVisible()
})

test('a provider is connected on the page of the account, and disconnected again', async ({
  page,
}) => {
  const broken = violations(page)
  provider.person = { sub: 'sadia there', email: 'other@mail.example', email_verified: true }
  await signIn(page, student)
  await page.goto(`${product.url}/account`)
  await page.getByRole('button', { name: 'Connect Padma Mail' }).click()
  await expect(page.getByRole('status')).toHaveText(/^Connected\./)
  await expect(page).toHaveURL(`${product.url}/account`)
  await expect(page.getByText('Padma Mail, connected on')).toBeVisible()
  await page.getByRole('button', { name: 'Disconnect Padma Mail' }).click()
  await expect(page.getByRole('status')).toHaveText(/^Disconnected\./)
  expect(broken).toEqual([])
})

/** A device of the browser's own that keeps passkeys and asks for a fingerprint, which is given. */
async function authenticator(page: Page) {
  const session = await page.context().newCDPSession(page)
  await session.send('WebAuthn.enable')
  const { authenticatorId } = await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  return { session, authenticatorId }
}

test('a passkey is added with the password, signs in alone, and not after it is removed', async ({
  page,
}) => {
  const broken = violations(page)
  await authenticator(page)
  await signIn(page, student)
  await page.goto(`${product.url}/account`)
  await page.getByLabel('A name for it').fill('my telephone')
  await page.getByLabel('Your password').fill('not my password')
  await page.getByRole('button', { name: 'Add a passkey' }).click()
  await expect(page.getByRole('alert')).toContainText('This is not your password.')
  await page.getByLabel('Your password').fill(student.password)
  await page.getByRole('button', { name: 'Add a passkey' }).click()
  await expect(page.getByRole('status')).toContainText('The passkey is added.')
  await expect(page.getByRole('button', { name: 'Remove my telephone' })).toBeVisible()

  await page.context().clearCookies()
  await page.goto(`${product.url}/login?return=%2Faccount`)
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click()
  await expect(page).toHaveURL(`${product.url}/account`)
  await expect(page.getByRole('status')).toHaveText('Login successful!')

  await page.getByRole('button', { name: 'Remove my telephone' }).click()
  await expect(page.getByRole('status')).toHaveText('The passkey is removed.')
  await page.context().clearCookies()
  await page.goto(`${product.url}/login`)
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click()
  await expect(page.getByText('The passkey was not accepted.')).toBeVisible()
  expect(broken).toEqual([])
})

test('a device that has not asked for finger, face or PIN signs nobody in', async ({ page }) => {
  const { session, authenticatorId } = await authenticator(page)
  await signIn(page, student)
  await page.goto(`${product.url}/account`)
  await page.getByLabel('Your password').fill(student.password)
  await page.getByRole('button', { name: 'Add a passkey' }).click()
  await expect(page.getByRole('status')).toContainText('The passkey is added.')
  await page.context().clearCookies()
  await session.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified: false })
  await page.goto(`${product.url}/login`)
  // As a browser of somebody's own making would do it, which asks the device for less.
  const answer = await page.evaluate(async () => {
    const headers = { 'content-type': 'application/json' }
    const ask = (path: string, body: object) =>
      fetch(path, { method: 'POST', headers, body: JSON.stringify(body) })
    const options = await (await ask('/api/v1/session/passkey-options', {})).json()
    const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON({
      ...options,
      userVerification: 'discouraged',
    })
    const credential = (await navigator.credentials.get({ publicKey })) as PublicKeyCredential
    const response = credential.toJSON()
    const { status } = await ask('/api/v1/session/passkey', { response })
    return { status, given: response.id.length > 0 }
  })
  expect(answer).toEqual({ status: 401, given: true })
  await page.goto(`${product.url}/account`)
  await expect(page).toHaveURL(/\/login\?return=/)
})

test('without script nothing is offered that needs it, and signing in works', async ({
  browser,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto(`${product.url}/login`)
  await expect(page.getByRole('button', { name: 'Sign in with a passkey' })).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Show the password' })).toHaveCount(0)
  await signIn(page, student)
  await page.goto(`${product.url}/account`)
  await expect(page.getByRole('button', { name: 'Add a passkey' })).toHaveCount(0)
  await context.close()
})

test('an account is made with the link of a mail, and signed in', async ({ page }) => {
  await page.goto(`${product.url}/register`)
  await page.getByLabel('Email').fill('sabina@people.example')
  await page.getByRole('button', { name: 'Send me the link' }).click()
  await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible()
  const arrived = () => smtp.mails.find(({ to }) => to.includes('sabina@people.example'))
  await expect.poll(arrived).toBeDefined()
  await page.goto(linkIn(arrived() as never).href)
  await page.getByLabel('Name').fill('Sabina Sarkar')
  await page.getByLabel('Password', { exact: true }).fill('nine slow country boats')
  await page.getByLabel('The same password again').fill('nine slow country boats')
  await page.getByRole('button', { name: 'Create my account' }).click()
  await expect(page.getByRole('status')).toHaveText('Register successful!')
  await page.goto(`${product.url}/account`)
  await expect(page.getByText('Your email is not confirmed yet.')).toHaveCount(0)
})

test('the pages are accessible and fit, in both themes at both widths', async ({ page }) => {
  const check = async (path: string) => {
    await page.goto(product.url + path)
    await expectGoodInEveryLook(page, path, (where) => picture(page, where))
  }
  for (const path of ['/login', '/register', '/register?sent', '/forgot', '/forgot?sent'])
    await check(path)
  await signIn(page, student)
  await expect(page.getByRole('status')).toHaveText('Login successful!')
  await page.goto(`${product.url}/account/second-factor`)
  await page.getByLabel('Your password').fill(student.password)
  await page.getByRole('button', { name: 'Turn it on' }).click()
  for (const path of ['/account', '/account/password', '/account/second-factor']) await check(path)
})
