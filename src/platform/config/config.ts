import { isIP } from 'node:net'
import { isAbsolute, resolve } from 'node:path'
import { z } from 'zod'
import type { PrivateKey } from '#platform/credentials'
import { logLevels } from '#platform/log'
import { isS3Address } from '#platform/storage'
import {
  attestationKeySettings,
  ConfigMistakes,
  requireDataFolder,
  secretSettings,
  secretsIn,
  secretsOfSettings,
  withSecretFiles,
} from './data-folder.ts'
import {
  isAddressRange,
  type OidcConfig,
  oidcIn,
  oidcMistakes,
  oidcSettings,
  type SmsConfig,
  smsIn,
  smsMistakes,
  smsSettings,
} from './services.ts'

/** The configuration of one installation, from the environment only. */
export interface Config {
  port: number
  /** The address to listen on; null for all of the machine. */
  host: string | null
  /** The public address, without a trailing slash, e.g. `https://files.padma.example`. */
  url: string
  /** Absolute path of the folder for everything that is kept. */
  dataFolder: string
  /** `postgres://…`, or the path of the SQLite file. */
  databaseUrl: string
  /** `s3://…`, or the path of the folder for files. */
  storageUrl: string
  secret: string
  /** The secret before this one, which is accepted for what it signed; null: none. */
  formerSecret: string | null
  /** What wraps the keys of stored files, and what wrapped them before; null: the secret does. */
  key: string | null
  formerKey: string | null
  /** The key that signs attestations; null: the keys are in the database. */
  attestationKey: PrivateKey | null
  /** `smtp://…` or `smtps://…` of the mail server; null: Candor sends no mail. */
  smtpUrl: string | null
  /** The gateway for SMS; null: Candor sends none. */
  sms: SmsConfig | null
  /** The OpenID Connect provider that people may sign in with; null: none. */
  oidc: OidcConfig | null
  /** Addresses and ranges whose X-Forwarded-For is trusted. */
  trustedProxies: string[]
  /** Addresses with raised limits (own monitors, the benchmark). */
  raisedLimitsFor: string[]
  /** How many milliseconds a stopping server goes on serving, so that a load balancer notices. */
  stopPause: number
  /** The token that a request for /metrics must bring; null: that address does not exist. */
  metricsToken: string | null
  /** Where `candor backup` and `candor restore` find backups that grow: `s3://…` or a folder; null: nowhere. */
  backupUrl: string | null
  /** The public keys of age, separated by commas, to which these are encrypted; null: none. */
  backupRecipient: string | null
  /** For how many days a place for backups keeps the keys of records. */
  backupKeysDays: number
  /** Whether candidates may keep the start page and the card for their journey on their phone; false removes what is kept. */
  keepsOnPhone: boolean
  /** What the server logs, and whether as JSON or as lines for people. */
  log: { level: (typeof logLevels)[number]; pretty: boolean }
}

const addresses = (
  name: string,
  isOne = (text: string) => isIP(text) > 0,
  kind = 'IP addresses separated by commas, e.g. 127.0.0.1,10.0.0.2',
) =>
  z
    .string()
    .optional()
    .transform((text) =>
      (text ?? '')
        .split(',')
        .map((one) => one.trim())
        .filter(Boolean),
    )
    .refine((all) => all.every(isOne), { error: `${name} must be ${kind}.` })

/** These characters do not belong in a bare host: they begin a query or a fragment, or end a user name. */
const isPlain = (url: string) => !/[?#@]/.test(url)

const hasOnly = (parameters: URLSearchParams, known: readonly string[]) =>
  [...parameters.keys()].every((name) => known.includes(name))

const environment = z.object({
  PORT: z
    .string()
    .regex(/^\d{1,5}$/, { error: 'PORT must be a number from 0 to 65535.' })
    .transform(Number)
    .refine((port) => port <= 65535, { error: 'PORT must be a number from 0 to 65535.' })
    .default(3000),
  CANDOR_HOST: z
    .string()
    .refine((host) => host === 'localhost' || isIP(host) !== 0, {
      error:
        'CANDOR_HOST must be an IP address of this machine, e.g. 127.0.0.1 (leave it out to listen on all).',
    })
    .optional(),
  CANDOR_URL: z
    .url({
      protocol: /^https?$/,
      error: 'CANDOR_URL must be the public address, e.g. https://files.padma.example.',
    })
    .refine((url) => !URL.canParse(url) || new URL(url).pathname === '/', {
      error: 'CANDOR_URL must be an address without a path: Candor needs a host of its own.',
    })
    .refine((url) => !URL.canParse(url) || isPlain(url), {
      error: 'CANDOR_URL must be an address without a user, a question mark or a hash sign.',
    })
    .transform((url) => (URL.canParse(url) ? new URL(url).origin : url))
    .optional(),
  CANDOR_DATA: z.string().min(1, { error: 'CANDOR_DATA must name a folder.' }).default('./data'),
  CANDOR_DATABASE_URL: z
    .string()
    .regex(/^postgres(ql)?:\/\//, {
      error: 'CANDOR_DATABASE_URL must begin with postgres:// (leave it out for SQLite).',
    })
    .optional(),
  CANDOR_STORAGE_URL: z
    .string()
    .refine(isS3Address, {
      error:
        'CANDOR_STORAGE_URL must look like s3://key:secret@host:port/bucket?region=eu-west-1 (leave it out to keep files in the folder).',
    })
    .optional(),
  ...secretsOfSettings,
  ...attestationKeySettings,
  CANDOR_SMTP_URL: z
    .url({
      protocol: /^smtps?$/,
      error:
        'CANDOR_SMTP_URL must be the mail server, e.g. smtp://user:password@mail.padma.example:587.',
    })
    .refine((url) => !URL.canParse(url) || new URL(url).hostname !== '', {
      error: 'CANDOR_SMTP_URL must name the host of the mail server.',
    })
    .refine((url) => !URL.canParse(url) || hasOnly(new URL(url).searchParams, ['from']), {
      error:
        'CANDOR_SMTP_URL has a parameter that Candor does not know. Leave it out; the sender is ?from=files@padma.example.',
    })
    .optional(),
  ...smsSettings,
  ...oidcSettings,
  CANDOR_TRUSTED_PROXIES: addresses(
    'CANDOR_TRUSTED_PROXIES',
    isAddressRange,
    'IP addresses or ranges separated by commas, e.g. 127.0.0.1,172.28.0.0/16',
  ),
  CANDOR_RAISED_LIMITS: addresses('CANDOR_RAISED_LIMITS'),
  CANDOR_STOP_PAUSE: z
    .string()
    .regex(/^([0-5]?\d|60)$/, { error: 'CANDOR_STOP_PAUSE must be seconds, from 0 to 60.' })
    .transform((seconds) => Number(seconds) * 1000)
    .default(0),
  CANDOR_METRICS: z
    .string()
    .regex(/^[\x21-\x7e]{16,}$/, {
      error:
        'CANDOR_METRICS must be a token of at least 16 letters, digits or signs without spaces, e.g. from "openssl rand -hex 32".',
    })
    .optional(),
  CANDOR_BACKUP_URL: z
    .string()
    .refine((place) => isAbsolute(place) || isS3Address(place), {
      error:
        'CANDOR_BACKUP_URL must be a folder by its whole path, e.g. /backup/candor, or look like s3://key:secret@host:port/bucket?region=eu-west-1.',
    })
    .optional(),
  CANDOR_BACKUP_RECIPIENT: z
    .string()
    .regex(/^age1[a-z0-9]+(,\s*age1[a-z0-9]+)*$/, {
      error:
        'CANDOR_BACKUP_RECIPIENT must be a public key of age, as age-keygen prints it (age1…), or several separated by commas.',
    })
    .optional(),
  CANDOR_BACKUP_KEYS_DAYS: z
    .string()
    .regex(/^[1-9]\d{0,3}$/, { error: 'CANDOR_BACKUP_KEYS_DAYS must be days, from 1 to 9999.' })
    .transform(Number)
    .default(30),
  CANDOR_KEEP_ON_PHONE: z
    .enum(['on', 'off'], { error: 'CANDOR_KEEP_ON_PHONE must be on or off.' })
    .default('on'),
  CANDOR_LOG_LEVEL: z
    .enum(logLevels, { error: `CANDOR_LOG_LEVEL must be one of ${logLevels.join(', ')}.` })
    .default('info'),
  CANDOR_LOG_FORMAT: z
    .enum(['json', 'text'], { error: 'CANDOR_LOG_FORMAT must be json or text.' })
    .optional(),
  NODE_ENV: z.string().optional(),
})

/** Tells whether the log is for people to read, also where the settings have mistakes. */
export function isLogPretty(env: {
  CANDOR_LOG_FORMAT?: string | undefined
  NODE_ENV?: string | undefined
}): boolean {
  return (env.CANDOR_LOG_FORMAT || (env.NODE_ENV === 'production' ? 'json' : 'text')) === 'text'
}

/** Every variable that Candor reads; docs/reference.md describes each. */
export const settingNames: readonly string[] = Object.keys(environment.shape).flatMap((name) =>
  (secretSettings as readonly string[]).includes(name) ? [name, `${name}_FILE`] : [name],
)

export interface ReadOptions {
  /** For a command that only reads: the data folder and its secret are there already. */
  mustExist?: boolean
  /** Whether a secret is made where there is none; not for what only a former secret opens. */
  mayMakeSecret?: boolean
  /** Called with the database before the secret is looked for; may throw. */
  lookAt?: (databaseUrl: string) => void
}

/**
 * Reads and checks the environment. Throws `ConfigMistakes` with one sentence for each mistake. An empty
 * value counts as absent. An unknown `CANDOR_` name is a mistake, so that a typing error does not pass
 * silently.
 */
export function readConfig(
  env: Record<string, string | undefined>,
  { mustExist = false, mayMakeSecret = !mustExist, lookAt = () => undefined }: ReadOptions = {},
): Config {
  const written = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''))
  const { env: given, mistakes } = withSecretFiles(written)
  const strangers = Object.keys(given).filter(
    (key) => key.startsWith('CANDOR_') && !settingNames.includes(key),
  )
  const parsed = environment.safeParse(given)
  const sentences = [
    ...strangers.map((key) => `${key} is not a setting of Candor; see docs/reference.md.`),
    ...mistakes,
    ...(parsed.success ? [] : parsed.error.issues.map((issue) => issue.message)),
    ...oidcMistakes(given),
    ...smsMistakes(given),
  ]
  if (!parsed.success || sentences.length > 0) throw new ConfigMistakes(sentences)
  const dataFolder = resolve(parsed.data.CANDOR_DATA)
  const databaseUrl = parsed.data.CANDOR_DATABASE_URL ?? resolve(dataFolder, 'candor.sqlite')
  if (mustExist) requireDataFolder(dataFolder)
  lookAt(databaseUrl)
  return {
    port: parsed.data.PORT,
    host: parsed.data.CANDOR_HOST ?? null,
    url: parsed.data.CANDOR_URL ?? `http://localhost:${parsed.data.PORT}`,
    dataFolder,
    databaseUrl,
    storageUrl: parsed.data.CANDOR_STORAGE_URL ?? resolve(dataFolder, 'files'),
    ...secretsIn({ dataFolder, databaseUrl, mayMakeSecret }, parsed.data),
    key: parsed.data.CANDOR_KEY ?? null,
    formerKey: parsed.data.CANDOR_FORMER_KEY ?? null,
    attestationKey: parsed.data.CANDOR_ATTESTATION_KEY ?? null,
    smtpUrl: parsed.data.CANDOR_SMTP_URL ?? null,
    sms: smsIn(parsed.data),
    oidc: oidcIn(parsed.data),
    trustedProxies: parsed.data.CANDOR_TRUSTED_PROXIES,
    raisedLimitsFor: parsed.data.CANDOR_RAISED_LIMITS,
    stopPause: parsed.data.CANDOR_STOP_PAUSE,
    metricsToken: parsed.data.CANDOR_METRICS ?? null,
    backupUrl: parsed.data.CANDOR_BACKUP_URL ?? null,
    backupRecipient: parsed.data.CANDOR_BACKUP_RECIPIENT ?? null,
    backupKeysDays: parsed.data.CANDOR_BACKUP_KEYS_DAYS,
    keepsOnPhone: parsed.data.CANDOR_KEEP_ON_PHONE === 'on',
    log: {
      level: parsed.data.CANDOR_LOG_LEVEL,
      pretty: isLogPretty(parsed.data),
    },
  }
}
