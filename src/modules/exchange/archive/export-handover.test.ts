import { expect, test } from 'vitest'
import { withholdDocument } from '#modules/documents'
import { approvedRecord } from '#test/candidates'
import { startPadma } from '#test/padma'
import { people } from '#test/test-runtime'
import { uploadScan } from '#test/upload-scan'
import { filesOf } from '#test/zip-files'
import { exportHandover } from '../index.server.ts'

test('a successor gets neither what staff wrote for each other nor a document that is withheld', async () => {
  const app = await startPadma()
  const { id, reference, passportNumber } = await approvedRecord(app)
  const upload = async (kind: 'passport' | 'work-permit') =>
    uploadScan(app.as(people.amina), id, kind, kind)
  await upload('passport')
  const permit = await upload('work-permit')
  await app.system.write(async (ctx) => {
    await withholdDocument(ctx, permit)
    const forStaff = { returnReason: 'Zephyrina says he lies', assignedTo: 'zephyrina' }
    await ctx.tx.updateTable('records').set(forStaff).where('id', '=', id).execute()
  })
  const handover = { recordIds: new Set([id]), introduction: 'Files' }
  const files = await filesOf(exportHandover(app.system, handover))
  const names = [...files.keys()]
  expect(names).toContain(`documents/${reference}/passport-1.png`)
  expect(names.filter((name) => name.includes('work-permit'))).toEqual([])
  for (const table of ['tables/records.json', 'tables/records.csv']) {
    const text = files.get(table)?.toString() ?? ''
    expect(text).toContain(passportNumber)
    expect(text).not.toMatch(/zephyrina|returnReason|assignedTo/i)
  }
})
