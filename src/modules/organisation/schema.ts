import { z } from 'zod'
import { accountProblems, newPassword } from '#modules/accounts/forms.schema'
import { sentenceKeys } from '#modules/speech/catalogue.schema'
import { offeredSchema, publicly } from '#modules/speech/schema'
import { inSignIn, mailAddress, mailAddressOrNone } from '#platform/mail-address.schema'
import { problemName } from '#platform/problems.schema'
import { settingsFields } from './fields.schema.ts'
import {
  closingSchema,
  identitySchema,
  licenceLookUpSchema,
  licenceNumber,
  regulator,
} from './identity.schema.ts'
import { filledLine } from './lines.schema.ts'

/** The organisation's own pictures: next to its name, and where its office is described. */
export const ownPictures = ['logo', 'office'] as const
export type OwnPicture = (typeof ownPictures)[number]

/** A picture as it is shown, never as it was sent. */
const pictureSchema = z.object({
  /** Of the shown picture, lower-case hex: it names the file. */
  sha256: z.string().regex(/^[0-9a-f]{64}$/),
  width: z.number().int(),
  height: z.number().int(),
})
export type Picture = z.output<typeof pictureSchema>

/**
 * The settings of the one organisation. Stored as JSON and parsed on reading, so every field that set-up does not ask
 * for has a default.
 */
export const settingsSchema = identitySchema.extend({
  ...settingsFields,
  /** Changed by an upload only. */
  logo: pictureSchema.nullable().default(null),
  office: pictureSchema.nullable().default(null),
  /** What the register last showed about the licence; noted by a separate call. */
  licenceLookUp: licenceLookUpSchema.nullable().default(null),
  /** The first day of the period until a first look-up: the day of the set-up. */
  lookUpsFrom: z.iso.date().nullable().default(null),
  /** Announced, withdrawn and handed over by separate calls. */
  closing: closingSchema.nullable().default(null),
})
export type Settings = z.output<typeof settingsSchema>

const changeable = { ...identitySchema.shape, ...settingsFields }
type Changes = {
  [Name in keyof typeof changeable]: z.ZodOptional<WithoutDefault<(typeof changeable)[Name]>>
}
type WithoutDefault<Field> = Field extends z.ZodDefault<infer Inner> ? Inner : Field

/**
 * Some of the settings. Not `partial()`: an omitted field would get its default there, and changing the date would
 * empty the address.
 */
export const settingsChangesSchema = z.object(
  Object.fromEntries(
    Object.entries(changeable).map(([name, field]) => [
      name,
      (field instanceof z.ZodDefault ? field.unwrap() : field).optional(),
    ]),
  ) as unknown as Changes,
)
export type SettingsChanges = z.output<typeof settingsChangesSchema>

/** What is on file and may not be shown, with the reason: it is older than the check, or than its latest rules. */
const unfitSchema = offeredSchema.extend({ value: z.string() })
export type Unfit = z.output<typeof unfitSchema>

export const organisationSchema = settingsSchema.extend({
  version: z.number().int(),
  /** Withheld from the public until somebody corrects it. */
  unfit: z.array(unfitSchema),
})

/** The form behind the one-time link: the organisation and its first admin. */
export const setUpSchema = z
  .object({
    organisation: publicly('registered-name', filledLine('organisation', 80)),
    authority: regulator,
    licence: licenceNumber,
    adminName: publicly('person', filledLine('adminName', 120)),
    adminEmail: mailAddress(accountProblems.badEmail).transform(inSignIn),
    /** What every page and slip shows; nobody's address to sign in becomes public by itself. */
    contactEmail: publicly('email', mailAddressOrNone(accountProblems.badEmail)).default(''),
    password: newPassword,
    confirm: z.string(),
  })
  .refine((form) => form.password === form.confirm, {
    path: ['confirm'],
    error: accountProblems.otherPassword,
  })
export type SetUp = z.output<typeof setUpSchema>

/** Settings while somebody is typing them: words may be missing and addresses unfinished. */
export const settingsDraftSchema = z.object({}).loose()
export type SettingsDraft = z.output<typeof settingsDraftSchema>

/** What is wrong with a draft, each with the path of its field, a sentence, and what says it honestly. */
export const judgedSchema = z.object({
  problems: z.array(
    z.object({
      path: z.string(),
      message: z.string(),
      ...problemName,
      /** The word that is refused, as it was typed. */
      word: z.string().optional(),
      /** Sentences of the catalogue that say it without that word. */
      offers: z.array(z.enum(sentenceKeys)).optional(),
    }),
  ),
})
