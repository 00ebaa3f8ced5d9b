import { readFile } from 'node:fs/promises'
import { type Command, Option } from 'commander'
import { endRestored } from '#modules/attestations'
import {
  beginSuccessor,
  logFinding,
  readCheckpointNote,
  readLogKey,
  type SuccessionReason,
  successionReasons,
  verifyLog,
} from '#modules/transparency'
import { fileObstacle, Obstacle } from './exit-code.ts'
import { print, type Shell } from './shell.ts'
import { changeCandor, withCandor } from './with-candor.ts'

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
    .action(({ since }: { since?: string }) => verify(shell, since))
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

async function printCheckpoint(shell: Shell): Promise<void> {
  await withCandor(shell, async ({ ctx }) => {
    const note = await ctx.read(readCheckpointNote)
    if (note === null) throw noLog()
    print(note.trimEnd())
  })
}

/** One sentence: exit code 0 when the log is whole, otherwise 1. */
async function verify(shell: Shell, file?: string): Promise<void> {
  const since = file === undefined ? undefined : await readKept(file)
  await withCandor(shell, async ({ ctx }) => {
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

async function readKept(file: string): Promise<string> {
  try {
    return await readFile(file, 'utf8')
  } catch (error) {
    throw fileObstacle(`${file} cannot be read.`, error)
  }
}

async function succeed(shell: Shell, reason: SuccessionReason): Promise<void> {
  await changeCandor(shell, async ({ ctx }) => {
    const log = await ctx.write(async (write) => {
      if (reason === 'restored') await endRestored(write)
      return beginSuccessor(write, reason)
    })
    if (log === null) throw noLog()
    print(`The log goes on as ${log.origin}. Tell your auditors its key:`)
    print((await ctx.read(readLogKey)) ?? '')
  })
}

const noLog = () => new Obstacle('There is no log yet. It begins when the server first runs.')
