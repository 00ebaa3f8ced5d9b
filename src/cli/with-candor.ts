import { statSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import type { App } from '#gate'
import { anchorAuditHead, keepCheckpoint, openSealer, readLogKey } from '#modules/audit'
import { judge } from '#modules/speech'
import { type Config, ConfigMistakes, type ReadOptions, readConfig } from '#platform/config'
import { type ActionContext, actAs, system } from '#platform/context'
import { openLog } from '#platform/log'
import { partsOf } from '#platform/problems.schema'
import { isDatabaseLost, openApp } from '#server'
import { fileObstacle, Obstacle, type Shell } from './shell.ts'

/** A Candor that was opened for one command, and the context of the command line on it. */
export interface Opened {
  app: App
  ctx: ActionContext
}

/** What the doctor finds in a part: what is wrong, and what is worth a word without being damage. */
export interface Found {
  findings?: readonly string[]
  notes?: readonly string[]
  /** How many events of the audit log are whole. */
  events?: number
}

/**
 * Opens everything as the server does, runs, and closes it again; a server may be running as well. The log
 * goes to standard error and holds warnings only.
 */
export async function withCandor<T>(
  { env }: Shell,
  run: (opened: Opened) => Promise<T>,
  config = configurationFrom(env),
  parts: { asItIs?: boolean } = {},
): Promise<T> {
  const log = openLog({ pretty: false, level: 'warn', to: 'stderr' })
  const app = await openApp(config, { ...parts, log })
  try {
    // Even commands that only read fetch the log's end in a write (audit/anchor-audit-head.ts).
    return await run({ app, ctx: actAs(app.runtime, system, { goesOnWhenFull: true }) })
  } finally {
    await app.close()
  }
}

/** Does the same for a command that only reads: makes no folder, no secret and no database. */
export function readCandor<T>(
  shell: Shell,
  run: (opened: Opened) => Promise<T>,
  parts: { asItIs?: boolean } = {},
): Promise<T> {
  return withCandor(shell, run, configurationOfExisting(shell.env), parts)
}

/** Does the same for commands that change an installation that is there. */
export function changeCandor<T>(
  shell: Shell,
  run: (opened: Opened) => Promise<T>,
  config = configurationOfExisting(shell.env),
  work: { goesOnWhenFull?: boolean } = {},
): Promise<T> {
  const change = async (opened: Opened) => {
    await refuseLostDatabase(opened.app)
    const result = await run({ ...opened, ctx: actAs(opened.app.runtime, system, work) })
    await sealLast(opened.ctx)
    return result
  }
  return withCandor(shell, change, config)
}

/**
 * Does the same for commands that copy what is there to a file or folder. They go on while the disk of the data is full,
 * which is when they are needed, unless the copy would take the room that is left there.
 */
export function copyCandor<T>(
  shell: Shell,
  to: string,
  run: (opened: Opened) => Promise<T>,
): Promise<T> {
  const config = configurationOfExisting(shell.env)
  return changeCandor(shell, run, config, { goesOnWhenFull: isOnOtherDisk(to, config) })
}

/** Tells whether what is written there leaves the room that the data has. */
export function isOnOtherDisk(to: string, { dataFolder }: Config): boolean {
  return diskOf(resolve(to)) !== diskOf(dataFolder)
}

/** Returns the number of the disk on which a path is, or would be made. */
function diskOf(path: string): number {
  return statSync(path, { throwIfNoEntry: false })?.dev ?? diskOf(dirname(path))
}

/** Does the same for commands with which an installation may begin. */
export function beginCandor<T>(shell: Shell, run: (opened: Opened) => Promise<T>): Promise<T> {
  return changeCandor(shell, run, configurationFrom(shell.env))
}

/** Seals events in case no server is running to do it, and stores the log's head. */
export async function sealLast(ctx: ActionContext): Promise<void> {
  await sealUnlessServed(ctx)
  await anchorAuditHead(ctx)
}

/** Unless a server seals. The first log begins with a server, which knows the public address. */
async function sealUnlessServed(ctx: ActionContext): Promise<void> {
  if ((await ctx.read(readLogKey)) === null) return
  const sealer = openSealer(ctx)
  try {
    await sealer.seal()
    await sealer.letGo()
    await keepCheckpoint(ctx)
  } catch (error) {
    ctx.log.error({ error }, 'Events could not be sealed; run doctor')
  }
}

/** The message for an empty database beside the files of another one. */
export const databaseLost =
  'The database is empty, but there are files of an installation. Check CANDOR_DATABASE_URL and CANDOR_DATA, or restore the database (docs/keep-safe.md, "Restore"). Nothing was removed. To start afresh, name an empty folder.'

/** Throws `Obstacle` when the files here belong to another database than this empty one. */
export async function refuseLostDatabase(app: App): Promise<void> {
  if (await isDatabaseLost(app)) throw new Obstacle(databaseLost)
}

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
export function configurationOfExisting(
  env: Record<string, string | undefined>,
  options: Pick<ReadOptions, 'mayMakeSecret'> = {},
): Config {
  return configurationFrom(env, { ...options, mustExist: true, lookAt: requireDatabase })
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
