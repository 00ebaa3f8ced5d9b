import { expect, test } from 'vitest'
import type { App } from '#gate'
import { currentDocuments } from '#modules/documents'
import { notesOn } from '#modules/notes'
import { listRecords } from '#modules/records'
import { recordListSchema } from '#modules/records/schema'
import { setUpPadma } from '#test/candidates'
import { people, startTestRuntime } from '#test/test-runtime'
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
    const candidate = { ...candidateWithNumber(number), documents: [], scannedAgain: null }
    const author = candidate.enteredBy === 'admin' ? admin : moderators[0]
    if (author) await enterCandidate({ admin, author, candidate, number })
  }
  const total = async (trash: 'yes' | 'no') => {
    const list = recordListSchema.parse({ trash })
    return (await admin.read((read) => listRecords(read, list))).total
  }
  expect((await total('no')) + (await total('yes'))).toBe(usual)
  const found = await admin.read(async (read) => {
    const { records } = await listRecords(read, recordListSchema.parse({ pageSize: 100 }))
    const notes = await Promise.all(records.map(({ id }) => notesOn(read, id)))
    return {
      stages: new Set(records.flatMap(({ stage }) => stage ?? [])).size,
      assigned: records.filter(({ assignedTo }) => assignedTo !== null).length,
      noted: notes.filter(({ length }) => length > 0).length,
    }
  })
  expect(found.stages).toBeGreaterThan(5)
  expect(found.assigned).toBeGreaterThan(10)
  expect(found.noted).toBe(found.assigned)
  await app.close()
})

test('a document of a candidate in the demonstration has the dates that are printed on it', async () => {
  const app = await startTestRuntime('sqlite')
  await setUpPadma(app)
  const admin = app.as(people.amina)
  const number = Array.from({ length: usual }, (_, at) => at).find((at) => {
    const { fate, documents } = candidateWithNumber(at)
    return at % 3 === 0 && fate === 'approved' && documents.includes('visa-paper')
  }) as number
  const candidate = { ...candidateWithNumber(number), scannedAgain: null }
  const documents = candidate.documents.filter((kind) => kind === 'visa-paper')
  await enterCandidate({
    admin,
    author: admin,
    candidate: { ...candidate, documents },
    number,
  })
  const { records } = await admin.read((read) => listRecords(read, recordListSchema.parse({})))
  const [document] = await admin.read((read) => currentDocuments(read, records[0]?.id as string))
  const { issuedOn, validUntil } = document ?? {}
  expect([issuedOn, validUntil]).toEqual(Array(2).fill(expect.stringMatching(/^20\d\d-\d\d-\d\d$/)))
  expect(Date.parse(validUntil as string) - Date.parse(issuedOn as string)).toBe(365 * 86_400_000)
  await app.close()
})
