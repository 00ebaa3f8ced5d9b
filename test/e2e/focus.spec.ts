import { expect, type Locator, type Page, test } from '@playwright/test'
import { candidate } from '#test/candidates'
import { expectDraft, openDashboard, settled, signedInPage } from '#test/dashboard'
import { documentPng } from '#test/phone-photos'
import {
  addPerson,
  apiKey,
  type Credentials,
  type Product,
  setUpProduct,
  startProduct,
} from '#test/product'
import { expectToast } from '#test/toasts'

let product: Product
let admin: Credentials
let moderator: Credentials
let key: string
let moderatorsKey: string

test.beforeAll(async () => {
  product = await startProduct({ env: { CANDOR_RAISED_LIMITS: '127.0.0.1,::1' } })
  admin = await setUpProduct(product)
  moderator = await addPerson(product, { role: 'moderator', name: 'Mita' })
  key = await apiKey(product, 'admin')
  moderatorsKey = await apiKey(product, 'moderator')
})
test.afterAll(() => product.remove())

async function enter(name: string, by = key): Promise<{ id: string; passportNumber: string }> {
  const answer = await fetch(`${product.url}/api/v1/records`, {
    method: 'POST',
    headers: { authorization: `Bearer ${by}`, 'content-type': 'application/json' },
    body: JSON.stringify(candidate({ name })),
  })
  expect(answer.status).toBe(201)
  return (await answer.json()) as { id: string; passportNumber: string }
}

/** Where somebody with a keyboard is now; "nowhere" is the page as a whole, or what is switched off. */
function whereabouts(page: Page): Promise<string> {
  return page.evaluate(() => {
    const { activeElement: at, body } = document
    if (!at || at === body || at.matches(':disabled')) return 'nowhere'
    return `${at.getAttribute('aria-label') ?? at.textContent}`.trim().slice(0, 60)
  })
}

/** Presses a button by keyboard, waits for what comes of it, and asks where that leaves the person. */
async function afterPressing(
  page: Page,
  button: Locator,
  outcome?: Locator | { toast: string },
): Promise<string> {
  await button.focus()
  await page.keyboard.press('Enter')
  if (outcome && 'toast' in outcome) await expectToast(page, outcome.toast)
  else if (outcome) await expect(outcome.first()).toBeVisible()
  return focusOnceSettled(page)
}

/** Where the focus is once nothing is under way any more. */
async function focusOnceSettled(page: Page): Promise<string> {
  await settled(page)
  // What had the focus may have gone; the dashboard finds it a new place a moment later.
  await expect.poll(() => whereabouts(page)).not.toBe('nowhere')
  return whereabouts(page)
}

const button = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: true })

test.describe('whoever uses the keyboard is never thrown back to the top', () => {
  test('in the list of records', async ({ browser }) => {
    for (const name of ['Amir Hossain', 'Bina Das', 'Chan Mia']) await enter(name)
    const page = await signedInPage(product, browser, admin)
    await openDashboard(page, product, '/records?sort=name', 'Records')
    const remove = button(page, 'Delete Amir Hossain')
    const dialog = page.getByRole('dialog')
    await afterPressing(page, remove, dialog)
    await page.keyboard.press('Escape')
    expect(await focusOnceSettled(page)).toBe('Delete Amir Hossain')
    await afterPressing(page, remove, dialog)
    expect(await afterPressing(page, button(page, 'Cancel'))).toBe('Delete Amir Hossain')
    await expect(remove).toBeFocused()

    const hidden = { toast: 'Amir Hossain is hidden now' }
    const hide = await afterPressing(page, button(page, 'Hide Amir Hossain'), hidden)
    expect(hide).toBe('Unhide Amir Hossain')
    const visible = { toast: 'Amir Hossain is visible now' }
    const unhide = await afterPressing(page, button(page, 'Unhide Amir Hossain'), visible)
    expect(unhide).toBe('Hide Amir Hossain')

    await afterPressing(page, remove, dialog)
    const next = await afterPressing(page, button(page, 'Yes, delete it!'), button(page, 'Undo'))
    expect(next).toContain('Bina Das')
    const undone = await afterPressing(page, button(page, 'Undo'), remove)
    expect(undone).toMatch(/Amir Hossain|Bina Das/)
    await page.context().close()
  })

  test('on the page of a record', async ({ browser }) => {
    const { id } = await enter('Dilara Begum', moderatorsKey)
    const page = await signedInPage(product, browser, admin)
    await openDashboard(page, product, `/records/${id}`, 'Dilara Begum')
    await expect(button(page, 'Approve')).toBeEnabled()
    await afterPressing(page, button(page, 'Approve'), { toast: 'is approved' })
    await afterPressing(page, button(page, 'Withdraw approval'), page.getByRole('dialog'))
    await page.keyboard.type('The address is another one.')
    const withdraw = page.getByRole('dialog').getByRole('button', { name: 'Withdraw approval' })
    await afterPressing(page, withdraw, page.getByText('Why the approval was withdrawn'))

    await afterPressing(page, button(page, 'Issue access code'), button(page, 'Show slip to print'))
    const slip = page.getByRole('article', { name: 'Slip with the access code' })
    await afterPressing(page, button(page, 'Show slip to print'), slip)
    await expect(slip.getByRole('heading')).toBeFocused()
    await afterPressing(page, button(page, 'Back to the record'), button(page, 'Revoke'))
    await afterPressing(page, button(page, 'Revoke'), page.getByRole('dialog'))
    await page.keyboard.press('Escape')
    expect(await focusOnceSettled(page)).toBe('Revoke')
    await afterPressing(page, button(page, 'Revoke'), page.getByRole('dialog'))
    const revoked = page.getByText('No active access code')
    await afterPressing(page, button(page, 'Revoke it'), revoked)
    await page.context().close()
  })

  test('among the approvals', async ({ browser }) => {
    for (const name of ['Elias Ali', 'Farida Khan']) await enter(name, moderatorsKey)
    const page = await signedInPage(product, browser, admin)
    await openDashboard(page, product, '/approvals', 'Approvals')
    await expect(button(page, 'Approve')).toBeEnabled()
    await expect(page.getByRole('article')).toHaveAttribute('aria-busy', 'false')
    await page.keyboard.press('?')
    await expect(page.getByRole('dialog')).toBeVisible()
    await page.keyboard.press('Escape')
    await settled(page)
    await afterPressing(page, button(page, 'Delete'), page.getByRole('dialog'))
    await page.keyboard.press('Escape')
    expect(await focusOnceSettled(page)).toBe('Delete')
    const approved = await afterPressing(page, button(page, 'Approve'), { toast: 'is approved' })
    expect(approved).toMatch(/^Review of /)
    await page.context().close()
  })

  test('among the accounts, the keys, the concerns and the settings', async ({ browser }) => {
    await addPerson(product, { role: 'student', name: 'Nurul' })
    const page = await signedInPage(product, browser, admin)
    await openDashboard(page, product, '/accounts', 'Accounts')
    const actions = button(page, 'Actions: Nurul')
    for (const [name, said] of [
      ['Make moderator', 'Nurul is a moderator now'],
      ['Make student', 'Nurul is a student now'],
      ['Disable', 'Nurul is disabled now'],
    ] as const) {
      const item = page.getByRole('menuitem', { name, exact: true })
      await actions.press('Enter')
      expect(await afterPressing(page, item, { toast: said })).toBe('Actions: Nurul')
    }
    await actions.press('Enter')
    const remove = page.getByRole('menuitem', { name: 'Delete', exact: true })
    await remove.press('Enter')
    await expect(page.getByLabel('Type the name of the account')).toBeFocused()
    await page.keyboard.press('Escape')
    expect(await focusOnceSettled(page)).toBe('Actions: Nurul')
    await afterPressing(page, button(page, 'Invite somebody'))
    await expect(page.getByLabel('Role', { exact: true }).first()).toBeFocused()

    await openDashboard(page, product, '/api-keys', 'API keys')
    await page.getByLabel('Name', { exact: true }).fill('Reports')
    await afterPressing(page, button(page, 'Make key'), page.getByText('The new key'))

    await openDashboard(page, product, '/settings', 'Settings')
    const said = { toast: 'Date modified successfully' }
    expect(await afterPressing(page, button(page, 'Update'), said)).toBe('Update')

    const told = await fetch(`${product.url}/api/v1/concerns`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ text: 'Somebody sells copies of your slip.' }),
    })
    expect(told.ok, await told.clone().text()).toBe(true)
    await openDashboard(page, product, '/concerns', 'Concerns')
    await page.getByRole('link', { name: /Somebody sells copies/ }).press('Enter')
    await page.getByLabel('What was answered or done').fill('We told the police.')
    await afterPressing(page, button(page, 'Note as answered'), button(page, 'Reopen'))
    await page.context().close()
  })

  test('while a record is added', async ({ browser }) => {
    const page = await signedInPage(product, browser, moderator)
    await openDashboard(page, product, '/submit', 'Submit a record')
    const { passportNumber, referenceNumber, name, fatherName, motherName, address } = candidate({
      name: 'Gazi Salam',
    })
    const fill = async (label: string | RegExp, text: string) =>
      page.getByRole('textbox', { name: label }).fill(text)
    await fill(/^Passport number/, passportNumber)
    await fill(/^Reference number/, referenceNumber)
    await fill(/^Name/, name)
    await fill(/^Father/, fatherName)
    await fill(/^Mother/, motherName)
    await fill(/^Permanent address/, address)
    await page.locator('input[type=file][multiple]').setInputFiles({
      ...{ name: 'scan.png', mimeType: 'image/png', buffer: await documentPng('scan') },
    })
    await expect(page.getByText('One file is not sorted yet')).toBeVisible()
    await afterPressing(page, button(page, 'Remove scan.png'))
    // The draft before had the file still.
    await expectDraft(page, passportNumber, address, '"papers":[]')
    page.on('dialog', (dialog) => void dialog.accept())
    await page.reload()
    await afterPressing(page, button(page, 'Continue'))
    await expect(page.getByRole('textbox', { name: /^Passport number/ })).toBeFocused()
    const added = page.getByText('Gazi Salam is added')
    expect(await afterPressing(page, button(page, 'Add record'), added)).toContain('is added')
    await page.context().close()
  })
})

test('whoever presses elsewhere stays there', async ({ browser }) => {
  await enter('Ibrahim Sheikh')
  const page = await signedInPage(product, browser, admin)
  await openDashboard(page, product, '/records', 'Records')
  await button(page, 'Hide Ibrahim Sheikh').click()
  await page.getByRole('heading', { level: 1 }).click()
  await settled(page)
  await expect(page.getByRole('main')).toBeFocused()
  await page.context().close()
})
