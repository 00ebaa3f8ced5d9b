import { statSync } from 'node:fs'
import { judge } from '#modules/speech'
import { type Config, ConfigMistakes, type ReadOptions, readConfig } from '#platform/config'
import { partsOf } from '#platform/problems.schema'
import { fileObstacle, Obstacle } from './shell.ts'

/**
 * Returns the configuration that a command runs with. A value that claims to be a government is a mistake
 * like any other (H3). Throws `ConfigMistakes`.
 */
export function configurationFrom(
  env: Record<string, string | undefined>,
  options: ReadOptions = {},
): Config {
  const config = readConfig(env, options)
  const mistakes = claimsIn(config)
  if (mistakes.length > 0) throw new ConfigMistakes(mistakes)
  return config
}

/**
 * Does the same for a command that only reads: makes no folder, no secret and no database.
 * @throws Obstacle when there is no SQLite file, or this user may not look for it
 */
export function configurationOfExisting(env: Record<string, string | undefined>): Config {
  return configurationFrom(env, { mustExist: true, lookAt: requireDatabase })
}

function requireDatabase(databaseUrl: string): void {
  if (databaseUrl.startsWith('postgres') || isThere(databaseUrl)) return
  throw new Obstacle(
    `There is no database ${databaseUrl}. Set CANDOR_DATA or CANDOR_DATABASE_URL, or restore it from a backup.`,
  )
}

/** Throws where it cannot be known: a folder without permission is no reason to restore anything. */
function isThere(file: string): boolean {
  try {
    return statSync(file, { throwIfNoEntry: false }) !== undefined
  } catch (error) {
    throw fileObstacle(`The database ${file} cannot be looked for.`, error)
  }
}

/** Returns the parts of the configuration that people see: the address, the sender of mails, a provider's button. */
function claimsIn({ url, smtpUrl, oidc }: Config): string[] {
  const sender = smtpUrl === null ? null : new URL(smtpUrl).searchParams.get('from')
  const shown = [
    ['CANDOR_URL', judge('own-host', url)],
    ['The sender in CANDOR_SMTP_URL', sender && judge('email', sender)],
    ['CANDOR_OIDC_LABEL', oidc && judgeLabel(oidc)],
  ] as const
  return shown.flatMap(([name, reason]) =>
    reason ? [`${name} is refused. ${partsOf(reason).message}`] : [],
  )
}

/** A label may name the provider's real host, whoever runs it. */
function judgeLabel({ issuer, label }: NonNullable<Config['oidc']>): string | null {
  if (label === new URL(issuer).host || judge('person', label) === null) return null
  return `“${label}” names an authority. Write what people call the account, such as “Padma account”.`
}
