import { dayAfter, dayIn } from '#platform/clock/schema'
import { callApi } from '#test/call-api'
import { openDashboard } from '#test/dashboard'
import { expect, test } from './journey.ts'
import { atDesk, candidates, keyOf, openOwnFile, staff, telephone } from './people.ts'

const successor = 'Meghna Overseas Ltd'

test('The agency announces that it closes', async ({ life, browserOf, step }) => {
  const { product, kept } = life
  const desk = await browserOf()
  await atDesk(product, desk, staff.amina, ['/settings/closing', 'Closing'])
  const form = desk.getByRole('form', { name: 'Announce the closing' })
  const today = dayIn('Asia/Dhaka', new Date(Date.now() + life.ahead()).toISOString())
  kept.lastDay = dayAfter(today, 90)
  await form.getByLabel('Last day').fill(dayAfter(today, 30))
  await form.getByLabel('Another agency is taking over files').check()
  await form.getByLabel('Name of the successor').fill(successor)
  await form.getByLabel('Licence of the successor').fill('RL-2345')
  await form.getByLabel('How to reach the successor').fill('8 Bijoynagar, Dhaka')
  await form.getByLabel('To confirm, type this name').fill('Padma Overseas Ltd')
  await form.getByRole('button', { name: 'Announce the closing' }).click()
  // Too soon for the candidates; nothing else that was typed is lost.
  await expect(form.getByText(/90 days/)).toBeVisible()
  await step('A last day that is too near', desk, { also: 'bn' })
  await form.getByLabel('Last day').fill(kept.lastDay)
  await form.getByRole('button', { name: 'Announce the closing' }).click()
  await expect(desk.getByRole('button', { name: 'Withdraw the closing' })).toBeVisible()
  await step('Announced', desk)
  const key = await keyOf(desk, product, 'candidates')
  const late = { ...candidates.sokina, passportNumber: 'BX4410099', nationality: 'BD' }
  const details = { fatherName: 'A', motherName: 'B', address: 'Road 1' }
  await expect(
    callApi(product, key, ['POST', '/records'], { ...late, ...details }),
  ).rejects.toThrow(/clos/)
  await openDashboard(desk, product, '/overview', /./)
  await step('Home of an agency that closes', desk)

  const visitor = await browserOf({ ...telephone, javaScriptEnabled: false })
  await visitor.goto(product.url)
  await step('What everybody reads', visitor, { also: 'ar' })
  await visitor.goto(`${product.url}/closing`)
  await expect(visitor.getByText(successor)).toBeVisible()
  await step('The page about the closing', visitor, { also: 'ne' })

  // One says yes, the other no; the third has not opened the file.
  const answers = { jamal: 'given', sokina: 'withdrawn' } as const
  for (const [who, answer] of Object.entries(answers)) {
    const one = candidates[who as keyof typeof answers]
    const phone = await browserOf({ ...telephone, javaScriptEnabled: false })
    await openOwnFile(phone, product, { ...one, code: String(kept[who]) })
    const news = phone.getByRole('region', { name: 'New for you' })
    if (answer === 'given') await step('The first screen of a candidate', phone, { also: 'bn' })
    await news.getByRole('link', { name: /^The agency closes/ }).click()
    await phone.goto(`${product.url}/file/consents`)
    const question = phone.locator('section.ask-form', { has: phone.locator('#handover') })
    if (answer === 'given') await step('Whether the file is handed over', phone, { also: 'hi' })
    await question.locator(`button[value=${answer}]`).click()
    await expect(question.locator('strong')).not.toHaveText('You have not answered yet.')
    await phone.reload()
    await expect(question.locator('strong')).not.toHaveText('You have not answered yet.')
  }
})
