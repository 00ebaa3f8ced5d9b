import { comparisonsOfRecord, noteComparison } from '#modules/comparisons'
import type { Showed } from '#modules/comparisons/schema'
import { endShowing } from '#modules/shares'
import type { Actor } from '#platform/context'
import { people, type TestRuntime } from '#test/test-runtime'

/** Notes what an authority showed somebody today about a document, by the first check that there is for it. */
export async function compare(
  app: TestRuntime,
  of: { recordId: string; documentId: string },
  showed: Showed,
  by: Actor = people.amina,
): Promise<void> {
  const { recordId, documentId } = of
  const { papers } = await app.system.read((ctx) => comparisonsOfRecord(ctx, recordId))
  const checkId = papers.find((one) => one.documentId === documentId)?.checks[0]?.id ?? ''
  const comparison = { documentId, checkId, askedOn: app.clock.now().slice(0, 10), showed }
  const noted = { recordId, comparison, browserAccounts: [], screenshot: null }
  await noteComparison(app.as(by), { ...noted, endShowing })
}
