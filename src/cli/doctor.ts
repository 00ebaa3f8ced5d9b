import { setTimeout as pause } from 'node:timers/promises'
import type { Command } from 'commander'
import { type HeadStanding, headStanding, verifyChain } from '#modules/audit'
import type { ChainVerdict } from '#modules/audit/schema'
import { outboxStanding } from '#modules/delivery'
import { tableNames } from '#modules/exchange'
import { unfitNotices } from '#modules/notices'
import { findOrganisation } from '#modules/organisation'
import { ledgerTriggers, unfitClasses } from '#modules/training'
import { logFinding, unsealedSince, verifyLog } from '#modules/transparency'
import { type Instant, millisecondsBetween, minute, second } from '#platform/clock'
import { secretFileOpenToOthers } from '#platform/config'
import type { ActionContext } from '#platform/context'
import { DatabaseObstacle } from '#platform/database'
import { isS3Address, StorageObstacle } from '#platform/storage'
import { isDatabaseLost } from '#server'
import { attestationFindings } from './attestation-findings.ts'
import { closingFindings } from './closing-findings.ts'
import { runOnCopy } from './copied-database.ts'
import { dataFindings } from './data-findings.ts'
import { encryptionFindings } from './encryption-findings.ts'
import { formerSecretNotes } from './former-secret-notes.ts'
import { recordFindings } from './record-findings.ts'
import { retentionFindings } from './retention-findings.ts'
import { print, type Shell } from './shell.ts'
import { storageNotes } from './storage-notes.ts'
import { databaseLost, type Opened, readCandor } from './with-candor.ts'

/** Long enough for an upload to get from its file to its row, in milliseconds. */
const settling = 2000
/** A running server stores the head of the log every five seconds, a busy one later. */
const keptWithin = 10_000

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
  const isWell = await readCandor(shell, run).catch(async (error: unknown) => {
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
  const standing = await headStanding(opened.ctx)
  const chain = await findingsInLog(opened)
  const messages = await examineMessages(opened.ctx)
  const attestations = await attestationFindings(opened.ctx)
  const encryption = await encryptionFindings(opened.app)
  const records = await recordFindings(opened.ctx)
  const groups = [
    () => findingsInParts(opened),
    async () => ((await isDatabaseLost(opened.app)) ? [databaseLost] : []),
    async () => chain.findings,
    () => findingsInSeals(opened.ctx),
    () => findingsInWords(opened.ctx),
    async () => [...messages.findings, ...attestations.findings, ...encryption.findings],
    async () => records.findings,
    () => retentionFindings(opened.ctx),
    () => closingFindings(opened.ctx),
    () => findingsInFiles(opened, standing),
  ]
  let findings = damage.length
  for (const find of groups) {
    const found = await find()
    for (const line of found) tell(line)
    findings += found.length
  }
  const notes = [
    ...messages.notes,
    ...attestations.notes,
    ...encryption.notes,
    ...records.notes,
    ...(await formerSecretNotes(opened)),
    ...(await storageNotes(opened.app)),
  ]
  for (const line of notes) tell(line)
  const isWell = findings === 0
  if (isWell)
    tell(
      `All is well: every document has its file, and the audit log is whole (${chain.events} events).`,
    )
  return isWell
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
  const findings = (settings?.unfit ?? []).map(
    ({ path, message }) => `Not shown to the public: setting ${path}. ${message}`,
  )
  for (const [row, examined] of [
    ['notice', unfitNotices(ctx)],
    ['class', unfitClasses(ctx)],
  ] as const)
    for await (const { subject, path, message } of examined)
      findings.push(`Not shown to the public: ${path} of ${row} ${subject}. ${message}`)
  return findings
}

const logReasons = {
  missing: (sequence) => `event ${sequence} is missing.`,
  altered: (sequence) => `event ${sequence} is not as it was written.`,
  tail_cut: (sequence) => `its end was cut off: event ${sequence} and what followed.`,
  head_missing: (_, head) =>
    `its kept head (${head}) is missing, so its end may have been cut off.`,
  head_unreadable: (_, head) =>
    `its kept head (${head}) is unreadable, so its end may have been cut off.`,
  unsealed_altered: (sequence) =>
    `an event after number ${sequence} that is not sealed yet is not as it was written.`,
} as const satisfies Record<
  Extract<ChainVerdict, { verdict: 'broken' }>['reason'],
  (sequence: number, head: string) => string
>

async function findingsInLog({
  app,
  ctx,
}: Opened): Promise<{ findings: string[]; events: number }> {
  try {
    let chain = await verifyChain(ctx)
    if (chain.verdict === 'broken' && chain.reason === 'head_missing') {
      // A new installation has a head as soon as a server has stored it.
      await pause(keptWithin)
      chain = await verifyChain(ctx)
    }
    if (chain.verdict === 'whole') return { findings: [], events: chain.events }
    const inBucket = isS3Address(app.runtime.config.storageUrl)
    const head = inBucket ? 'audit/head in the bucket' : 'files/audit/head'
    return { findings: [`Audit log: ${logReasons[chain.reason](chain.sequence, head)}`], events: 0 }
  } catch (error) {
    ctx.log.error({ error }, 'The audit log could not be examined')
    return { findings: ['Audit log: it could not be examined.'], events: 0 }
  }
}

/** How old an unsealed event may be, in milliseconds. */
const sealDelay = 10 * second

async function lateSince(ctx: ActionContext): Promise<Instant | null> {
  const since = await ctx.read(unsealedSince)
  const age = since === null ? 0 : Date.parse(ctx.clock.now()) - Date.parse(since)
  return age > sealDelay ? since : null
}

async function findingsInSeals(ctx: ActionContext): Promise<string[]> {
  try {
    const broken = logFinding(await verifyLog(ctx))
    let since = await lateSince(ctx)
    if (since !== null) {
      // A server that could not for a while may be about to.
      await pause(settling)
      since = await lateSince(ctx)
    }
    return [
      ...(broken === null ? [] : [`Transparency log: ${broken}`]),
      ...(since !== null
        ? [
            `Transparency log: events since ${since} are not sealed. A running server seals them within a second; check its log.`,
          ]
        : []),
    ]
  } catch (error) {
    ctx.log.error({ error }, 'The transparency log could not be examined')
    return ['Transparency log: it could not be examined.']
  }
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
async function findingsInFiles(opened: Opened, standing: HeadStanding): Promise<string[]> {
  const first = await dataFindings(opened, standing)
  if (first.length === 0) return []
  await pause(settling)
  const second = new Set(await dataFindings(opened, standing))
  return first.filter((sentence) => second.has(sentence))
}
