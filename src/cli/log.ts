import { createReadStream } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { type Command, Option } from 'commander'
import { z } from 'zod'
import { endRestored } from '#modules/attestations'
import {
  type ArchiveVerdict,
  archiveLog,
  beginSuccessor,
  checkpointIn,
  logFinding,
  readCheckpointNote,
  readLogArchive,
  readLogKey,
  type SuccessionReason,
  successionReasons,
  verifyLog,
} from '#modules/audit'
import { writeNewFile } from './copied-database.ts'
import { fileObstacle, Obstacle, print, readTyped, type Shell, UsageMistakes } from './shell.ts'
import { changeCandor, copyCandor, readCandor } from './with-candor.ts'

const timeError = 'Give a day such as 2026-01-01, or a time such as 2026-01-01T00:00:00Z.'

const archiveFormSchema = z.object({
  before: z
    .union([z.iso.date(), z.iso.datetime({ offset: true })], { error: timeError })
    .transform((text) => new Date(text).toISOString()),
})

/** Writes the sealed events before a time into one file, and reads it again before giving it its name. */
async function archive(shell: Shell, { before, to }: Record<'before' | 'to', string>) {
  const typed = readTyped(archiveFormSchema, { before }, { before: '--before' })
  await copyCandor(shell, to, async ({ ctx }) => {
    const file = await archiveLog(ctx, typed.before)
    if (!file) throw new Obstacle('No sealed event is older than that. Nothing was written.')
    await writeNewFile(to, async () => file.bytes, checkWritten)
    const events = file.events === 1 ? 'One event is' : `${file.events} events are`
    print(`${events} in ${to}. The database keeps them too.`)
  })
}

async function checkWritten(partial: string): Promise<void> {
  const { verdict } = await readLogArchive(createReadStream(partial))
  if (verdict === 'broken')
    throw new Obstacle(
      'The events are not those that were sealed. Run candor log verify. Nothing was written.',
    )
}

/** Prints one sentence: exit code 0 when the file is whole, otherwise 1. Opens no database. */
async function verifyArchive(shell: Shell, file: string, key?: string): Promise<void> {
  const verdict = await readLogArchive(createReadStream(file), key).catch((error: unknown) => {
    throw fileObstacle(`${file} cannot be read.`, error)
  })
  if (verdict.verdict === 'broken') {
    print(`The archive is broken: ${brokenSentences[verdict.reason]}`)
    shell.exitCode = 1
    return
  }
  const { origin, events, first, last } = verdict
  print(`The archive is whole: ${events} events of ${origin}, from ${first} to ${last}.`)
  print(
    key === undefined
      ? `It says itself that this key signed it. Compare it with the one that you noted: ${verdict.key}`
      : 'The key that you named signed it.',
  )
}

const brokenSentences: Record<Extract<ArchiveVerdict, { verdict: 'broken' }>['reason'], string> = {
  form: 'it is not an archive of a log, or it was cut off.',
  key: 'it was signed with another key than the one that you named.',
  signature: 'its checkpoint bears no signature of its key.',
  leaves: 'its events are not those of its checkpoint.',
}

export function addLog(program: Command, shell: Shell): void {
  const log = program
    .command('log')
    .description('The transparency log: its checkpoint, whether it is whole, and its successor')
  log
    .command('checkpoint')
    .description('Print the newest signed checkpoint, for somebody to keep elsewhere')
    .action(() => printCheckpoint(shell))
  log
    .command('verify')
    .description('Recompute each leaf from the events, and compare them with what was promised')
    .option('--since <file>', 'a checkpoint that was kept: the log must still contain it')
    .addOption(
      new Option(
        '--archive <file>',
        'examine an archive instead, without any installation',
      ).conflicts('since'),
    )
    .option('--key <key>', 'the key that you noted, which must have signed the archive')
    .action((typed: TypedToVerify) => verifyEither(shell, typed))
  log
    .command('archive')
    .description(
      'Write the sealed events before a time into one file that can be verified by itself',
    )
    .requiredOption('--before <time>', 'a day such as 2026-01-01, or a time')
    .requiredOption('--to <file>', 'where the file goes')
    .action((typed: { before: string; to: string }) => archive(shell, typed))
  log
    .command('successor')
    .description('End the log and begin another with a new key, which names this one')
    .addOption(
      new Option('--reason <reason>', 'why, for everybody to read')
        .choices(successionReasons)
        .makeOptionMandatory(),
    )
    .action(({ reason }: { reason: SuccessionReason }) => succeed(shell, reason))
}

interface TypedToVerify {
  since?: string
  archive?: string
  key?: string
}

async function verifyEither(shell: Shell, { since, archive: file, key }: TypedToVerify) {
  if (file !== undefined) return verifyArchive(shell, file, key)
  if (key !== undefined) throw new UsageMistakes(['--key goes with --archive.'])
  return verify(shell, since)
}

async function printCheckpoint(shell: Shell): Promise<void> {
  await readCandor(shell, async ({ ctx }) => {
    const note = await ctx.read(readCheckpointNote)
    if (note === null) throw noLog()
    print(note.trimEnd())
  })
}

/** Prints one sentence: exit code 0 when the log is whole, otherwise 1. */
async function verify(shell: Shell, file?: string): Promise<void> {
  const since = file === undefined ? undefined : await readKept(file)
  await readCandor(shell, async ({ ctx }) => {
    const verdict = await verifyLog(ctx, since)
    if (verdict.verdict === 'none') throw noLog()
    const finding = logFinding(verdict)
    if (finding !== null || verdict.verdict !== 'whole') {
      print(`The log is broken: ${finding}`)
      shell.exitCode = 1
      return
    }
    const rest = verdict.unsealed === 0 ? '' : `; ${verdict.unsealed} wait to be sealed`
    const kept = since === undefined ? '' : ' It contains all that the kept checkpoint promised.'
    print(`The log is whole (${verdict.leaves} leaves${rest}).${kept}`)
  })
}

/** A file that was saved from a mail has the line ends of that machine, and may lack the last one. */
async function readKept(file: string): Promise<string> {
  const text = await readFile(file, 'utf8').catch((error) => {
    throw fileObstacle(`${file} cannot be read.`, error)
  })
  const note = `${text.replaceAll('\r\n', '\n').trim()}\n`
  if (checkpointIn(note) !== null) return note
  throw new Obstacle(
    `${file} is no checkpoint. Name a file that "candor log checkpoint" wrote, or that has all lines after the dashes of a weekly mail.`,
  )
}

async function succeed(shell: Shell, reason: SuccessionReason): Promise<void> {
  await changeCandor(shell, async ({ ctx }) => {
    const log = await ctx.write(async (write) => {
      if (reason === 'restored') await endRestored(write)
      return beginSuccessor(write, reason)
    })
    if (log === null) throw noLog()
    print(`The log continues as ${log.origin}. Tell your auditors its key:`)
    print((await ctx.read(readLogKey)) ?? '')
  })
}

const noLog = () => new Obstacle('There is no log yet. It begins when the server first runs.')
