import { z } from 'zod'
import { newPassword } from '#modules/accounts/schema'
import { limitTable } from '#platform/limits/schema'

export { judgedSchema, type SettingsDraft, settingsDraftSchema } from './draft/schema.ts'

const day = 24 * 60 * 60 * 1000
const usualTrashDays = limitTable.trash / day
const leastTrashDays = limitTable.trashShortest / day
const mostTrashDays = limitTable.trashLongest / day

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

/** A page of this site, or a website that is reached over https. */
const linkAddress = z
  .string({ error: 'Address is required' })
  .trim()
  .max(500, { error: 'The address is longer than 500 characters. Shorten it.' })
  .refine((text) => isOwnPath(text) || isHttps(text), {
    error: 'Write a page of this site, such as /check, or an address that begins with https://',
  })

function isOwnPath(text: string): boolean {
  return /^\/(?![/\\])[^\s\\]*$/.test(text)
}

function isHttps(text: string): boolean {
  const url = URL.parse(text)
  return url?.protocol === 'https:' && url.username === '' && url.hostname.includes('.')
}

export const linkSchema = z.object({ label: line('Label', 60), url: linkAddress })
export type Link = z.output<typeof linkSchema>

/** A category of the menu, or a group of links in the footer. */
export const linkGroupSchema = z.object({
  title: line('Title', 40),
  links: z.array(linkSchema).min(1, { error: 'Add a link, or remove the group.' }).max(8),
})
export type LinkGroup = z.output<typeof linkGroupSchema>

export const tileSchema = z.object({
  title: line('Title', 40),
  text: optionalLine('Text', 120),
  url: linkAddress,
})
export type Tile = z.output<typeof tileSchema>

/** Paragraphs are separated by empty lines; a line that begins with `## ` is a heading. */
const longText = z
  .string()
  .transform((text) => text.normalize('NFC').replace(/\r\n?/g, '\n').trim())
  .pipe(z.string().max(20_000, { error: 'This is longer than 20,000 characters. Shorten it.' }))
  .transform((text) => text || null)

/** The legal pages, by the last part of their address. */
export const legalPages = [
  'copyright',
  'privacy',
  'disclaimer',
  'accessibility',
  'your-information',
] as const
export type LegalPage = (typeof legalPages)[number]

const legalTextsSchema = z.partialRecord(z.enum(legalPages), longText.nullable())

/** The languages that the public pages may be offered in; the first that is named is the usual one. */
export const siteLanguages = ['en', 'bn'] as const

/** A logo as it is shown, never as it was sent. */
const logoSchema = z.object({
  /** Of the picture that is shown, lower-case hex: it names the file. */
  sha256: z.string().regex(/^[0-9a-f]{64}$/),
  width: z.number().int(),
  height: z.number().int(),
})
export type Logo = z.output<typeof logoSchema>

const fields = {
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
  /** Whether admins and moderators have to turn a second factor on before anything else. */
  staffSecondFactor: z.boolean().default(false),
  /** A staff session without use; SPEC §9 allows no more. */
  sessionIdleMinutes: z
    .number()
    .int()
    .min(5, { error: 'Choose 5 minutes or more.' })
    .max(30, { error: 'Choose 30 minutes or less.' })
    .default(30),
  /** A session in any case; SPEC §9 allows no more. */
  sessionLongestHours: z
    .number()
    .int()
    .min(1, { error: 'Choose 1 hour or more.' })
    .max(12, { error: 'Choose 12 hours or less.' })
    .default(12),
  /** How long a deleted record can come back, before it is purged. */
  trashDays: z
    .number()
    .int()
    .min(leastTrashDays, { error: `Choose ${leastTrashDays} days or more.` })
    .max(mostTrashDays, { error: `Choose ${mostTrashDays} days or less.` })
    .default(usualTrashDays),
  /** `#rrggbb`; null: the usual one. Shown lighter or darker where the ground asks for it. */
  accentColour: z
    .string()
    .trim()
    .toLowerCase()
    .regex(/^#[0-9a-f]{6}$/, { error: 'Write the colour as # and six digits, such as #8a4b08.' })
    .nullable()
    .default(null),
  languages: z
    .array(z.enum(siteLanguages))
    .min(1, { error: 'Choose at least one language.' })
    .refine((each) => new Set(each).size === each.length, { error: 'Name each language once.' })
    .default([...siteLanguages]),
  /** Null in these three: the usual ones, in the reader's language. */
  tiles: z
    .array(tileSchema)
    .max(8, { error: 'There is room for 8 tiles.' })
    .nullable()
    .default(null),
  menu: z
    .array(linkGroupSchema)
    .max(6, { error: 'There is room for 6 categories.' })
    .nullable()
    .default(null),
  footerGroups: z
    .array(linkGroupSchema)
    .max(4, { error: 'There is room for 4 groups.' })
    .nullable()
    .default(null),
  /** A page that is not named, or is null, has its usual text. */
  legalTexts: legalTextsSchema.default({}),
  /** What else is ours, beside the address of this site: for "Our only web addresses". */
  webAddresses: z
    .array(z.url({ protocol: /^https$/, error: 'A web address begins with https://' }))
    .max(10, { error: 'There is room for 10 addresses.' })
    .default([]),
  /** Where the source of what runs here can be had (AGPL-3.0, section 13). */
  sourceCodeUrl: z
    .url({ protocol: /^https$/, error: 'The address of the source code must begin with https://' })
    .nullable()
    .default(null),
}

/**
 * The settings of the one organisation. Stored as JSON and parsed where it is read, so every field
 * that is not asked for at set-up has a default.
 */
export const settingsSchema = identitySchema.extend({
  ...fields,
  /** Changed by an upload only. */
  logo: logoSchema.nullable().default(null),
})
export type Settings = z.output<typeof settingsSchema>

const changeable = { ...identitySchema.shape, ...fields }
type Changes = {
  [Name in keyof typeof changeable]: z.ZodOptional<WithoutDefault<(typeof changeable)[Name]>>
}
type WithoutDefault<Field> = Field extends z.ZodDefault<infer Inner> ? Inner : Field

/**
 * Some of the settings. Not `partial()`: a field that was left out would get its default there, and
 * changing the date would empty the address.
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
