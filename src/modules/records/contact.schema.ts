import { z } from 'zod'
import { mailAddress } from '#platform/mail-address/schema'
import { line } from '#platform/text/schema'
import { recordProblems } from './problems.schema.ts'

/** An email address, as it was typed: staff read a host in its own letters. */
export const email = (label: string) =>
  line({ error: recordProblems.required(label) })
    .max(254, { error: recordProblems.longEmail(label) })
    .pipe(mailAddress(recordProblems.badEmail(label)))

/** A day in the past, such as a date of birth. */
export const pastDay = (label: string) =>
  z.iso
    .date({ error: recordProblems.badPastDay(label) })
    .refine((day) => day >= '1900-01-01' && day <= new Date().toISOString().slice(0, 10), {
      error: recordProblems.impossibleDay(label),
    })

/** A day within some decades, past or future. */
export const anyDay = (label: string) =>
  z.iso
    .date({ error: recordProblems.badDay(label) })
    .refine((day) => day >= '2000-01-01' && day <= '2099-12-31', {
      error: recordProblems.impossibleDay(label),
    })
