import type { StoredDocument } from '#modules/documents'
import { kindLabel } from '#modules/documents/schema'
import {
  askItsIssuer,
  comparisonDaysOf,
  type Going,
  officialChecksById,
  officialChecksFor,
  readSettings,
} from '#modules/organisation'
import { day } from '#platform/clock'
import { dayIn } from '#platform/clock/schema'
import { type ReadContext, type Soon, soon } from '#platform/context'
import { type AskedRow, type ComparisonRow, selectOfRecord } from './comparisons.store.ts'
import type { Compared, RoundState, Withheld } from './schema.ts'

type Scan = Pick<StoredDocument, 'id' | 'recordId' | 'kind'>

type Settings = Awaited<ReturnType<typeof readSettings>>

interface Asked {
  settings: Settings
  /** The day by the organisation's clock. */
  today: string
  going: Going
  /** All comparisons of the record, in the store's order. */
  rows: readonly AskedRow[]
}

/**
 * Returns what the public is told about each of these scans of one record: one sentence for each authority that was
 * asked, or that nobody has asked. A first answer is not told until there are two.
 */
export function describeCompared(
  { settings, today, going, rows }: Asked,
  documents: readonly Pick<StoredDocument, 'id' | 'kind'>[],
): Map<string, Compared[]> {
  const rounds = roundsOf(rows)
  const compared = ({ id, kind }: Pick<StoredDocument, 'id' | 'kind'>): Compared[] => {
    const days = comparisonDaysOf(settings, kind)
    const checks = officialChecksById(kind, going)
    const asked =
      rounds.length === 0
        ? []
        : [...checks].flatMap(([checkId, { authority }]): Compared[] => {
            const round = lastOf(rounds, id, checkId)
            if (!round) return []
            const outcome = round.state === 'waiting' ? 'one' : round.state
            const isOld = isOlderThan(round, days, today)
            return [{ authority, outcome, askedOn: daysAsked(round), days, isOld }]
          })
    if (asked.length > 0) return asked
    const [first] = checks.values()
    const nobody = { outcome: 'nobody' as const, askedOn: [], days, isOld: false }
    return first ? [{ authority: first.authority, ...nobody }] : []
  }
  return new Map(documents.map((document) => [document.id, compared(document)]))
}

/**
 * Returns the same for somebody with a file or a receipt and no open record. The candidate's destination is private: an
 * authority that would reveal it gets the general name.
 */
export async function comparedAnywhere(
  { tx }: Pick<ReadContext, 'tx'>,
  kind: StoredDocument['kind'],
  compared: readonly Compared[],
): Promise<Compared[]> {
  return inGeneral(await readSettings(tx), kind, compared)
}

function inGeneral(
  { defaultNationality }: Settings,
  kind: StoredDocument['kind'],
  compared: readonly Compared[],
): Compared[] {
  const general = officialChecksFor(kind, null, defaultNationality).map(
    ({ authority }) => authority,
  )
  return compared.map((one) =>
    general.includes(one.authority) ? one : { ...one, authority: askItsIssuer.authority },
  )
}

/**
 * Returns what somebody with a file of a scan and no open record is told about it.
 * @param asked all comparisons of the record, where they were read with it
 */
export function describeComparedAnywhere(
  ctx: Pick<ReadContext, 'tx' | 'clock'>,
  going: Going,
  scan: Scan,
  asked?: readonly AskedRow[],
): Soon<Compared[]> {
  return soon(readSettings(ctx.tx), (settings) =>
    soon(asked ?? selectOfRecord(ctx.tx, scan.recordId), (rows) => {
      const today = dayIn(settings.timeZone, ctx.clock.now())
      const compared = describeCompared({ settings, today, going, rows }, [scan])
      return inGeneral(settings, scan.kind, compared.get(scan.id) ?? [])
    }),
  )
}

/** Finds the last round that both have answered, else the one that waits for a second person. */
function lastOf(
  rounds: readonly KnownRound<AskedRow>[],
  documentId: string,
  checkId: string,
): KnownRound<AskedRow> | undefined {
  const own = rounds.filter(
    ({ rows: [row] }) => row.documentId === documentId && row.checkId === checkId,
  )
  return own.findLast(({ state }) => state !== 'waiting') ?? own.at(-1)
}

type Withholdable = Pick<StoredDocument, 'id' | 'kind' | 'withheldAt'>

/** Lists the documents of a record that are withheld, with who was asked and when; for its candidate only. */
export function describeWithheld(
  { going, rows }: Pick<Asked, 'going' | 'rows'>,
  documents: readonly Withholdable[],
): Withheld[] {
  return documents.flatMap(({ id, kind, withheldAt }) => {
    if (withheldAt === null) return []
    const row = rows.findLast(({ documentId, showed }) => documentId === id && showed === 'other')
    const authority = row && officialChecksById(kind, going).get(row.checkId)?.authority
    return [
      {
        ...{ kind, label: kindLabel(kind, 'en'), since: withheldAt },
        asked: row && authority !== undefined ? { authority, on: row.askedOn } : null,
        isDecided: row?.answer === 'kept',
      },
    ]
  })
}

/** What one or two people noted about one scan with one official check. */
export interface KnownRound<Row extends AskedRow = ComparisonRow> {
  rows: readonly [Row, ...Row[]]
  state: RoundState
}

/** Groups rows, in the store's order, into rounds. */
export function roundsOf<Row extends AskedRow>(rows: readonly Row[]): KnownRound<Row>[] {
  const rounds = new Map<string, [Row, ...Row[]]>()
  for (const row of rows) {
    const key = `${row.documentId} ${row.checkId} ${row.round}`
    const known = rounds.get(key)
    if (known) known.push(row)
    else rounds.set(key, [row])
  }
  return [...rounds.values()].map((both) => ({ rows: both, state: stateOf(both) }))
}

/**
 * Returns the state of a round. A difference ends it immediately: nobody waits for a second answer while a document is
 * withheld.
 */
function stateOf(rows: readonly AskedRow[]): RoundState {
  if (rows.some(({ showed }) => showed === 'other')) return 'other'
  if (rows.length < 2) return 'waiting'
  return rows.every(({ showed }) => showed === 'same') ? 'same' : 'unclear'
}

/** Returns the days on which people asked, the earlier first. */
function daysAsked({ rows }: KnownRound<AskedRow>): string[] {
  return rows.map(({ askedOn }) => askedOn).toSorted()
}

/** Tells whether the earlier of the two asked more than so many days ago. */
export function isOlderThan(round: KnownRound<AskedRow>, days: number, today: string): boolean {
  const [earlier = today] = daysAsked(round)
  return Date.parse(today) - Date.parse(earlier) > days * day
}
