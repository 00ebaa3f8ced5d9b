import { isIP } from 'node:net'
import { resolve } from 'node:path'
import { z } from 'zod'
import { secretIn } from './secret.ts'

/** The configuration of one installation, from the environment only. */
export interface Config {
  port: number
  /** The public address without a trailing slash, e.g. `https://files.padma.example`. */
  url: string
  /** Absolute path of the folder for everything that is kept. */
  dataFolder: string
  /** `postgres://…`, or the path of the SQLite file. */
  databaseUrl: string
  /** `s3://…`, or the path of the folder for files. */
  storageUrl: string
  secret: string
  /** Addresses whose X-Forwarded-For is believed. */
  trustedProxies: string[]
  /** Addresses with raised limits (own monitors, the benchmark). */
  raisedLimitsFor: string[]
  production: boolean
}

/** All that is wrong with the environment, a sentence each. The command ends with exit code 2. */
export class ConfigMistakes extends Error {
  readonly sentences: string[]

  constructor(sentences: string[]) {
    super(sentences.join('\n'))
    this.name = 'ConfigMistakes'
    this.sentences = sentences
  }
}

const addresses = (name: string) =>
  z
    .string()
    .optional()
    .transform((text) =>
      (text ?? '')
        .split(',')
        .map((one) => one.trim())
        .filter(Boolean),
    )
    .refine((all) => all.every((one) => isIP(one) > 0), {
      error: `${name} must be IP addresses separated by commas, e.g. 127.0.0.1,10.0.0.2.`,
    })

const environment = z.object({
  PORT: z
    .string()
    .regex(/^\d{1,5}$/, { error: 'PORT must be a number from 0 to 65535.' })
    .transform(Number)
    .refine((port) => port <= 65535, { error: 'PORT must be a number from 0 to 65535.' })
    .default(3000),
  CANDOR_URL: z
    .url({
      protocol: /^https?$/,
      error: 'CANDOR_URL must be the public address, e.g. https://files.padma.example.',
    })
    .refine((url) => !URL.canParse(url) || new URL(url).pathname === '/', {
      error: 'CANDOR_URL must be an address without a path: Candor needs a host of its own.',
    })
    .transform((url) => url.replace(/\/+$/, ''))
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
    .regex(/^s3:\/\//, {
      error: 'CANDOR_STORAGE_URL must begin with s3:// (leave it out to keep files in the folder).',
    })
    .optional(),
  CANDOR_SECRET: z
    .string()
    .min(32, {
      error: 'CANDOR_SECRET must have at least 32 characters, e.g. from "openssl rand -base64 32".',
    })
    .optional(),
  CANDOR_TRUSTED_PROXIES: addresses('CANDOR_TRUSTED_PROXIES'),
  CANDOR_RAISED_LIMITS: addresses('CANDOR_RAISED_LIMITS'),
  NODE_ENV: z.string().optional(),
})

/** Every variable that is read; docs/operations.md describes each. */
export const settingNames: readonly string[] = Object.keys(environment.shape)

/**
 * Reads and checks the environment; throws `ConfigMistakes` with one sentence per mistake. An
 * empty value counts as left out. A `CANDOR_` name that does not exist is a mistake: a typing
 * error must not pass silently.
 */
export function readConfig(env: Record<string, string | undefined>): Config {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''))
  const strangers = Object.keys(given).filter(
    (key) => key.startsWith('CANDOR_') && !settingNames.includes(key),
  )
  const parsed = environment.safeParse(given)
  const sentences = [
    ...strangers.map((key) => `${key} is not a setting of Candor; see docs/operations.md.`),
    ...(parsed.success ? [] : parsed.error.issues.map((issue) => issue.message)),
  ]
  if (!parsed.success || sentences.length > 0) throw new ConfigMistakes(sentences)
  const dataFolder = resolve(parsed.data.CANDOR_DATA)
  return {
    port: parsed.data.PORT,
    url: parsed.data.CANDOR_URL ?? `http://localhost:${parsed.data.PORT}`,
    dataFolder,
    databaseUrl: parsed.data.CANDOR_DATABASE_URL ?? resolve(dataFolder, 'candor.sqlite'),
    storageUrl: parsed.data.CANDOR_STORAGE_URL ?? resolve(dataFolder, 'files'),
    secret: parsed.data.CANDOR_SECRET ?? secretIn(dataFolder),
    trustedProxies: parsed.data.CANDOR_TRUSTED_PROXIES,
    raisedLimitsFor: parsed.data.CANDOR_RAISED_LIMITS,
    production: parsed.data.NODE_ENV === 'production',
  }
}
