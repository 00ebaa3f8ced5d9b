import { expect, test } from 'vitest'
import type { App } from '#gate'
import { listRecords } from '#modules/records'
import { recordListSchema } from '#modules/records/schema'
import { setUpPadma } from '#test/candidates'
import { startTestRuntime } from '#test/test-runtime'
import { candidateWithNumber } from './candidates.ts'
import { enterCandidate } from './enter-candidate.ts'
import { gatherStaff } from './staff.ts'

/** What `candor demo` enters unless somebody says how many. */
const usual = 200

test('every candidate of the usual demonstration can be entered, whatever became of the record', async () => {
  const app = await startTestRuntime('sqlite')
  await setUpPadma(app)
  const { admin, moderators } = await gatherStaff(
    { app: { runtime: app.runtime } as App, ctx: app.system },
    'seven quiet river boats',
  )
  for (let number = 0; number < usual; number += 1) {
    // Drawing is most of the work, and has tests of its own.
    const candidate = { ...candidateWithNumber(number), papers: [], scannedAgain: null }
    const author = candidate.enteredBy === 'admin' ? admin : moderators[0]
    if (author) await enterCandidate({ admin, author, candidate, number })
  }
  const total = async (trash: 'yes' | 'no') => {
    const list = recordListSchema.parse({ trash })
    return (await admin.read((read) => listRecords(read, list))).total
  }
  expect((await total('no')) + (await total('yes'))).toBe(usual)
  await app.close()
})
