import { setTimeout as pause } from 'node:timers/promises'
import type { Command } from 'commander'
import { unsaidOf, withUnsaid } from '#api'
import type { App } from '#gate'
import { tableNames } from '#modules/archive'
import { type HeadStanding, headStanding } from '#modules/audit'
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
import {
  attestationFindings,
  closingFindings,
  encryptionFindings,
  formerSecretFindings,
  lossFindings,
  recordFindings,
} from './findings.ts'
import { print, type Shell } from './shell.ts'
import { databaseLost, type Found, type Opened, readCandor } from './with-candor.ts'

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

/** What is looked at, one after the other, by its name. A part that cannot be read is named; the others follow. */
const parts: readonly [name: string, find: (opened: Opened) => Promise<Found>][] = [
  ['Database', findDamage],
  ['Database and storage', findAwayParts],
  ['Database', findLostDatabase],
  ['Audit log', findingsInLog],
  ['Losses', ({ ctx }) => lossFindings(ctx)],
  ['Transparency log', ({ ctx }) => findingsInSeals(ctx)],
  ['Words', ({ ctx }) => findUnfitWords(ctx)],
  ['Messages', ({ ctx }) => findLateMessages(ctx)],
  ['Attestations', ({ ctx }) => attestationFindings(ctx)],
  ['Encryption', ({ app }) => encryptionFindings(app)],
  ['Records', ({ ctx }) => recordFindings(ctx)],
  ['Retention', ({ ctx }) => findOverdue(ctx)],
  ['Closing', ({ ctx }) => closingFindings(ctx)],
  ['Files', findingsInFiles],
  ['Former secret', formerSecretFindings],
  ['Storage', ({ app }) => storageNotes(app)],
]

/** Reports each finding; returns whether there is none. */
export async function examineAll(opened: Opened, tell: (line: string) => void): Promise<boolean> {
  const { log } = opened.ctx
  const noted: string[] = []
  let isWell = true
  let inLog = 0
  for (const [name, find] of parts) {
    const {
      findings = [],
      notes = [],
      events = 0,
    } = await find(opened).catch((error: unknown): Found => {
      log.error({ error }, `${name} could not be examined`)
      return { findings: [`${name}: it could not be examined.`] }
    })
    // Immediately: further queries on a damaged database may fail.
    for (const line of findings) tell(line)
    isWell &&= findings.length === 0
    inLog += events
    noted.push(...notes)
  }
  for (const line of noted) tell(line)
  if (isWell)
    tell(`All is well: every document has its file, and the audit log is whole (${inLog} events).`)
  return isWell
}

async function findDamage({ app }: Opened): Promise<Found> {
  const damage = await app.runtime.database.examine(tableNames, [ledgerTriggers])
  return { findings: damage.map((finding) => `Database: ${finding}`) }
}

async function findLostDatabase({ app }: Opened): Promise<Found> {
  return { findings: (await isDatabaseLost(app)) ? [databaseLost] : [] }
}

async function findAwayParts({ app }: Opened): Promise<Found> {
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
  return { findings: (await Promise.all(answers)).filter((answer) => answer !== null) }
}

/** Finds texts that an installation may not use: they are on file, and withheld from the public. */
async function findUnfitWords(ctx: ActionContext): Promise<Found> {
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
  return { findings }
}

/** How long a message may wait that could be sent, in milliseconds. */
const messageDelay = 10 * minute

/** Finds messages that wait too long. Reports those that did not arrive, but not as damage. */
async function findLateMessages(ctx: ActionContext): Promise<Found> {
  const { queue, failed, perhaps, oldestDueAt } = await ctx.read(outboxStanding)
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
async function findingsInFiles(opened: Opened): Promise<Found> {
  const standing = await headStanding(opened.ctx).catch((): HeadStanding => 'unreadable')
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
async function storageNotes({ runtime }: App): Promise<Found> {
  const kept = await runtime.storage.keepsVersions()
  if (kept === false) return {}
  const known =
    'the bucket keeps versions, so what is purged or removed stays in it. Let a rule of the provider remove earlier versions after a few days.'
  const unknown =
    'whether the bucket keeps versions could not be asked. If it does, what is purged stays in it; let a rule of the provider remove earlier versions after a few days.'
  return { notes: [`Storage: ${kept ? known : unknown}`] }
}

/** Finds what is kept too long, and removed files that still exist. */
async function findOverdue(ctx: ActionContext): Promise<Found> {
  const { overdue, halfRemoved } = await examineRetention(ctx)
  const late = `Retention: ${overdue?.count} were to be removed automatically, since ${overdue?.since}. A running server removes them within the hour; check its log.`
  const half = halfRemoved.map(
    ({ what, id }) =>
      `Retention: ${what} ${id} was removed for good, as the log says, but its row is still there.`,
  )
  return { findings: [...(overdue === null ? [] : [late]), ...half] }
}
