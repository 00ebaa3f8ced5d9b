import { expect, test, vi } from 'vitest'
import { enterTerms } from '#modules/contracts'
import { termNames, termsSchema } from '#modules/contracts/schema'
import { bringCase } from '#modules/desk'
import { originalKey } from '#modules/documents'
import { fileOf } from '#test/browser'
import { approvedRecord, keepScans } from '#test/candidates'
import { documentPng } from '#test/phone-photos'
import { startTestApp } from '#test/test-app'
import { people } from '#test/test-runtime'
import { uploadScan } from '#test/upload-scan'

const app = await startTestApp()
const record = await approvedRecord(app, { nationality: 'BD', destinationCountry: 'SA' })

const button = 'href="/file/tell/contract"'

/** The page of the contract, as its candidate reads it. */
const contractPage = async () => (await fileOf(app, record)).text('/file/contract')

test('the way to report another contract stands below those reported, above the help outside', async () => {
  const before = await contractPage()
  expect(before.split(button)).toHaveLength(2)
  expect(before).not.toContain('id="others"')
  const said = { amount: null, currency: null, employer: 'Another Employer', note: null }
  const holder = { recordId: record.id, kinds: null }
  await app.system.write((ctx) => bringCase(ctx, holder, { kind: 'contract', said }))
  const after = await contractPage()
  expect(after.split(button)).toHaveLength(2)
  const places = ['id="others"', button, 'id="help-outside"'].map((part) => after.indexOf(part))
  expect(places).not.toContain(-1)
  expect(places).toEqual(places.toSorted((one, two) => one - two))
})

test('what the contract is silent about stands together, below what it says', async () => {
  const terms = termsSchema.parse({ employer: 'Al Noor Cleaning', housing: 'free' })
  await app
    .as(people.amina)
    .write((ctx) => enterTerms(ctx, { recordId: record.id, version: 0, terms }))
  const page = await contractPage()
  const [said = '', silent = ''] = page.split('Not in the contract, or not entered')
  expect(page.split('Not in the contract, or not entered')).toHaveLength(2)
  expect(said.match(/<dd>/g)).toHaveLength(2)
  expect(silent.slice(0, silent.indexOf('</dl>')).match(/<dd class="unsaid">/g)).toHaveLength(
    termNames.length - 2,
  )
})

const received = /You received this|Available to you since|I have read it|It was read to me/

test('without a copy nobody received or read a contract: the page says who typed the terms', async () => {
  const page = await contractPage()
  expect(page).toContain('The office typed these terms. No copy of the contract is here yet')
  expect(page).not.toMatch(received)
  const read = await (await fileOf(app, record)).post('/file/contract/read', {
    ...{ version: '1', how: 'read' },
  })
  expect([read.status, await read.text()]).toEqual([
    409,
    expect.stringContaining('There is no copy of the contract here yet'),
  ])
})

test('with a copy the page leads to it, and the candidate may say so', async () => {
  await keepScans(app)
  await uploadScan(app.as(people.amina), record.id, 'contract', await documentPng('contract'))
  const page = await contractPage()
  expect(page).toContain('href="/file/documents/contract"')
  expect(page.match(new RegExp(received, 'g'))).toHaveLength(3)
})

test('a copy whose file is gone is none that somebody received or could read', async () => {
  const other = await approvedRecord(app, { passportNumber: 'EX7654321' })
  const terms = termsSchema.parse({ employer: 'Al Noor Cleaning' })
  await app
    .as(people.amina)
    .write((ctx) => enterTerms(ctx, { recordId: other.id, version: 0, terms }))
  const scan = await uploadScan(app.as(people.amina), other.id, 'contract', 'contract')
  await app.runtime.storage.remove(originalKey(scan))
  const browser = await fileOf(app, other)
  // It asks the storage for half a second, which a busy machine may need.
  await vi.waitFor(
    async () => {
      const page = await browser.text('/file/contract')
      expect(page).toContain('No copy of the contract is here yet')
      expect(page).not.toMatch(received)
    },
    { timeout: 20_000 },
  )
})
