import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { callApi } from '#test/call-api'
import { csvOf } from '#test/tables'
import { expect, test } from './journey.ts'
import { atDesk, keyOf, openOwnFile, staff, telephone } from './people.ts'

/** What another agency called its columns, in the language of its office. */
const columns = [
  ...['SL', 'Worker Name', 'Passport No.', 'Father', 'Mother', 'Village / P.O. / Thana'],
  ...['Citizen of', 'D.O.B', 'Mobile'],
]
const people = [
  ['Anowara Begum', 'EF2200001', 'Bangladesh', '17/08/1991'],
  ['Billal Mia', 'EF2200002', 'Bangladesh', '23/01/1988'],
  ['Chan Mia', 'EF2200003', 'Atlantis', '30/11/1990'],
  ['', 'EF2200004', 'Bangladesh', '14/02/1995'],
  ['Delwar Hossain', '2021-03-12', 'Bangladesh', '19/09/1993'],
  ['Eshita Rani', 'EF2200006', 'Nepal', '28/06/1996'],
] as const
const rows = people.map(([name, passport, country, birth], at) => [
  ...[String(at + 1), name, passport, 'Abdul Karim', 'Salma Begum', 'Road 3, Cumilla'],
  ...[country, birth, `017119900${String(at).padStart(2, '0')}`],
])

async function choose(page: Page, name: string, text: string): Promise<void> {
  await page
    .getByLabel('Drop the table here, or press to choose it')
    .setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(text) })
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
}

/** Says which column is which where their names are not known. */
async function say(page: Page): Promise<void> {
  for (const [label, column] of [
    ['Permanent address', 'Village / P.O. / Thana'],
    ['Nationality', 'Citizen of'],
  ] as const)
    await page
      .getByLabel(new RegExp(`^${label}`))
      .first()
      .selectOption(column)
}

/** A press that comes too soon after the record appeared counts for nothing, so it is pressed until it counts. */
async function approveFirst(page: Page, left: number): Promise<void> {
  const at = page.getByText(new RegExp(`· 1 of ${left}$`))
  await expect(at).toBeVisible()
  await expect(async () => {
    if (await at.isVisible())
      await page.getByRole('button', { name: 'Approve', exact: true }).click()
    await expect(at).toBeHidden({ timeout: 1000 })
  }).toPass()
}

test('The list of an agency is imported, mended, and imported again', async ({
  life,
  browserOf,
  step,
}) => {
  const { product, kept } = life
  const desk = await browserOf()
  await atDesk(product, desk, staff.amina, ['/import', 'Import'])
  await choose(desk, 'meghna.csv', csvOf(rows, columns))
  await say(desk)
  // What was chosen outlives a reload.
  await desk.reload()
  await expect(desk.getByLabel(/^Nationality/).first()).toHaveValue('Citizen of')
  await step('The columns of their list', desk, { also: 'bn' })
  await desk.getByRole('button', { name: 'Dry run' }).click()
  await expect(desk.getByRole('heading', { name: '3 rows cannot be imported' })).toBeVisible()
  await step('What would happen, and which rows stay out', desk, { also: 'bn' })
  await desk.getByRole('button', { name: 'Import 3 records now' }).click()
  await expect(desk.getByRole('heading', { name: 'Done, with rows to correct' })).toBeVisible()
  await step('Done, with rows to correct', desk)
  const coming = desk.waitForEvent('download')
  await desk.getByRole('link', { name: 'Download the list (CSV)' }).click()
  const list = readFileSync(await (await coming).path(), 'utf8')
  const mended = list
    .replace('Atlantis', 'Bangladesh')
    .replace(/,EF2200004/, 'Rokeya Khatun,EF2200004')
    .replace('2021-03-12', 'EF2200005')
  await desk.getByRole('link', { name: 'Import another table' }).click()
  await choose(desk, 'mended.csv', mended)
  await say(desk)
  await desk.getByRole('button', { name: 'Dry run' }).click()
  await desk.getByRole('button', { name: 'Import 3 records now' }).click()
  await expect(desk.getByRole('heading', { name: 'Done', exact: true })).toBeVisible()
  // Whoever imported them is no second person, by a key neither.
  const key = await keyOf(desk, product, 'candidates')
  const { records } = await callApi(product, key, ['GET', '/records?state=pending'])
  expect(records).toHaveLength(people.length)
  const path = `/records/${records[0].id}/approve`
  await expect(callApi(product, key, ['POST', path], {})).rejects.toThrow(/record\.second_person/)

  const other = await browserOf()
  await atDesk(product, other, staff.bashir, ['/approvals', 'Approvals'])
  await step('Six people of another agency wait', other, { also: 'bn', screen: true })
  for (let left = people.length; left > 0; left -= 1) await approveFirst(other, left)
  await other.getByRole('link', { name: 'Issue 6 access codes and print' }).click()
  await other.getByRole('button', { name: 'Issue 6 access codes' }).click()
  const slip = other
    .getByRole('article', { name: 'Slip with the access code' })
    .filter({ hasText: '…006' })
  const code = await slip.getByRole('status').innerText()
  await other.pdf({ preferCSSPageSize: true })
  await other.getByRole('button', { name: 'Yes, all 6 are printed' }).click()
  await expect(other.getByText('All slips are noted as printed.')).toBeVisible()

  const phone = await browserOf({ ...telephone, locale: 'ne-NP', timezoneId: 'Asia/Kathmandu' })
  await openOwnFile(phone, product, { name: 'Eshita Rani', passportNumber: 'EF2200006', code })
  await expect(phone.locator('html')).toHaveAttribute('lang', 'ne')
  await step('One of them opens the file, in Nepali', phone)
  kept.eshita = code
  await life.pass(1)
})
