import { digestOf, isSealing, type Reader, type Transaction } from '#platform/database'
import { asZeros } from './schema.ts'

/** The digests by which records are found: of a number, and of how it looks when each O is read as 0. */
export interface NumberDigests {
  number: string
  look: string
}

/** They follow from the numbers of a record. */
export type DigestColumn = 'passportDigest' | 'passportLook' | 'referenceDigest'

/** Returns the digests of a number, normalised as those on file are; most are the same as they look, and cost one. */
export function digestsOf(tx: Reader, number: string): NumberDigests {
  const [digest, zeros] = [digestOf(tx, number), asZeros(number)]
  return { number: digest, look: zeros === number ? digest : digestOf(tx, zeros) }
}

interface Numbers {
  passportNumber?: string
  referenceNumber?: string | null
}

/** Returns a row of a record, or a change of one, with the digests of the numbers that it holds. */
export function digested<Row extends Numbers>(tx: Reader, row: Row): Row {
  if (!isSealing(tx)) return row
  const { passportNumber, referenceNumber } = row
  const passport = passportNumber === undefined ? null : digestsOf(tx, passportNumber)
  return {
    ...row,
    ...(passport && { passportDigest: passport.number, passportLook: passport.look }),
    ...(referenceNumber !== undefined && {
      referenceDigest: referenceNumber && digestOf(tx, referenceNumber),
    }),
  }
}

/** Tells whether the digests on file are under the present key; where that was lost, none of them is. */
export async function areOfPresentKey(tx: Reader): Promise<boolean> {
  const rows = await tx
    .selectFrom('records')
    .select(['passportNumber', 'passportDigest'])
    .where('passportDigest', 'is not', null)
    .limit(10)
    .execute()
  const isPresent = (row: (typeof rows)[number]) =>
    digestOf(tx, row.passportNumber) === row.passportDigest
  return rows.length === 0 || rows.some(isPresent)
}

export async function forgetDigests(tx: Transaction): Promise<void> {
  await tx.updateTable('records').set({ passportDigest: null }).execute()
}

/** Selects records without digests: those of a version before 0.3. */
export function selectUndigested(tx: Reader, limit: number) {
  return tx
    .selectFrom('records')
    .select(['id', 'passportNumber', 'referenceNumber'])
    .where('passportDigest', 'is', null)
    .limit(limit)
    .execute()
}

export async function updateDigests(
  tx: Transaction,
  { id, ...numbers }: Awaited<ReturnType<typeof selectUndigested>>[number],
): Promise<void> {
  const { passportNumber: _, referenceNumber: __, ...change } = digested(tx, numbers)
  await tx.updateTable('records').set(change).where('id', '=', id).execute()
}
