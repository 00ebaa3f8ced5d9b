import { setTimeout as pause } from 'node:timers/promises'
import type { Command } from 'commander'
import { unsaidOf, withUnsaid } from '#api'
import type { App } from '#gate'
import { type HeadStanding, headStanding } from '#modules/audit'
import { tableNames } from '#modules/exchange'
import { outboxStanding } from '#modules/messages'
import { unfitNotices } from '#modules/notices'
import { findOrganisation } from '#modules/organisation'
import { examineRetention } from '#modules/privacy'
import { ledgerTriggers, unfitClasses } from '#modules/training'
import { millisecondsBetween, minute } from '#platform/clock'
import { secretFileOpenToOthers } from '#platform/config'
import type { ActionContext } from '#platform/context'
import { DatabaseObstacle } from '#platform/database'
import { StorageObstacle } from '#platform/storage'
import { isDatabaseLost } from '#server'
import { runOnCopy } from './copied-database.ts'
import { dataFindings, findingsInLog, findingsInSeals, settling } from './data-findings.ts'
import { attestationFindings, closingFindings, recordFindings } from './record-findings.ts'
import { encryptionFindings, formerSecretNotes } from './secret-findings.ts'
import { print, type Shell } from './shell.ts'
import { databaseLost, type Opened, readCandor } from './with-candor.ts'

export function addDoctor(program: Command, shell: Shell): void {
  program
    .command('doctor')
    .description(
      'Look for missing, wrong and orphan files, a broken audit log and words that may not be shown',
    )
    .action(() => examine(shell))
}

/** Prints one line per finding with exit code 1, or one calm sentence. Changes nothing. */
async function examine(shell: Shell): Promise<void> {
  const run = (opened: Opened) => examineAll(opened, print)
  const isWell = await readCandor(shell, run, { asItIs: true }).catch(async (error: unknown) => {
    await runOnCopy(shell, error, run)
    return false
  })
  if (!isWell) shell.exitCode = 1
}

/** Reports each finding; returns whether there is none. */
export async function examineAll(opened: Opened, tell: (line: string) => void): Promise<boolean> {
  // Each is reported immediately: further queries on a damaged database may fail.
  const damage = await opened.app.runtime.database.examine(tableNames, [ledgerTriggers])
  for (const finding of damage) tell(`Database: ${finding}`)
  const { ctx } = opened
  const said = (line: string) => [line]
  const noted = (line: string) => ({ findings: [line], notes: [] as string[] })
  const standing = await headStanding(ctx).catch((): HeadStanding => 'unreadable')
  const chain = await findingsInLog(opened)
  const messages = await examineMessages(ctx)
  const attestations = await orSaid(ctx, 'Attestations', () => attestationFindings(ctx), noted)
  const encryption = await orSaid(ctx, 'Encryption', () => encryptionFindings(opened.app), noted)
  const records = await orSaid(ctx, 'Records', () => recordFindings(ctx), noted)
  const files = await orSaid(ctx, 'Files', () => findingsInFiles(opened, standing), noted)
  const isLost = async () => ((await isDatabaseLost(opened.app)) ? [databaseLost] : [])
  const groups = [
    () => findingsInParts(opened),
    () => orSaid(ctx, 'Database', isLost, said),
    async () => chain.findings,
    () => findingsInSeals(opened.ctx),
    () => findingsInWords(opened.ctx),
    async () => [...messages.findings, ...attestations.findings, ...encryption.findings],
    async () => records.findings,
    () => retentionFindings(opened.ctx),
    () => closingFindings(opened.ctx),
    async () => files.findings,
  ]
  let findings = damage.length
  for (const find of groups) {
    const found = await find()
    for (const line of found) tell(line)
    findings += found.length
  }
  const notes = [
    ...files.notes,
    ...messages.notes,
    ...attestations.notes,
    ...encryption.notes,
    ...records.notes,
    ...(await orSaid(ctx, 'Former secret', () => formerSecretNotes(opened), said)),
    ...(await orSaid(ctx, 'Storage', () => storageNotes(opened.app), said)),
  ]
  for (const line of notes) tell(line)
  const isWell = findings === 0
  if (isWell)
    tell(
      `All is well: every document has its file, and the audit log is whole (${chain.events} events).`,
    )
  return isWell
}

/** A part that cannot be read is named, and the others are examined all the same. */
async function orSaid<T>(
  ctx: ActionContext,
  part: string,
  find: () => Promise<T>,
  otherwise: (line: string) => T,
): Promise<T> {
  try {
    return await find()
  } catch (error) {
    ctx.log.error({ error }, `${part} could not be examined`)
    return otherwise(`${part}: could not be examined to the end.`)
  }
}

async function findingsInParts({ app }: Opened): Promise<string[]> {
  const { database, storage } = app.runtime
  const answers = [
    database.ready().then(
      () => null,
      (error: unknown) =>
        error instanceof DatabaseObstacle
          ? `Database: ${error.message}.`
          : 'Database: it does not answer.',
    ),
    storage.ready().then(
      () => null,
      (error: unknown) =>
        error instanceof StorageObstacle
          ? `Storage: nothing can be written there; ${error.message}.`
          : 'Storage: nothing can be written there. Check its permissions and its free space.',
    ),
  ]
  const { dataFolder, secret } = app.runtime.config
  const open = secretFileOpenToOthers(dataFolder, secret)
  if (open !== null)
    answers.push(
      Promise.resolve(
        `Secret: others on this machine can read ${open}. Run chmod 600, and find out who could have read it.`,
      ),
    )
  return (await Promise.all(answers)).filter((answer) => answer !== null)
}

/** Finds texts that an installation may not use: they are on file, and withheld from the public. */
async function findingsInWords(ctx: ActionContext): Promise<string[]> {
  try {
    return await unfitWordsIn(ctx)
  } catch (error) {
    ctx.log.error({ error }, 'The words could not be examined')
    return ['Words: they could not be examined.']
  }
}

async function unfitWordsIn(ctx: ActionContext): Promise<string[]> {
  const settings = await ctx.read(({ tx }) => findOrganisation(tx))
  const findings = (settings ? withUnsaid(settings).unfit : []).map(
    ({ path, message }) => `Not shown to the public: setting ${path}. ${message}`,
  )
  for (const [row, examined] of [
    ['notice', unfitNotices(ctx, (notice) => (settings ? unsaidOf(notice, settings) : []))],
    ['class', unfitClasses(ctx)],
  ] as const)
    for await (const { subject, path, message } of examined)
      findings.push(`Not shown to the public: ${path} of ${row} ${subject}. ${message}`)
  return findings
}

/** How long a message may wait that could be sent, in milliseconds. */
const messageDelay = 10 * minute

/** Finds messages that wait too long. Reports those that did not arrive, but not as damage. */
async function examineMessages(
  ctx: ActionContext,
): Promise<{ findings: string[]; notes: string[] }> {
  const standing = await ctx.read(outboxStanding).catch((error: unknown) => {
    ctx.log.error({ error }, 'The messages could not be examined')
    return null
  })
  if (standing === null) return { findings: ['Messages: they could not be examined.'], notes: [] }
  const { queue, failed, perhaps, oldestDueAt } = standing
  const isLate =
    oldestDueAt !== null && millisecondsBetween(oldestDueAt, ctx.clock.now()) > messageDelay
  const late = `Messages: ${queue} wait, since ${oldestDueAt}. A running server sends them; check its log.`
  const note = `Messages: in the last day ${failed} failed, and ${perhaps} were cut off. The records say which.`
  return { findings: isLate ? [late] : [], notes: failed + perhaps > 0 ? [note] : [] }
}

/**
 * Looks twice when it finds something: a running server has files whose row is about to come, and rows that
 * are about to go.
 */
async function findingsInFiles(opened: Opened, standing: HeadStanding) {
  const first = await dataFindings(opened, standing)
  if (first.findings.length + first.notes.length === 0) return first
  await pause(settling)
  const second = await dataFindings(opened, standing)
  const again = (found: string[], seen: string[]) => found.filter((line) => seen.includes(line))
  return {
    findings: again(first.findings, second.findings),
    notes: again(first.notes, second.notes),
  }
}

/**
 * Returns what the doctor says about the storage that is no damage: an operator may want versions, but has to know that
 * a purge then removes nothing from the bucket by itself.
 */
async function storageNotes({ runtime }: App): Promise<string[]> {
  const kept = await runtime.storage.keepsVersions()
  if (kept === false) return []
  return kept
    ? [
        'Storage: the bucket keeps versions, so what is purged or removed stays in it. Let a rule of the provider remove earlier versions after a few days.',
      ]
    : [
        'Storage: whether the bucket keeps versions could not be asked. If it does, what is purged stays in it; let a rule of the provider remove earlier versions after a few days.',
      ]
}

/** Returns what the doctor finds about what is kept too long, and about removed files that still exist. */
async function retentionFindings(ctx: ActionContext): Promise<string[]> {
  const standing = await examineRetention(ctx).catch((error: unknown) => {
    ctx.log.error({ error }, 'What is due for removal could not be examined')
    return null
  })
  if (standing === null) return ['Retention: it could not be examined.']
  const { overdue, halfRemoved } = standing
  const late = `Retention: ${overdue?.count} were to be removed automatically, since ${overdue?.since}. A running server removes them within the hour; check its log.`
  const half = halfRemoved.map(
    ({ what, id }) =>
      `Retention: ${what} ${id} was removed for good, as the log says, but its row is still there.`,
  )
  return [...(overdue === null ? [] : [late]), ...half]
}
