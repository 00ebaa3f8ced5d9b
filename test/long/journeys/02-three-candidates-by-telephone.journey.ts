import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { packageRoot } from '#platform/worker'
import { callApi, changeSettings } from '#test/call-api'
import { openDashboard, settled } from '#test/dashboard'
import { phonePhotoJpeg } from '#test/phone-photos'
import { colourAt } from '#test/picture-colours'
import { slot } from '#test/record-form'
import { expectToast } from '#test/toasts'
import { expect, test } from './journey.ts'
import {
  accept,
  atDesk,
  candidates,
  invitation,
  keyOf,
  openOwnFile,
  staff,
  telephone,
} from './people.ts'

const heic = readFileSync(join(packageRoot(), 'test/support/photo.heic'))

/** A photo as the telephone was held: upright, upside down, or on either side. */
async function photographed(label: string, orientation: 1 | 3 | 6 | 8) {
  const buffer = await phonePhotoJpeg({ width: 2000, height: 1500, orientation, label })
  return { name: `IMG_20${orientation}.jpg`, mimeType: 'image/jpeg', buffer }
}

async function enter(
  page: Page,
  { name, passportNumber }: { name: string; passportNumber: string },
  photos: Record<string, { name: string; mimeType: string; buffer: Buffer }>,
): Promise<void> {
  await page.getByLabel('Passport number').fill(passportNumber)
  await page.getByRole('textbox', { name: /^Name/ }).fill(name)
  await page.getByLabel("Father's name").fill('Kamal Hossain')
  await page.getByLabel("Mother's name").fill('Nasima Begum')
  await page.getByLabel('Permanent address').fill('Road 1, Bogura')
  await page.getByLabel('Date of birth').fill('1994-05-17')
  await page.getByLabel('Destination country').selectOption('CA')
  for (const [kind, file] of Object.entries(photos))
    await slot(page, kind).locator('input[type=file]').first().setInputFiles(file)
}

async function add(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'Add record' }).last().click()
  await expect(page.getByText(`${name} is added`)).toBeVisible()
}

test('Three candidates by telephone, approved by a second person', async ({
  life,
  browserOf,
  step,
}) => {
  const { product, kept } = life
  const desk = await browserOf()
  await atDesk(product, desk, staff.amina, ['/settings/records', /Records/])
  await desk.getByLabel('Second-person approval').check()
  await desk.getByRole('button', { name: 'Save settings' }).click()
  await expectToast(desk, 'Settings saved')
  const settings = await keyOf(desk, product, 'organisation')
  const languages = ['en', 'bn', 'hi', 'ne', 'ar', 'fil']
  await changeSettings(product, settings, { languages, timeZone: 'Asia/Dhaka' })
  const link = await invitation(desk, product, 'admin')
  await accept(await browserOf(), link, staff.bashir)

  const hand = await browserOf(telephone)
  await atDesk(product, hand, staff.amina, ['/entry', 'Add record'])
  await enter(hand, candidates.rahima, {
    'Candidate photo': await photographed('Portrait', 6),
    'Work Permit Certificate': await photographed('Work permit', 8),
    'Visa Paper': await photographed('Visa paper', 3),
    'Job Offer Letter': { name: 'IMG_2041.HEIC', mimeType: 'image/heic', buffer: heic },
  })
  await step('A candidate with photos of a telephone', hand)
  await add(hand, candidates.rahima.name)
  await step('Entered, and waiting for somebody else', hand)
  await enter(hand, candidates.jamal, { 'Candidate photo': await photographed('Portrait', 6) })
  await add(hand, candidates.jamal.name)

  // The third by a program with a key of the same admin, who is no other person by it.
  const key = await keyOf(desk, product, 'candidates')
  const { id } = await callApi(product, key, ['POST', '/records'], {
    ...{ ...candidates.sokina, fatherName: 'Abdul Karim', motherName: 'Salma Begum' },
    ...{ address: 'House 7, Cumilla', nationality: 'BD', destinationCountry: 'CA' },
  })
  await expect(callApi(product, key, ['POST', `/records/${id}/approve`], {})).rejects.toThrow(
    /record\.second_person/,
  )
  await openDashboard(desk, product, '/approvals', 'Approvals')
  for (const { name } of [candidates.rahima, candidates.sokina]) {
    await desk.getByRole('button', { name: new RegExp(`^${name}`) }).click()
    const review = desk.getByRole('article', { name: `Review of ${name}` })
    await expect(review).toContainText(`This can be done by ${staff.bashir.name}.`)
  }
  await step('Own records, which somebody else has to approve', desk)
  await desk.reload()
  await expect(desk.getByText(candidates.jamal.name).first()).toBeVisible()

  const other = await browserOf()
  await atDesk(product, other, staff.bashir, ['/approvals', 'Approvals'])
  await step('What the second person sees', other, { also: 'bn', screen: true })
  for (const { name } of Object.values(candidates)) {
    await other.getByRole('button', { name: new RegExp(`^${name}`) }).click()
    const review = other.getByRole('article', { name: `Review of ${name}` })
    await expect(review).toHaveAttribute('aria-busy', 'false')
    for (const document of await review
      .getByRole('list', { name: 'Documents' })
      .getByRole('button')
      .all()) {
      await document.click()
      await expect(document).not.toContainText('not seen')
    }
    await review.getByRole('button', { name: 'Approve', exact: true }).click()
    await expectToast(other, new RegExp(`${name} (?:is approved|last)`))
  }
  await expect(other.getByText('Nothing is waiting.')).toBeVisible()
  await other.getByRole('link', { name: 'Issue 3 access codes and print' }).click()
  await other.getByRole('button', { name: 'Issue 3 access codes' }).click()
  const slips = other.getByRole('article', { name: 'Slip with the access code' })
  await expect(slips).toHaveCount(3)
  await step('Three slips to print', other)
  for (const [who, { passportNumber }] of Object.entries(candidates)) {
    const slip = slips.filter({ hasText: `…${passportNumber.slice(-3)}` })
    kept[who] = await slip.getByRole('status').innerText()
  }
  await other.pdf({ preferCSSPageSize: true })
  await other.getByRole('button', { name: 'Yes, all 3 are printed' }).click()
  await expect(other.getByText('All slips are noted as printed.')).toBeVisible()

  const own = await browserOf({ ...telephone, javaScriptEnabled: false })
  await openOwnFile(own, product, { ...candidates.rahima, code: String(kept.rahima) })
  await step('The file, with what was photographed', own, { also: 'bn' })
  for (const kind of ['Work Permit Certificate', 'Visa Paper', 'Job Offer Letter']) {
    await own.getByRole('link', { name: kind }).click()
    const shown = own.getByRole('main').locator('img').first()
    const source = await shown.getAttribute('src')
    const bytes = await (await own.request.get(new URL(String(source), own.url()).href)).body()
    // Red above and blue on the left, however the telephone was held.
    if (!kind.startsWith('Job')) {
      expect(await colourAt(bytes, 0.5, 0.01), kind).toBe('red')
      expect(await colourAt(bytes, 0.01, 0.5), kind).toBe('blue')
    }
    await step(`One document: ${kind}`, own)
    await own.goBack()
  }
  await own.reload()
  await expect(own.getByRole('heading', { level: 1, name: candidates.rahima.name })).toBeVisible()
  await settled(desk)
  await life.pass(1)
})
