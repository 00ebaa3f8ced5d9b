import { enterTerms, presentTermsOf } from '#modules/contracts'
import { type Terms, termFields, termNames, termsSchema } from '#modules/contracts/schema'
import { heldOf, receiveOriginal } from '#modules/documents'
import {
  type NewOriginal,
  type OriginalKind,
  originalKindNames,
} from '#modules/documents/originals.schema'
import {
  type BesideTarget,
  originalParts,
  originalTarget,
  termParts,
  termTarget,
} from '#modules/tables/columns/columns-beside.schema'
import { decimalOf, readAmount } from '#modules/training/money.schema'
import { isPlausible } from '#platform/clock/days.schema'
import type { ReadContext, WriteContext } from '#platform/context'
import { europeanDigits } from '#platform/ids/schema'
import { noteOfMessage, say } from '../notes/say.ts'
import { type Notes, noteCell, readChoice, readCurrency } from './cells.ts'
import { problemOfNoDay } from './day-orders.ts'
import { readDay } from './read-day.ts'

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

/**
 * What a row says about other things than the record: the terms of its contract, and documents that the agency has in
 * hand.
 */
export interface Beside {
  terms: Terms | null
  originals: NewOriginal[]
}

type Texts = Partial<Record<BesideTarget, string>>

/** Reads it from cells. An unreadable cell is left out, with a remark; `today` is a calendar date. */
export function readBeside(texts: Texts, today: string, notes: Notes): Beside {
  return {
    terms: readTerms(texts, notes),
    originals: originalKindNames.flatMap((kind) => readOriginals(texts, { kind, today }, notes)),
  }
}

export const isNothing = ({ terms, originals }: Beside) => terms === null && originals.length === 0

/** Reads terms by the rules of the contract's page; a term that the page would refuse is left out. */
function readTerms(texts: Texts, notes: Notes): Terms | null {
  const read: Record<string, unknown> = {}
  for (const name of termNames) {
    if (name === 'wage') {
      read.wage = readWage(texts, notes)
      continue
    }
    const target = termTarget(name)
    const text = texts[target]
    if (text === undefined) continue
    const { control } = termFields[name]
    if (control === 'choice') read[name] = readChoice(target, text, notes)
    else read[name] = control === 'count' ? readCount(text) : text
  }
  const parse = () => termsSchema.safeParse(read as Partial<Terms>)
  for (const { path, message } of parse().error?.issues ?? []) {
    const name = String(path[0])
    if (read[name] === undefined) continue
    delete read[name]
    noteCell(notes, termTarget(name as 'employer'), noteOfMessage(message))
  }
  return parse().data ?? null
}

const readCount = (text: string) =>
  Number(/^\d{1,6}$/.exec(europeanDigits(text))?.[0] ?? Number.NaN)

function readWage(texts: Texts, notes: Notes): Terms['wage'] {
  const { 'contract.wage': typed, 'contract.currency': code, 'contract.period': span } = texts
  if (typed === undefined && code === undefined && span === undefined) return null
  const currency =
    code === undefined ? null : readCurrency('contract.currency', code, { usual: 'SAR', notes })
  const period = span === undefined ? null : readChoice('contract.period', span, notes)
  if (typed === undefined || currency === null || period === null) {
    if (typed !== undefined) noteCell(notes, 'contract.wage', say('wholeWage'))
    return null
  }
  const amount = readAmount(europeanDigits(typed), currency)
  if (amount !== null && amount > 0) return { amount, currency, period } as Terms['wage']
  noteCell(notes, 'contract.wage', say('badAmount'))
  return null
}

interface OriginalCells {
  kind: OriginalKind
  today: string
}

/** Reads documents; several of one kind are in the same cells, separated by semicolons. */
function readOriginals(texts: Texts, { kind, today }: OriginalCells, notes: Notes): NewOriginal[] {
  const cells = originalParts.map((part) => texts[originalTarget(kind, part)]?.split(/ *; */))
  const [received, due, purposes] = cells
  if (!received && !due && !purposes) return []
  const first = originalTarget(kind, 'receivedOn')
  const count = received?.length
  if (!received || !due || !purposes || due.length !== count || purposes.length !== count) {
    noteCell(notes, first, say('wholePaper'))
    return []
  }
  return received.flatMap((on, index) => {
    const receivedOn = readDay(on)
    const dueOn = readDay(String(due[index]))
    const purpose = readChoice(originalTarget(kind, 'purpose'), String(purposes[index]), notes)
    if (receivedOn === null) noteCell(notes, first, problemOfNoDay(on))
    if (dueOn === null)
      noteCell(notes, originalTarget(kind, 'dueOn'), problemOfNoDay(String(due[index])))
    if (receivedOn === null || dueOn === null || purpose === null) return []
    const problem = problemOfDays(receivedOn, dueOn, today)
    if (problem) noteCell(notes, first, say(problem))
    return problem ? [] : [{ kind, purpose: purpose as NewOriginal['purpose'], receivedOn, dueOn }]
  })
}

function problemOfDays(receivedOn: string, dueOn: string, today: string) {
  if (!isPlausible(receivedOn) || !isPlausible(dueOn)) return 'impossibleDay'
  if (receivedOn > today) return 'receivedAhead'
  return dueOn < receivedOn ? 'dueBefore' : null
}
