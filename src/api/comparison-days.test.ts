import { expect, test } from 'vitest'
import {
  comparisonsOfRecord,
  countOldComparisons,
  noteComparison,
  tellComparedAnywhere,
} from '#modules/comparisons'
import { changeSettings, readSettings } from '#modules/organisation'
import { endShowing } from '#modules/shares'
import { day } from '#platform/clock'
import { approvedRecord } from '#test/candidates'
import { startPadma } from '#test/padma'
import { people } from '#test/test-runtime'
import { uploadScan } from '#test/upload-scan'

test('an answer is old after the days of its own kind, whatever those of another are', async () => {
  const app = await startPadma()
  const amina = app.as(people.amina)
  await amina.write(async (ctx) => {
    const { version } = await readSettings(ctx.tx)
    const comparisonDays = { 'work-permit': 10, lmia: 3 }
    await changeSettings(ctx, { version, changes: { comparisonDays } })
  })
  const record = await approvedRecord(app)
  const document = await uploadScan(amina, record.id, 'work-permit', 'Permit')
  const { papers: documents } = await amina.read((ctx) => comparisonsOfRecord(ctx, record.id))
  const checkId = documents[0]?.checks[0]?.id as string
  const askedOn = app.clock.now().slice(0, 10)
  for (const who of [people.amina, people.bashir]) {
    const comparison = { documentId: document.id, checkId, askedOn, showed: 'same' } as const
    const noted = { recordId: record.id, comparison, browserAccounts: [], screenshot: null }
    await noteComparison(app.as(who), { ...noted, endShowing })
  }
  const told = () =>
    app.system.read(async (ctx) => {
      const about = await tellComparedAnywhere(ctx, record, document)
      const { rounds } = await comparisonsOfRecord({ ...ctx, actor: people.amina }, record.id)
      const publicly = about.map(({ days, isOld }) => ({ days, isOld }))
      return [publicly, rounds.map(({ isOld }) => isOld), await countOldComparisons(ctx)]
    })
  app.clock.move(10 * day)
  expect(await told()).toEqual([[{ days: 10, isOld: false }], [false], 0])
  app.clock.move(day)
  expect(await told()).toEqual([[{ days: 10, isOld: true }], [true], 1])
})
