import { enterTerms, presentTermsOf } from '#modules/contracts'
import { heldOf, receiveOriginal } from '#modules/originals'
import { decimalOf } from '#modules/training/schema'
import type { ReadContext, WriteContext } from '#platform/context'
import {
  type BesideTarget,
  originalParts,
  originalTarget,
  termParts,
  termTarget,
} from './columns-beside.schema.ts'
import type { Beside } from './import/read-beside.ts'

/** Returns what belongs to records now, by their ids: present terms, and documents still in hand. */
export async function besideOf(
  ctx: ReadContext,
  recordIds: readonly string[],
): Promise<Map<string, Beside>> {
  const terms = await presentTermsOf(ctx, recordIds)
  const originals = await heldOf(ctx, recordIds)
  return new Map(
    recordIds.map((id) => [
      id,
      {
        terms: terms.get(id) ?? null,
        // `backBy` is earlier than the agreed day if the candidate asked for it; the importing installation has to keep
        // it too.
        originals: (originals.get(id) ?? []).map(({ kind, purpose, receivedOn, backBy }) => ({
          ...{ kind, purpose, receivedOn, dueOn: backBy },
        })),
      },
    ]),
  )
}

/** Enters it for a new record. It counts as the importer's statement until the candidate confirms it. */
export async function enterBeside(
  ctx: WriteContext,
  recordId: string,
  { terms, originals }: Beside,
): Promise<void> {
  if (terms) await enterTerms(ctx, { recordId, version: 0, terms })
  for (const original of originals) await receiveOriginal(ctx, { recordId, original })
}

/** Returns it as cells of our own list, which an import can read back. */
export function besideCells({ terms, originals }: Beside): Partial<Record<BesideTarget, string>> {
  const cells: Partial<Record<BesideTarget, string>> = {}
  for (const part of terms ? termParts : []) cells[termTarget(part)] = termCell(terms, part)
  for (const { kind, ...document } of originals)
    for (const part of originalParts) {
      const target = originalTarget(kind, part)
      cells[target] = [...(cells[target]?.split(';') ?? []), document[part]].join(';')
    }
  return cells
}

function termCell(terms: Beside['terms'], part: (typeof termParts)[number]): string {
  const wage = terms?.wage ?? null
  if (part === 'wage') return wage ? decimalOf(wage.amount, wage.currency) : ''
  if (part === 'currency' || part === 'period') return wage ? wage[part] : ''
  return String(terms?.[part] ?? '')
}
