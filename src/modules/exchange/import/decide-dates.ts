import { type DocumentKind, type PrintedDates, printedDatesSchema } from '#modules/documents/schema'
import { noteOfMessage } from '../heard.ts'
import type { Note } from '../notes.schema.ts'
import { say } from '../say.ts'
import type { HeldDocuments } from './decide-images.ts'
import type { Candidate } from './map-row.ts'

/** The printed dates of a record's documents; nulls for a document without noted dates. */
export type HeldDates = ReadonlyMap<DocumentKind, PrintedDates>

interface DatesDecision {
  /** The new dates of each document whose dates change. */
  changes: HeldDates
  problems: Note[]
}

/** Returns what is noted for these documents; nothing for an image that is being imported. */
export function heldDates(documents: HeldDocuments): HeldDates {
  const dates = [...documents].map(([kind, document]): [DocumentKind, PrintedDates] => {
    const { issuedOn, validUntil } =
      'sha256' in document ? document : { issuedOn: null, validUntil: null }
    return [kind, { issuedOn, validUntil }]
  })
  return new Map(dates)
}

/**
 * Decides which printed dates of a row come in, for the dry run and the run alike: those that a document on file lacks,
 * and different ones only where updates were chosen. Without its document a date means nothing.
 */
export function decideDates(
  { dates: given }: Pick<Candidate, 'dates'>,
  { dates, updateExisting }: { dates: HeldDates; updateExisting: boolean },
): DatesDecision {
  const changes = new Map<DocumentKind, PrintedDates>()
  const problems: Note[] = []
  for (const [kind, said] of given) {
    const held = dates.get(kind)
    const next = { ...held, ...said }
    if (!held) problems.push(say('ofPaper', { kind, problem: say('noPaper') }))
    else if (isSame(held, next)) continue
    else if (!updateExisting && isOther(held, said))
      problems.push(say('ofPaper', { kind, problem: say('otherDate') }))
    else {
      const { data, error } = printedDatesSchema.safeParse(next)
      if (data) changes.set(kind, data)
      else {
        const problem = noteOfMessage(String(error.issues[0]?.message))
        problems.push(say('datesLeftOut', { kind, problem }))
      }
    }
  }
  return { changes, problems }
}

function isSame(held: PrintedDates, next: Partial<PrintedDates>): boolean {
  return held.issuedOn === next.issuedOn && held.validUntil === next.validUntil
}

/** Tells whether a date on file would be replaced. */
function isOther(held: PrintedDates, said: Partial<PrintedDates>): boolean {
  return (['issuedOn', 'validUntil'] as const).some(
    (date) => said[date] !== undefined && held[date] !== null && said[date] !== held[date],
  )
}
