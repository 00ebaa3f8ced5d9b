import type { ReadContext } from '#platform/context'
import { isRowWhole, signRow, withoutNulls } from '#platform/crypto'
import type { AuditAction } from './audit-event.ts'
import type { ListedEvent } from './list-events.ts'

/** How the rows of a table are told of. */
export interface Told {
  /** The actions that write a row, each with what it says of the row. */
  actions: readonly AuditAction[]
  /** Columns that another row's event changes. */
  apart: readonly string[]
  /** Where only one row of a record, or one for each group, is in force: that of the last event. */
  inForce?: {
    /** The column that is empty in the row in force. */
    endedAt: string
    /** Names the group, in a row and in the details of an event. */
    group: string | null
    /** The action after which none is. */
    endedBy?: AuditAction
    /** Rows that are over open nothing and prove nothing. */
    isAllThatCounts?: boolean
  }
}

/** Rows about a candidate that people rely on, by table; each was written with an event. */
export const toldTables = {
  accessCodes: {
    actions: ['access_code.issued', 'access_code.changed', 'access_code.rehashed'],
    apart: ['revokedAt', 'slipRun'],
    inForce: {
      ...{ endedAt: 'revokedAt', group: null, endedBy: 'access_code.revoked' },
      isAllThatCounts: true,
    },
  },
  comparisons: { actions: ['comparison.noted', 'comparison.answered'], apart: [] },
  consents: {
    actions: ['consent.given', 'consent.withdrawn'],
    apart: ['replacedAt'],
    inForce: { endedAt: 'replacedAt', group: 'purpose' },
  },
  contractReadings: { actions: ['contract.read'], apart: [] },
  contractTerms: { actions: ['contract.terms_entered'], apart: [] },
  stageSteps: { actions: ['record.stage_set'], apart: [] },
} as const satisfies Record<string, Told>
export type ToldTable = keyof typeof toldTables

/** Returns how the rows of a table are told of. */
export const toldIn = (table: ToldTable): Told => toldTables[table]

type Keys = Pick<ReadContext, 'secrets'>

function signedPart(table: ToldTable, row: object): object {
  const apart: ReadonlySet<string> = new Set(['reference', ...toldIn(table).apart])
  const signed = Object.entries(row).filter(([column]) => !apart.has(column))
  return { table, ...withoutNulls(Object.fromEntries(signed)) }
}

/** Returns what the event of a change has to say of the row that it wrote: which one, and its keyed digest. */
export function tellRow(
  { secrets }: Keys,
  table: ToldTable,
  row: { id: string },
): { keptId: string; keptDigest: string } {
  return { keptId: row.id, keptDigest: signRow(secrets, 'record-row', signedPart(table, row)) }
}

/** Tells whether a row is as its event says. */
export function isRowToldBy(
  { secrets }: Keys,
  table: ToldTable,
  row: object,
  { details }: ListedEvent,
): boolean {
  const mac = String(details.keptDigest)
  return isRowWhole(secrets, 'record-row', { ...signedPart(table, row), mac })
}
