import { z } from 'zod'
import { mailAddress } from '#platform/mail-address.schema'
import { filled, type Values } from '#platform/problems.schema'
import { line } from '#platform/text.schema'
import { type FieldName, recordFields } from './fields.schema.ts'
import { recordProblems } from './problems.schema.ts'

/** Returns what is said about a field, which a sentence begins with or has in it. */
export function ofField(
  name: keyof typeof recordProblems,
  column: FieldName,
  lengths: { least?: number; most?: number } = {},
): string {
  const label = recordFields[column].label.en
  return filled(
    recordProblems[name] as string,
    {
      column: { value: column, words: label },
      field: { value: column, words: label.toLowerCase() },
      ...lengths,
    } as Values<string>,
  )
}

/** A required line of text, with what is said of none and of one that is too long. */
export const filledLine = (none: string, long: string, most: number) =>
  line({ error: none }).min(1, { error: none }).max(most, { error: long })

/** A required line of a field. */
export const lineOf = (field: FieldName, most: number) =>
  filledLine(ofField('required', field), ofField('longLine', field, { most }), most)

/** An email address, as it was typed: staff read a host in its own letters. */
export const email = (field: FieldName) =>
  line({ error: ofField('required', field) })
    .max(254, { error: ofField('longEmail', field) })
    .pipe(mailAddress(ofField('badEmail', field)))

/** A day in the past, such as a date of birth. */
export const pastDay = (field: FieldName) =>
  z.iso
    .date({ error: ofField('badPastDay', field) })
    .refine((day) => day >= '1900-01-01' && day <= new Date().toISOString().slice(0, 10), {
      error: ofField('impossibleDay', field),
    })

/** A day within some decades, past or future. */
export const anyDay = (field: FieldName) =>
  z.iso
    .date({ error: ofField('badDay', field) })
    .refine((day) => day >= '2000-01-01' && day <= '2099-12-31', {
      error: ofField('impossibleDay', field),
    })
