import { openRecord } from '#modules/lookup'
import type { Lookup } from '#modules/lookup/schema'
import type { ActionContext } from '#platform/context'
import type { Try } from '#platform/limits'
import { longestCode } from '../form.ts'

interface OpenFile {
  number: string
  code: string
  /** The try of the visitor's address. */
  attempt: Try | null
}

/**
 * Opens a file with what a visitor typed, a passport or a reference number: nobody is asked which of the two it is,
 * because only the access code proves anything. Each refusal has compared both, so all take the same time (H7).
 * Returns the token of the viewing.
 */
export async function openFile(
  ctx: ActionContext,
  { number, code, attempt }: OpenFile,
): Promise<string> {
  const typed = number.slice(0, 60)
  const accessCode = code.slice(0, longestCode)
  const asPassport: Lookup = { accessCode, passportNumber: typed }
  const asReference: Lookup = { accessCode, referenceNumber: typed }
  const { token } = await openRecord(ctx, asPassport, { attempt, otherwise: asReference })
  return token
}
