import { Command } from 'commander'
import { addAdmin } from './admin.ts'
import { addApiKey } from './api-key.ts'
import { addBackup } from './backup.ts'
import { addDemo } from './demo.ts'
import { addDoctor } from './doctor.ts'
import { explain } from './exit-code.ts'
import { addExport } from './export.ts'
import { addImport } from './import.ts'
import { addMigrate } from './migrate.ts'
import { addRestore } from './restore.ts'
import { addServe } from './serve.ts'
import { addSetUp } from './set-up.ts'
import type { Shell } from './shell.ts'

const commands = [
  addServe,
  addSetUp,
  addAdmin,
  addApiKey,
  addDoctor,
  addImport,
  addExport,
  addBackup,
  addRestore,
  addMigrate,
  addDemo,
]

/** Runs one command and answers its exit code; nothing is thrown. */
export async function runCommandLine(args: readonly string[], env: Shell['env']): Promise<number> {
  const shell: Shell = { env, exitCode: 0 }
  const program = new Command('candor')
    .description('An honest website for the files that an agency keeps for its candidates.')
    .showHelpAfterError('Say candor --help, or candor COMMAND --help, to see what there is.')
    .exitOverride()
  for (const add of commands) add(program, shell)
  try {
    await program.parseAsync(args, { from: 'user' })
    return shell.exitCode
  } catch (error) {
    return explain(error)
  }
}
