import type { Page } from '@playwright/test'
import { callApi } from '#test/call-api'
import { openDashboard } from '#test/dashboard'
import { declineCase } from '#test/decline-case'
import { expectToast } from '#test/toasts'
import { expect, test } from './journey.ts'
import { atDesk, candidates, keyOf, openOwnFile, staff, telephone } from './people.ts'

const { rahima } = candidates
const rightName = 'Rahima Khatun Mitu'

/** Says what should be there instead, and reloads and goes back as people do: it is said once. */
async function say(page: Page, detail: string, proposed: string): Promise<void> {
  await page.getByRole('link', { name: new RegExp(`^This is wrong ?: ${detail}$`) }).click()
  await page.getByLabel('What should be there?').fill(proposed)
  await page.getByRole('button', { name: 'Tell staff' }).click()
  const number = page.getByText(/^Your number: CS-/)
  const given = await number.innerText()
  await page.reload()
  await page.goBack()
  await page.goForward()
  await expect(number).toHaveText(given)
}

test('A mistake told is corrected, and another one declined', async ({ life, browserOf, step }) => {
  const { product, kept } = life
  const phone = await browserOf({ ...telephone, javaScriptEnabled: false })
  await openOwnFile(phone, product, { ...rahima, code: String(kept.rahima) })
  await phone.goto(`${product.url}/file/standing`)
  await step('What the agency wrote about her', phone, { also: 'ar' })
  await say(phone, 'Name', rightName)
  await phone.goto(`${product.url}/file/standing`)
  await say(phone, 'Permanent address', 'Road 2, Bogura')
  await step('What was sent, and what happens next', phone, { also: 'bn' })

  // Who entered what is disputed may correct it, and neither accept nor decline: not by a key either.
  const enterer = await browserOf()
  await atDesk(product, enterer, staff.amina, ['/cases?state=open', 'Cases'])
  await step('Both wait at the office', enterer)
  const key = await keyOf(enterer, product, 'candidates')
  const { cases } = await callApi(product, key, ['GET', '/cases?state=open'])
  const caseOf = (part: string) => cases.find((one: { part: string }) => one.part === part)
  const [name, address] = [caseOf('detail:name'), caseOf('detail:address')]
  await openDashboard(enterer, product, `/cases/${address.id}`, /./)
  const refused = `This can be done by ${staff.bashir.name}.`
  await expect(enterer.getByText(refused).first()).toBeVisible()
  await step('Who entered it may not decide', enterer)
  const no = {
    kind: 'mistake',
    result: 'declined',
    text: { sentences: [{ key: 'reason_same' }], own: 'It stays as it is.' },
  }
  await expect(callApi(product, key, ['POST', `/cases/${address.id}/answer`], no)).rejects.toThrow(
    /case\.second_person/,
  )
  const { version } = await callApi(product, key, ['GET', `/records/${name.recordId}`])
  const correction = { caseId: name.id, changes: { name: rightName } }
  const path = `/records/${name.recordId}/corrections`
  const { outcome } = await callApi(product, key, ['POST', path], correction, version)
  expect(outcome).toBe('waits')
  await openOwnFile(phone, product, { ...rahima, code: String(kept.rahima) })

  const other = await browserOf()
  await atDesk(product, other, staff.bashir, ['/approvals', 'Approvals'])
  await expect(
    other.getByText('Approving it answers what the candidate called wrong.'),
  ).toBeVisible()
  await expect(other.getByText('Nothing is waiting.')).toHaveCount(0)
  await step('The correction waits for a second person', other, { also: 'bn' })
  await other.getByRole('button', { name: 'Approve the change' }).click()
  await expectToast(other, new RegExp(`The change of .*${rahima.name}.* is approved`))
  await openDashboard(other, product, `/cases/${address.id}`, /./)
  await declineCase(other, 'The passport says Road 1.')
  await expectToast(other, 'The case is answered')

  // Both answers stand on the first screen, under the name as it is now.
  const corrected = { ...rahima, name: rightName, code: String(kept.rahima) }
  await openOwnFile(phone, product, corrected)
  const news = phone.getByRole('region', { name: 'New for you' })
  const answers = news.getByRole('link', { name: /: (?:corrected|not changed)/ })
  await expect(answers).toHaveCount(2)
  await step('Two answers on the first screen', phone, { also: 'bn' })
  await answers.first().click()
  await phone.goto(`${product.url}/file/told`)
  await expect(phone.getByText('The passport says Road 1.')).toBeVisible()
  await expect(phone.getByText('Accepted: staff corrected it')).toBeVisible()
  await step('What was told, and what was answered', phone, { also: 'ne' })
  kept.rahimaName = rightName
  await life.pass(1)
})
