import type { Command } from 'commander'
import { restoreExport } from '#modules/exchange'
import { print, type Shell, say } from './shell.ts'
import { withCandor } from './with-candor.ts'

export function addRestore(program: Command, shell: Shell): void {
  program
    .command('restore')
    .description('Put a whole export back into an empty installation')
    .argument('<file>', 'a zip that candor export or the dashboard made')
    .action((file: string) => restore(shell, file))
}

async function restore(shell: Shell, file: string): Promise<void> {
  await withCandor(shell, async ({ ctx }) => {
    const { organisation, madeAt, rows, files, damaged } = await restoreExport(ctx, file)
    print(
      `${organisation}, as of ${madeAt}: ${rows.records} records, ${rows.documents} scans, ${rows.accounts} accounts, ${rows.auditEvents} events of the audit log, ${files} files.`,
    )
    if (damaged > 0)
      say(`${damaged} scans were missing or damaged already when this export was made.`)
    say('Nobody has a password yet: give one to an admin with "candor admin reset".')
  })
}
