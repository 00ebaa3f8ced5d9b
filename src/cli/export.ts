import { pipeline } from 'node:stream/promises'
import type { Command } from 'commander'
import { exportEverything } from '#modules/exchange'
import { writeNewFile } from './new-file.ts'
import { type Shell, say } from './shell.ts'
import { copyCandor } from './with-candor.ts'

export function addExport(program: Command, shell: Shell): void {
  program
    .command('export')
    .description('Write everything that is held into one zip; the server may be running')
    .argument('<file>', 'where the zip goes; - is standard output')
    .action((file: string) => exportTo(shell, file))
}

async function exportTo(shell: Shell, file: string): Promise<void> {
  await copyCandor(shell, file === '-' ? '/dev/stdout' : file, async ({ ctx }) => {
    if (file === '-') return exportToOutput(shell, await exportEverything(ctx))
    await writeNewFile(file, () => exportEverything(ctx))
    say(`Everything is in ${file}. It holds passports: keep it as you would keep those.`)
  })
}

/** The reader may stop at any time; they know, so nothing is printed, but a truncated archive counts as a failure. */
async function exportToOutput(shell: Shell, zip: AsyncGenerator<Uint8Array>): Promise<void> {
  await pipeline(zip, process.stdout, { end: false }).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error
    shell.exitCode = 1
  })
}
