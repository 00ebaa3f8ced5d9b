import { readFile } from 'node:fs/promises'
import { type Command, Option } from 'commander'
import { endRestored } from '#modules/attestations'
import {
  beginSuccessor,
  checkpointIn,
  logFinding,
  readCheckpointNote,
  readLogKey,
  type SuccessionReason,
  successionReasons,
  verifyLog,
} from '#modules/transparency'
import { fileObstacle, Obstacle, UsageMistakes } from './exit-code.ts'
import { archive, verifyArchive } from './log-archive.ts'
import { print, type Shell } from './shell.ts'
import { changeCandor, readCandor } from './with-candor.ts'

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
