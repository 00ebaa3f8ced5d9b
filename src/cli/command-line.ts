import { Command } from 'commander'
import { candorVersion } from '#platform/worker'
import { addAdmin } from './admin.ts'
import { addApiKey } from './api-key.ts'
import { addBackup } from './backup.ts'
import { addBreach } from './breach.ts'
import { addDemo } from './demo.ts'
import { addDoctor } from './doctor.ts'
import { explain, refuseLostOutput, UsageMistakes } from './exit-code.ts'
import { addExport } from './export.ts'
import { addHandover } from './handover.ts'
import { addImport } from './import.ts'
import { addKeys } from './keys.ts'
import { addLog } from './log.ts'
import { addMigrate } from './migrate.ts'
import { addMoveSecret } from './move-secret.ts'
import { addRestore } from './restore.ts'
import { addServe } from './serve.ts'
import { addSetUp } from './set-up.ts'
import { put, type Shell, whenPrinted } from './shell.ts'

const commands = [
  addServe,
  addSetUp,
  addAdmin,
  addApiKey,
  addDoctor,
  addLog,
  addKeys,
  addMoveSecret,
  addImport,
  addExport,
  addBackup,
  addRestore,
  addMigrate,
  addBreach,
  addHandover,
  addDemo,
]

/** Runs one command and returns its exit code; never throws. */
export async function runCommandLine(args: readonly string[], env: Shell['env']): Promise<number> {
  const shell: Shell = { env, exitCode: 0 }
  const program = new Command('candor')
    .description('An honest website for the files that an agency keeps for its candidates.')
    .showHelpAfterError('Run candor --help, or candor COMMAND --help, to see what there is.')
    .version(candorVersion(), '-V, --version', 'print the version')
    .exitOverride()
    .configureOutput({ writeOut: put })
  for (const add of commands) add(program, shell)
  try {
    refuseUnknownHelp(program, args)
    await program.parseAsync(args, { from: 'user' })
    refuseLostOutput(await whenPrinted())
    return shell.exitCode
  } catch (error) {
    return explain(error, env)
  }
}

/** By itself commander prints all its help, as if nothing had been wrong. */
function refuseUnknownHelp(program: Command, [command, name]: readonly string[]): void {
  if (command !== 'help' || name === undefined) return
  if (program.commands.some((one) => one.name() === name)) return
  throw new UsageMistakes([`There is no command ${name}. Run candor --help to see what there is.`])
}
