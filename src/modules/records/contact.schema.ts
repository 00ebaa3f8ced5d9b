import { z } from 'zod'
import { mailAddress } from '#platform/mail-address/schema'
import { line } from '#platform/text/schema'
import type { FieldName } from './fields.schema.ts'
import { ofField } from './lines.schema.ts'

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
