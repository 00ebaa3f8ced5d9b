import { z } from 'zod'
import { newPassword } from '#modules/accounts/schema'

const line = (label: string, most = 200) =>
  z
    .string({ error: `${label} is required` })
    .transform((text) => text.normalize('NFC').replace(/\s+/g, ' ').trim())
    .pipe(
      z
        .string()
        .min(1, { error: `${label} is required` })
        .max(most, { error: `${label} is longer than ${most} characters. Shorten it.` }),
    )

const optionalLine = (label: string, most = 200) => line(label, most).or(z.literal('')).default('')

/** Today or earlier, as a calendar date. */
const calendarDateSchema = z.iso.date({ error: 'Choose a date.' })

/** What the agency is: asked for at set-up. */
const identitySchema = z.object({
  displayName: line('Name of the organisation', 80),
  legalName: line('Registered name', 120),
  licenceNumber: line('Licence number', 60),
  licensingAuthority: line('Licensing authority', 120),
})
export type Identity = z.output<typeof identitySchema>

/**
 * The settings of the one organisation. Stored as JSON and parsed where it is read, so every field
 * that is not asked for at set-up has a default.
 */
export const settingsSchema = identitySchema.extend({
  /** The licensing authority's public register, where anybody can look the licence up. */
  registerUrl: z
    .url({ protocol: /^https$/, error: 'The address of the register must begin with https://' })
    .nullable()
    .default(null),
  address: optionalLine('Address', 300),
  phone: optionalLine('Telephone', 40),
  email: z.email({ error: 'Please input valid email' }).or(z.literal('')).default(''),
  welcomeText: optionalLine('Welcome text', 600),
  defaultNationality: z
    .string()
    .regex(/^[A-Z]{2}$/, { error: 'Choose a country from the list.' })
    .default('BD'),
  informationAsOf: calendarDateSchema,
  secondPersonApproval: z.boolean().default(false),
})
export type Settings = z.output<typeof settingsSchema>

export const settingsChangesSchema = settingsSchema.partial()
export type SettingsChanges = z.output<typeof settingsChangesSchema>

export const organisationSchema = settingsSchema.extend({ version: z.number().int() })

/** The form behind the one-time link: the organisation and its first admin. */
export const setUpSchema = z
  .object({
    organisation: line('Name of the organisation', 80),
    licence: line('Licence number', 60),
    authority: line('Licensing authority', 120),
    adminName: line('Your name', 120),
    adminEmail: z
      .email({ error: 'Please input valid email' })
      .transform((text) => text.toLowerCase()),
    password: newPassword,
    confirm: z.string(),
  })
  .refine((form) => form.password === form.confirm, {
    path: ['confirm'],
    error: 'Password did not match',
  })
export type SetUp = z.output<typeof setUpSchema>
