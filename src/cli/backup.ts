import { stat } from 'node:fs/promises'
import type { Command } from 'commander'
import { backUp, verifyArchive } from '#modules/exchange'
import { writeNewFile } from './new-file.ts'
import { print, type Shell, say } from './shell.ts'
import { changeCandor } from './with-candor.ts'

export function addBackup(program: Command, shell: Shell): void {
  program
    .command('backup')
    .description('Write a backup that "restore" puts back; the server may be running')
    .requiredOption('--to <file>', 'where the backup goes: a new file')
    .action(({ to }: { to: string }) => backUpTo(shell, to))
}

/**
 * Prints one sentence on standard output with exit code 0 when a whole backup is on the disk and was read
 * again; otherwise a sentence on standard error with exit code 1, which cron mails.
 */
async function backUpTo(shell: Shell, file: string): Promise<void> {
  await changeCandor(shell, async ({ ctx }) => {
    let damaged = () => 0
    let rows: Record<string, number> = {}
    const source = async () => {
      const backup = await backUp(ctx)
      damaged = backup.damaged
      return backup.zip
    }
    await writeNewFile(file, source, async (partial) => {
      rows = (await verifyArchive(partial)).tables
    })
    const { size } = await stat(file)
    const held = `${counted(rows.records, 'record')} and ${counted(rows.documents, 'scan')}`
    print(`Backed up ${held} to ${file} (${(size / 1_000_000).toFixed(1)} MB), and read it back.`)
    const lost = damaged()
    if (lost === 0) return
    const are = lost === 1 ? 'is missing or not as it was' : 'are missing or not as they were'
    say(`${counted(lost, 'scan')} ${are} uploaded; the backup has the rest. Run "candor doctor".`)
    shell.exitCode = 1
  })
}

function counted(count: number | undefined, word: string): string {
  return `${count ?? 0} ${word}${count === 1 ? '' : 's'}`
}
