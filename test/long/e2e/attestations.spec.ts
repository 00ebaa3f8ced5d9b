import { readFileSync } from 'node:fs'
import { expect, test } from '@playwright/test'
import { openDashboard, settled, signedInPage } from '#test/dashboard'
import { startHttpsProduct } from '#test/https-front'
import { expectFitAndAccessible, expectGoodInEveryLook, picture } from '#test/looks'
import { documentPng } from '#test/phone-photos'
import { addRecord, apiKey, type Credentials, type Product, setUpProduct } from '#test/product'
import { unfoldWay } from '#test/screen'
import { expectToast } from '#test/toasts'
import { openWallet } from '#test/wallet'

let product: Product
let admin: Credentials
let key: string
test.use({ actionTimeout: 30_000, ignoreHTTPSErrors: true })
test.beforeAll(async () => {
  product = await startHttpsProduct({ CANDOR_RAISED_LIMITS: '127.0.0.1,::1' })
  admin = await setUpProduct(product)
  key = await apiKey(product, 'admin', 'candidates')
})
test.afterAll(() => product.remove())

const now = () => Math.floor(Date.now() / 1000)

test('staff take an attestation of a document, and anybody reads at /verify what it is worth', async ({
  browser,
}) => {
  const { id } = await addRecord(product, key)
  const put = await fetch(`${product.url}/api/v1/records/${id}/documents/visa-paper`, {
    method: 'PUT',
    headers: { authorization: `Bearer ${key}` },
    body: new Uint8Array(await documentPng()),
  })
  expect(put.ok).toBe(true)
  const page = await signedInPage(product, browser, admin)
  await openDashboard(page, product, `/records/${id}`, 'Rahima Khatun')
  const section = page.getByRole('region', { name: 'Attestations' })
  await expect(section).toContainText('It does not say that the document is genuine.')
  const saved = page.waitForEvent('download')
  await section.getByRole('button', { name: 'Take an attestation' }).click()
  const file = await saved
  expect(file.suggestedFilename()).toMatch(/^copy-held-\d{4}-\d\d-\d\d\.vc\.json$/)
  await expectToast(page, 'The attestation is saved on your device')
  await expect(section.getByText(/Made .+ In force until/)).toBeVisible()
  await settled(page)
  await expectGoodInEveryLook(page, 'record with an attestation')
  const text = readFileSync(await file.path(), 'utf8')
  expect(text).not.toContain('Rahima')

  const stranger = await (await browser.newContext({ javaScriptEnabled: false })).newPage()
  const check = async () => {
    await stranger.goto(`${product.url}/verify`)
    await unfoldWay(stranger, 'by-attestation')
    await stranger.locator('#attestation-text').fill(text)
    await stranger.locator('#by-attestation button').click()
    return stranger.getByRole('heading', { level: 1 })
  }
  await expect(await check()).toHaveText('We signed this, and it is in force')
  await stranger.getByRole('button', { name: 'Make a receipt' }).click()
  await expect(stranger).toHaveURL(/\/verify\/RC-/)
  const receipt = stranger.url()
  await expect(stranger.locator('.printed')).toContainText('and it was in force.')
  await expect(stranger.locator('.printed')).not.toContainText('Ended since')
  const bank = await (await browser.newContext()).newPage()
  await bank.goto(receipt)
  await expectGoodInEveryLook(bank, 'receipt of an attestation')
  await picture(bank, 'receipt-of-an-attestation')
  // A sheet of A4, which is one page (SPEC 11).
  const pdf = await bank.pdf({ preferCSSPageSize: true })
  expect(pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)).toHaveLength(1)
  await page.getByRole('button', { name: 'Hide', exact: true }).first().click()
  await expect(section.getByText('Ended')).toBeVisible()
  await expect(section).toContainText('No document can have one now.')
  await expect(await check()).toHaveText('We signed this, and it has ended')
  await stranger.goto(receipt)
  await expect(stranger.locator('.printed')).toContainText('Ended since')
  for (const one of [page, stranger, bank]) await one.context().close()
})

test('a wallet takes an attestation with the code and PIN that a candidate sees, until the record is hidden', async ({
  browser,
}) => {
  const { id, passportNumber } = await addRecord(product, key)
  const url = `${product.url}/api/v1/records/${id}`
  const headers = { authorization: `Bearer ${key}` }
  const body = new Uint8Array(await documentPng())
  const put = await fetch(`${url}/documents/visa-paper`, { method: 'PUT', headers, body })
  expect(put.ok).toBe(true)
  const issued = await fetch(`${url}/access-code`, { method: 'POST', headers })
  const { accessCode } = (await issued.json()) as { accessCode: string }

  const phone = await browser.newPage({ viewport: { width: 360, height: 740 } })
  await phone.goto(`${product.url}/check`)
  await phone.locator('main #number').fill(passportNumber)
  await phone.locator('main #code').fill(accessCode)
  await phone.locator('main form button[type=submit]').first().click()
  await phone.getByRole('link', { name: 'Take an attestation of a document' }).click()
  await phone.getByRole('button', { name: 'Show a code for my wallet' }).click()
  await expect(phone.locator('#wallet-pin')).toHaveText(/^\d{6}$/)
  await picture(phone, 'wallet-offer')
  await expectFitAndAccessible(phone, 'offer to a wallet')
  const offer = await phone.locator('a[href^="openid-credential-offer:"]').getAttribute('href')
  const pin = await phone.locator('#wallet-pin').innerText()
  const issuer = { request: (path: string, init?: RequestInit) => fetch(product.url + path, init) }
  const wallet = openWallet(issuer, 'ES256', product.url)
  const taken = await wallet.take(offer ?? '', pin)
  const shown = wallet.present(taken, { aud: 'https://bank.example', nonce: 'x', iat: now() })
  const check = async () => {
    const sent = { method: 'POST', headers: { 'content-type': 'application/json' } }
    const attestation = JSON.stringify({ attestation: shown })
    const to = `${product.url}/api/v1/attestations/check`
    return (await fetch(to, { ...sent, body: attestation })).json()
  }
  const ours = { verdict: 'ours', signature: 'holds', holder: { proof: 'holds' } }
  expect(await check()).toMatchObject({ ...ours, state: 'in-force' })
  const { version } = (await (await fetch(url, { headers })).json()) as { version: number }
  const hidden = await fetch(`${url}/hide`, {
    method: 'POST',
    headers: { ...headers, 'if-match': `"${version}"` },
  })
  expect(hidden.ok).toBe(true)
  expect(await check()).toMatchObject({ ...ours, state: 'ended' })
  await phone.context().close()
})
