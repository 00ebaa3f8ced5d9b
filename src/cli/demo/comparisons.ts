import { comparisonsOfRecord, noteComparison } from '#modules/comparisons'
import { endShowing } from '#modules/shares'
import { type ActionContext, actorId } from '#platform/context'
import { dayFromToday } from './day-from-today.ts'

interface Asking {
  admin: ActionContext
  author: ActionContext
  recordId: string
  number: number
}

/**
 * Compares some documents with the authority: for some two people saw the same, for some only one has asked
 * so far.
 */
export async function askAuthority({ admin, author, recordId, number }: Asking): Promise<void> {
  const people = number % 6 === 1 ? [admin, author] : number % 6 === 3 ? [admin] : []
  const arePeople = people.every(({ actor }) => actor.kind === 'account')
  if (!arePeople || new Set(people.map(({ actor }) => actorId(actor))).size < people.length) return
  const { papers: documents } = await admin.read((ctx) => comparisonsOfRecord(ctx, recordId))
  const [document] = documents
  const [check] = document?.checks ?? []
  if (!document || !check) return
  for (const person of people)
    await noteComparison(person, {
      recordId,
      comparison: {
        documentId: document.documentId,
        checkId: check.id,
        askedOn: await person.read(dayFromToday),
        showed: 'same',
      },
      browserAccounts: [],
      screenshot: null,
      endShowing,
    })
}
