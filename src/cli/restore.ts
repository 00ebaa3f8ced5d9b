import type { Command } from 'commander'
import { attestationRefusals, findKeyTrouble } from '#modules/attestations'
import { restoreExport } from '#modules/exchange'
import { print, type Shell, say } from './shell.ts'
import { sealLast, withCandor } from './with-candor.ts'

export function addRestore(program: Command, shell: Shell): void {
  program
    .command('restore')
    .description('Put a backup or an export into an empty installation')
    .argument('<file>', 'a zip that candor backup, candor export or the dashboard made')
    .action((file: string) => restore(shell, file))
}

async function restore(shell: Shell, file: string): Promise<void> {
  await withCandor(shell, async ({ ctx }) => {
    const restored = await restoreExport(ctx, file)
    // Doctor runs before a server is started, and the log should be whole by then.
    await sealLast(ctx)
    const { kind, organisation, madeAt, rows, files, damaged, endedAttestations } = restored
    print(
      `${organisation}, as of ${madeAt}: ${rows.records} records, ${rows.documents} scans, ${rows.accounts} accounts, ${rows.auditEvents} events of the audit log, ${files} files.`,
    )
    if (damaged > 0) say(`${damaged} scans were missing or damaged already when this was made.`)
    if (endedAttestations > 0)
      say(
        `${endedAttestations} attestations ended: whether they were ended since is not known here. Candidates can take new ones.`,
      )
    const trouble = await ctx.read(findKeyTrouble)
    if (trouble !== null) say(attestationRefusals[trouble].sentence)
    say(
      kind === 'backup'
        ? 'Everybody signs in as before. What was revoked or purged since has to be revoked or purged again.'
        : 'Nobody has a password yet: give one to an admin with "candor admin reset".',
    )
  })
}
