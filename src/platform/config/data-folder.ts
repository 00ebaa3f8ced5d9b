import { randomBytes } from 'node:crypto'
import {
  existsSync,
  linkSync,
  mkdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import { z } from 'zod'
import { readPrivateKey } from '#platform/credentials'

/** All mistakes in the environment, one sentence each. The command ends with exit code 2. */
export class ConfigMistakes extends Error {
  readonly sentences: string[]

  constructor(sentences: string[]) {
    super(sentences.join('\n'))
    this.name = 'ConfigMistakes'
    this.sentences = sentences
  }
}

/** Error codes of a place that can never be a folder; any other error passes or is for the log. */
const noFolder = new Set(['EEXIST', 'ENOTDIR', 'ENOENT'])

/**
 * Makes the data folder and its parents (mode 0700) unless it exists. Throws `ConfigMistakes` where no
 * folder can be made. Goes step by step, because Node's own recursive mkdir never ends below `/proc`.
 */
export function makeDataFolder(folder: string): void {
  try {
    makeFolder(folder)
  } catch (error) {
    if (!noFolder.has((error as NodeJS.ErrnoException).code ?? '')) throw error
    throw new ConfigMistakes([`CANDOR_DATA must name a folder, and ${folder} cannot be one.`])
  }
}

/** Throws `ConfigMistakes` when the folder does not exist: for commands that only read. */
export function requireDataFolder(folder: string): void {
  if (statSync(folder, { throwIfNoEntry: false })?.isDirectory()) return
  throw new ConfigMistakes([`There is no folder ${folder}. Set CANDOR_DATA to that of Candor.`])
}

function makeFolder(folder: string): void {
  if (statSync(folder, { throwIfNoEntry: false })?.isDirectory()) return
  const parent = dirname(folder)
  if (!existsSync(parent)) makeFolder(parent)
  try {
    mkdirSync(folder, { mode: 0o700 })
  } catch (error) {
    // Another first start was quicker.
    if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory()) throw error
  }
}

/** The key that signs attestations, for those who keep it away from the database. */
export const attestationKeySettings = {
  CANDOR_ATTESTATION_KEY: z
    .string()
    .refine((pem) => readPrivateKey(pem) !== null, {
      error:
        'CANDOR_ATTESTATION_KEY must be a private key of Ed25519 as PEM without a passphrase, e.g. from "openssl genpkey -algorithm ed25519".',
    })
    .transform(readPrivateKey)
    .optional(),
}

type Environment = Record<string, string | undefined>

/** Settings that hold something secret. Each can also be read from the file that `NAME_FILE` names. */
export const secretSettings = [
  'CANDOR_DATABASE_URL',
  'CANDOR_STORAGE_URL',
  'CANDOR_SECRET',
  'CANDOR_FORMER_SECRET',
  'CANDOR_KEY',
  'CANDOR_FORMER_KEY',
  'CANDOR_ATTESTATION_KEY',
  'CANDOR_SMTP_URL',
  'CANDOR_SMS_URL',
  'CANDOR_SMS_HEADERS',
  'CANDOR_SMS_BODY',
  'CANDOR_OIDC_CLIENT_SECRET',
  'CANDOR_METRICS',
  'CANDOR_BACKUP_URL',
] as const

/**
 * Returns the environment with each `NAME_FILE` replaced by `NAME` and the trimmed content of that file,
 * and one sentence for each file that could not be read.
 */
export function withSecretFiles(given: Environment): { env: Environment; mistakes: string[] } {
  const env = { ...given }
  const mistakes: string[] = []
  for (const name of secretSettings) {
    const path = given[`${name}_FILE`]
    delete env[`${name}_FILE`]
    if (path === undefined) continue
    const content = given[name] === undefined ? contentOf(path) : null
    if (content) env[name] = content
    else if (content === null) mistakes.push(`Set ${name} or ${name}_FILE, not both.`)
    else mistakes.push(`${name}_FILE must name a file that Candor can read and that is not empty.`)
  }
  return { env, mistakes }
}

function contentOf(path: string): string {
  try {
    return readFileSync(path, 'utf8').trim()
  } catch {
    return ''
  }
}

/** The least length of a random secret, without surrounding spaces. */
const shortestSecret = 32

const secret = (name: string) =>
  z
    .string()
    .trim()
    .min(shortestSecret, {
      error: `${name} must have at least 32 characters, e.g. from "openssl rand -base64 32".`,
    })
    .optional()

/** The present secret and the one before it, and the same for the key of stored files. */
export const secretsOfSettings = {
  CANDOR_SECRET: secret('CANDOR_SECRET'),
  CANDOR_FORMER_SECRET: secret('CANDOR_FORMER_SECRET'),
  CANDOR_KEY: secret('CANDOR_KEY'),
  CANDOR_FORMER_KEY: secret('CANDOR_FORMER_KEY'),
}

interface Place {
  dataFolder: string
  databaseUrl: string
  /** Whether a first secret is made here. */
  mayMakeSecret: boolean
}

/** Returns the secret of the settings, or else that of the data folder, and the one before it. */
export function secretsIn(
  place: Place,
  given: { CANDOR_SECRET?: string | undefined; CANDOR_FORMER_SECRET?: string | undefined },
): { secret: string; formerSecret: string | null } {
  const formerSecret = given.CANDOR_FORMER_SECRET ?? null
  // Whoever changes a generated secret names it as the former one, and has the next one made.
  const mayMake = () => place.mayMakeSecret && (formerSecret !== null || !isInUse(place))
  const secret = given.CANDOR_SECRET ?? secretIn(place.dataFolder, mayMake)
  if (secret !== formerSecret) return { secret, formerSecret }
  throw new ConfigMistakes([
    'CANDOR_FORMER_SECRET must be the secret before the present one, and not the same.',
  ])
}

/** Tells whether something was kept here already. Of PostgreSQL only the head of its log is seen, if files are here. */
function isInUse({ dataFolder, databaseUrl }: Place): boolean {
  const size = statSync(databaseUrl, { throwIfNoEntry: false })?.size ?? 0
  return size > 0 || existsSync(join(dataFolder, 'files/audit/head'))
}

/**
 * Returns the installation's secret from the data folder, where the first start makes it (mode 0600). It is
 * written under a name of its own and then linked, so that two first starts agree on one secret and a crash
 * leaves none half written. Throws `ConfigMistakes` when the file holds no secret, or is gone where none may be
 * made: making another would invalidate every code, key and session permanently.
 */
function secretIn(dataFolder: string, mayMake: () => boolean): string {
  const path = join(dataFolder, 'secret')
  makeDataFolder(dataFolder)
  const known = readSecret(path)
  if (known !== null) return known
  if (!mayMake())
    throw new ConfigMistakes([
      `The file secret is missing from ${dataFolder}. Put back the copy that you kept, or set CANDOR_SECRET.`,
    ])
  const draft = `${path}.${process.pid}.new`
  writeFileSync(draft, `${randomBytes(32).toString('base64url')}\n`, { mode: 0o600, flush: true })
  try {
    linkSync(draft, path)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  } finally {
    rmSync(draft, { force: true })
  }
  return readSecret(path) as string
}

/**
 * Returns the file in the data folder that holds this secret if other users of the machine can read it;
 * else null.
 */
export function secretFileOpenToOthers(dataFolder: string, secret: string): string | null {
  const path = join(dataFolder, 'secret')
  const modes = [dataFolder, path].map((each) => statSync(each, { throwIfNoEntry: false })?.mode)
  const [folder, file] = modes
  if (folder === undefined || file === undefined || readSecret(path) !== secret) return null
  const isOpenTo = (shift: number) =>
    ((folder >> shift) & 0o1) !== 0 && ((file >> shift) & 0o4) !== 0
  return isOpenTo(3) || isOpenTo(0) ? path : null
}

function readSecret(path: string): string | null {
  let secret = ''
  try {
    secret = readFileSync(path, 'utf8').trim()
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code === 'ENOENT') return null
    if (code !== 'EISDIR') throw error
  }
  if (secret.length >= shortestSecret) return secret
  throw new ConfigMistakes([
    `${path} does not hold a secret of at least ${shortestSecret} characters. Restore it from a backup, or set CANDOR_SECRET.`,
  ])
}
