import { documentKinds } from '#modules/documents/schema'
import { readSettings } from '#modules/organisation'
import { stagesOf } from '#modules/organisation/schema'
import { dayIn } from '#platform/clock/schema'
import type { ActionContext } from '#platform/context'
import { csvLine, csvStart } from '#platform/csv'
import { refuseUnless } from '../refusals.ts'
import type { ImportJob } from './import-job.ts'
import { mapRow } from './map-row.ts'
import { noDaySigns } from './month-first.ts'
import { answersIn } from './row-plan.ts'
import { keptRows } from './rows-file.ts'

/**
 * Lists the web addresses of images that the table names, as CSV: candidates' documents may be anywhere, so nothing is
 * fetched; the operator fetches them and adds the folder.
 */
export async function* listOfAddresses(ctx: ActionContext, job: ImportJob): AsyncIterable<string> {
  refuseUnless(job.filesRemovedAt === null, 'import.files_removed')
  const settings = await ctx.read(({ tx }) => readSettings(tx))
  const { defaultNationality, timeZone } = settings
  const today = dayIn(timeZone, ctx.clock.now())
  const stages = stagesOf(settings)
  const answers = answersIn(job.answers)
  // Days do not matter here.
  const plan = { ...job, defaultNationality, stages, today, answers, ...noDaySigns, guessed: null }
  yield csvStart + csvLine(['Row in the table', 'Passport number', 'Document', 'Address'])
  for await (const { row, cells } of keptRows(ctx.storage, job)) {
    const mapped = mapRow(plan, cells)
    if (mapped.kind !== 'candidate') continue
    const { passportNumber, images } = mapped.candidate
    for (const { kind, address, isAddress } of images)
      if (isAddress)
        yield csvLine([String(row), passportNumber, documentKinds[kind].label, address])
  }
}
