import { afterAll, beforeAll, expect, test } from 'vitest'
import { reportOther } from '#modules/contracts'
import { newOtherSchema } from '#modules/contracts/schema'
import { issueAccessCode } from '#modules/lookup'
import type { CandidateRecord } from '#modules/records/schema'
import { openBrowser } from '#test/browser'
import { approvedRecord } from '#test/candidates'
import { startTestApp, type TestApp } from '#test/test-app'
import { people } from '#test/test-runtime'

let app: TestApp
let record: CandidateRecord
beforeAll(async () => {
  app = await startTestApp()
  record = await approvedRecord(app, { nationality: 'BD', destinationCountry: 'SA' })
})
afterAll(() => app.close())

const button = 'href="/file/another-contract"'

/** The page of the contract, as its candidate reads it. */
async function contractPage(): Promise<string> {
  const candidate = openBrowser(app)
  const code = await app.as(people.amina).write((ctx) => issueAccessCode(ctx, record.id))
  await candidate.post('/check', { number: record.passportNumber, code })
  return (await candidate.get('/file/contract')).text()
}

test('the way to report another contract stands below those reported, above the help outside', async () => {
  const before = await contractPage()
  expect(before.split(button)).toHaveLength(2)
  expect(before).not.toContain('id="others"')
  const other = newOtherSchema.parse({ employer: 'Another Employer', note: '' })
  await reportOther(app.system, async () => ({ recordId: record.id }), { other, photo: null })
  const after = await contractPage()
  expect(after.split(button)).toHaveLength(2)
  const places = ['id="others"', button, 'id="help-outside"'].map((part) => after.indexOf(part))
  expect(places).not.toContain(-1)
  expect(places).toEqual(places.toSorted((one, two) => one - two))
})
