import type { StoredDocument } from '#modules/documents'
import {
  comparisonDaysOf,
  type Going,
  officialChecksById,
  readSettings,
} from '#modules/organisation'
import type { ReadContext } from '#platform/context'
import { selectOfRecord } from './comparisons.store.ts'
import { daysAsked, isOlderThan, type KnownRound, roundsOf } from './rounds.ts'
import type { Compared } from './schema.ts'

/**
 * What the public is told of each of these scans of one record: one sentence for each authority that was
 * asked, or that nobody has. A first answer is not told before there are two.
 */
export async function tellCompared(
  ctx: Pick<ReadContext, 'tx' | 'clock'>,
  going: Going,
  documents: readonly StoredDocument[],
): Promise<Map<string, Compared[]>> {
  const [any] = documents
  if (!any) return new Map()
  const settings = await readSettings(ctx.tx)
  const rounds = roundsOf(await selectOfRecord(ctx.tx, any.recordId))
  const now = ctx.clock.now()
  const told = ({ id, kind }: StoredDocument): Compared[] => {
    const days = comparisonDaysOf(settings, kind)
    const checks = [...officialChecksById(kind, going)]
    const asked = checks.flatMap(([checkId, { authority }]): Compared[] => {
      const round = lastOf(rounds, id, checkId)
      if (!round) return []
      const outcome = round.state === 'waiting' ? 'one' : round.state
      const isOld = isOlderThan(round, days, now)
      return [{ authority, outcome, askedOn: daysAsked(round), days, isOld }]
    })
    if (asked.length > 0) return asked
    const nobody = { outcome: 'nobody' as const, askedOn: [], days, isOld: false }
    return checks.slice(0, 1).map(([, { authority }]) => ({ authority, ...nobody }))
  }
  return new Map(documents.map((document) => [document.id, told(document)]))
}

/** The last round that both have answered, else the one that waits for a second person. */
function lastOf(
  rounds: readonly KnownRound[],
  documentId: string,
  checkId: string,
): KnownRound | undefined {
  const own = rounds.filter(
    ({ rows: [row] }) => row.documentId === documentId && row.checkId === checkId,
  )
  return own.findLast(({ state }) => state !== 'waiting') ?? own.at(-1)
}
