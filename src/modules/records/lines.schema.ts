import { z } from 'zod'
import { isTimeZone } from '#platform/clock/schema'
import { mailAddress } from '#platform/mail-address.schema'
import { filled, problems, type Values } from '#platform/problems.schema'
import { line } from '#platform/text.schema'
import { records as recordsTexts } from '#texts/problems/desk-actions'
import { records as deskPartsRecordsTexts } from '#texts/problems/desk-parts'
import { notes as notesTexts } from '#texts/problems/desk-record'
import { type FieldName, fieldLabel } from './fields.schema.ts'

/** What staff are told about a reason that a person reads, and about the name of a list that they saved. */
export const reasonProblems = problems('records', recordsTexts)

/** What the form for a record says about a field. */
export const recordProblems = problems('records', deskPartsRecordsTexts)

/** What staff are told about a note on a record. */
export const noteProblems = problems('notes', notesTexts)

/** Returns what is said about a field, which a sentence begins with or has in it. */
export function ofField(
  name: keyof typeof recordProblems,
  column: FieldName,
  lengths: { least?: number; most?: number } = {},
): string {
  const label = fieldLabel(column, 'en')
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
  mailAddress(ofField('badEmail', field), {
    missing: ofField('required', field),
    long: ofField('longEmail', field),
  })

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

/** A time on the wall: `02:15`. */
export const wallTime = (field: FieldName) =>
  z.string({ error: ofField('badTime', field) }).regex(/^([01]\d|2[0-3]):[0-5]\d$/, {
    error: ofField('badTime', field),
  })

/** A time zone by its name in the platform's tables: `Asia/Dhaka`. */
export const zone = (field: FieldName) =>
  z
    .string({ error: ofField('notInList', field) })
    .max(60, { error: ofField('notInList', field) })
    .refine(isTimeZone, { error: ofField('notInList', field) })
