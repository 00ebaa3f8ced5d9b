import { setTimeout as pause } from 'node:timers/promises'
import type { Command } from 'commander'
import { verifyChain } from '#modules/audit'
import type { ChainVerdict } from '#modules/audit/schema'
import { examineFiles, type FileFinding } from '#modules/documents'
import { examineNoticeFiles, type NoticeFileFinding } from '#modules/notices'
import type { ActionContext } from '#platform/context'
import { print, type Shell } from './shell.ts'
import { type Opened, withCandor } from './with-candor.ts'

/** Long enough for an upload to get from its file to its row, in milliseconds. */
const settling = 2000

export function addDoctor(program: Command, shell: Shell): void {
  program
    .command('doctor')
    .description('Look for missing, wrong and orphan files and for a broken audit log')
    .action(() => examine(shell))
}

/** One line per finding and exit code 1, or one calm sentence. Changes nothing. */
async function examine(shell: Shell): Promise<void> {
  await withCandor(shell, async (opened) => {
    const chain = await findingsInLog(opened.ctx)
    const findings = [
      ...(await findingsInParts(opened)),
      ...chain.findings,
      ...(await findingsInFiles(opened.ctx)),
    ]
    for (const finding of findings) print(finding)
    if (findings.length > 0) shell.exitCode = 1
    else
      print(
        `All is well: every document has its file, and the audit log is whole (${chain.events} events).`,
      )
  })
}

async function findingsInParts({ app }: Opened): Promise<string[]> {
  const { database, storage } = app.runtime
  const answers = [
    database.ready().then(
      () => null,
      () => 'Database: it does not answer.',
    ),
    storage.ready().then(
      () => null,
      () => 'Storage: nothing can be written there. Look at its rights and its room.',
    ),
  ]
  return (await Promise.all(answers)).filter((answer) => answer !== null)
}

const logReasons = {
  missing: (sequence: number) => `event ${sequence} is missing.`,
  altered: (sequence: number) => `event ${sequence} is not as it was written.`,
  tail_cut: (sequence: number) => `its end was cut off: event ${sequence} and what followed.`,
} as const satisfies Record<
  Extract<ChainVerdict, { verdict: 'broken' }>['reason'],
  (sequence: number) => string
>

async function findingsInLog(ctx: ActionContext): Promise<{ findings: string[]; events: number }> {
  try {
    const chain = await verifyChain(ctx)
    if (chain.verdict === 'whole') return { findings: [], events: chain.events }
    return { findings: [`Audit log: ${logReasons[chain.reason](chain.sequence)}`], events: 0 }
  } catch (error) {
    ctx.log.error({ error }, 'The audit log could not be examined')
    return { findings: ['Audit log: it could not be examined.'], events: 0 }
  }
}

const fileSentences = {
  missing: (id) => `Missing file: that of document ${id}. Restore it from a backup.`,
  wrong: (id) => `Wrong file: that of document ${id} has other bytes than were uploaded.`,
  orphan: (key) => `Orphan file: no document names ${key}. The next start removes it.`,
} as const satisfies Record<FileFinding['problem'], (subject: string) => string>

const pictureSentences = {
  missing: (id) => `Missing file: a picture of notice ${id}. Restore it from a backup.`,
  wrong: (id) => `Wrong file: a picture of notice ${id} has other bytes than were uploaded.`,
  orphan: (key) => `Orphan file: no notice names ${key}. The next start removes it.`,
} as const satisfies Record<NoticeFileFinding['problem'], (subject: string) => string>

/**
 * Looks twice when there is something: a running server has files whose row is about to come, and
 * rows that are about to go.
 */
async function findingsInFiles(ctx: ActionContext): Promise<string[]> {
  const first = await sentencesOf(ctx)
  if (first.length === 0) return []
  await pause(settling)
  const second = new Set(await sentencesOf(ctx))
  return first.filter((sentence) => second.has(sentence))
}

async function sentencesOf(ctx: ActionContext): Promise<string[]> {
  const sentences: string[] = []
  for await (const { problem, subject } of examineFiles(ctx))
    sentences.push(fileSentences[problem](subject))
  for await (const { problem, subject } of examineNoticeFiles(ctx))
    sentences.push(pictureSentences[problem](subject))
  return sentences
}
