import { z } from 'zod'
import type { FieldName } from './fields.schema.ts'

/** The details at which a candidate is reached, the preferred one first, and by which way. */
export const contactWays = {
  email: 'mail',
  telephone: 'sms',
} as const satisfies Partial<Record<FieldName, 'mail' | 'sms'>>

export type ContactField = keyof typeof contactWays
export const contactFields = Object.keys(contactWays) as ContactField[]

export function isContactField(name: string): name is ContactField {
  return contactFields.some((one) => one === name)
}

/** That a telephone, an email or both were changed, as the log says it; never what they said. */
export const contactChangeSchema = z.object({
  /** The id of its event in the log, for requesting its proof. */
  id: z.string(),
  at: z.string(),
  fields: z.array(z.enum(['email', 'telephone'])),
  /** Who of the staff; null: the account is gone. */
  by: z.string().nullable(),
})
export type ContactChange = z.output<typeof contactChangeSchema>
