import { openDashboard } from '#test/dashboard'
import { expect, test } from '#test/job'
import type { SeededProduct } from '#test/seeded'

/** What a candidate calls wrong: the name, which this person had entered. */
async function calledWrong(product: SeededProduct, number: string) {
  const [enterer] = product.people.admin
  const { id } = await product.callAs(enterer, 'POST', '/records', {
    ...{ passportNumber: `MI${number}`, referenceNumber: `W${number}`, name: 'Rahima Bgum' },
    ...{ fatherName: 'Abdul Karim', motherName: 'Salma', address: 'Road 3', nationality: 'BD' },
  })
  const { accessCode } = await product.call('POST', `/records/${id}/access-code`)
  const token = await product.open({ passportNumber: `MI${number}`, accessCode })
  const mistake = { kind: 'mistake', part: 'detail:name', proposed: 'Rahima Begum', note: null }
  const answer = await fetch(`${product.url}/api/v1/own-cases`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify(mistake),
  })
  const { id: caseId } = await answer.json()
  const state = async () => (await product.call('GET', `/cases/${caseId}`)).state
  return { recordId: id as string, caseId: caseId as string, state }
}

test('whoever entered what is called wrong corrects it and asks a colleague, in one press', async ({
  product,
  admin: page,
}) => {
  const { caseId, recordId, state } = await calledWrong(product, '7000001')
  await openDashboard(page, product, `/cases/${caseId}`, /./)
  await expect(page.getByText(/has to be decided by another person/)).toHaveCount(1)
  await expect(page.getByRole('button', { name: 'Decline' })).toHaveAttribute(
    'aria-disabled',
    'true',
  )
  await page.getByLabel('Who decides').selectOption({ label: 'Bilal' })
  await page.getByRole('button', { name: 'Ask Bilal to decide' }).click()
  await expect(page.getByText('Bilal is asked to decide.')).toBeVisible()
  await page.getByRole('button', { name: 'Correct it and ask Bilal' }).click()
  const name = async () => (await product.call('GET', `/records/${recordId}`)).name
  await expect.poll(name).toBe('Rahima Begum')
  expect(await state()).toBe('open')
})

test('everybody else corrects and answers it in one press', async ({ product, pageOf }) => {
  const { caseId, recordId, state } = await calledWrong(product, '7000002')
  const page = await pageOf(product.people.admin[1] as never)
  await openDashboard(page, product, `/cases/${caseId}`, /./)
  const field = page.getByLabel('Name: it should say')
  await expect(field).toHaveValue('Rahima Begum')
  await expect(page.getByText('Now it says: Rahima Bgum.')).toBeVisible()
  await field.fill('Rahima <Begum>')
  await page.getByRole('button', { name: 'Correct it and answer' }).click()
  await expect(field).toHaveAttribute('aria-invalid', 'true')
  await field.fill('Rahima Begum')
  await page.getByRole('button', { name: 'Correct it and answer' }).click()
  await expect.poll(state).toBe('answered')
  expect((await product.call('GET', `/records/${recordId}`)).name).toBe('Rahima Begum')
})

test('by keys alone: from the list a mistake is corrected and answered in two presses, another declined in three', async ({
  product,
  pageOf,
}) => {
  const page = await pageOf(product.people.admin[1] as never)
  const wrong = await calledWrong(product, '7000003')
  await openDashboard(page, product, `/cases/${wrong.caseId}`, /says/)
  await page.keyboard.press('a')
  await page.keyboard.press('Enter')
  await expect.poll(wrong.state).toBe('answered')
  const right = await calledWrong(product, '7000004')
  await openDashboard(page, product, `/cases/${right.caseId}`, /says/)
  await page.keyboard.press('d')
  const sentence = page.getByRole('combobox', { name: 'What do you want to say?' })
  await expect(sentence).toBeFocused()
  await sentence.pressSequentially('as it stands')
  await expect(page.getByRole('option').first()).toContainText('as it stands in your file')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: /^Remove: / })).toBeVisible()
  await page.keyboard.press('Control+Enter')
  await expect.poll(right.state).toBe('answered')
  const steps = (await product.call('GET', `/cases/${right.caseId}`)).steps
  expect(steps.at(-1)).toMatchObject({ result: 'declined' })
})
