import { pipeline } from 'node:stream/promises'
import { Command } from 'commander'
import { z } from 'zod'
import { exportEverything } from '#modules/archive'
import { setUp } from '#modules/organisation'
import { lookUpDays } from '#modules/organisation/identity.schema'
import { setUpSchema } from '#modules/organisation/schema'
import { handOver, noteHandedOver } from '#modules/privacy'
import { makeDataFolder } from '#platform/config'
import { candorVersion } from '#platform/worker'
import { openOwnDatabase } from '#server'
import { addAdmin, addApiKey } from './admin.ts'
import { addBackup } from './backup.ts'
import { addBreach } from './breach.ts'
import { writeNewFile } from './copied-database.ts'
import { addDoctor } from './doctor.ts'
import { addImport } from './import.ts'
import { addKeys, addMoveSecret } from './keys.ts'
import { addLog } from './log.ts'
import { addRescue } from './rescue.ts'
import { addRestore } from './restore.ts'
import { addServe } from './serve.ts'
import {
  explain,
  print,
  put,
  readPassword,
  readTyped,
  refuseLostOutput,
  type Shell,
  say,
  UsageMistakes,
  whenPrinted,
} from './shell.ts'
import {
  beginCandor,
  configurationFrom,
  configurationOfExisting,
  copyCandor,
} from './with-candor.ts'

interface DemoTyped {
  more?: boolean
  records: string
}

const outOfRange = { error: 'Give the number of records, from 1 to 10000.' }
const demoSchema = z.object({
  records: z.coerce.number(outOfRange).int(outOfRange).min(1, outOfRange).max(10_000, outOfRange),
})

function addDemo(program: Command, shell: Shell): void {
  program
    .command('demo')
    .description('Fill the installation with invented records and drawn documents')
    .option('--more', 'also when there are records already')
    .option('--records <number>', 'how many', '200')
    .action(async ({ more, records }: DemoTyped) => {
      const { records: howMany } = readTyped(demoSchema, { records }, { records: '--records' })
      // It loads what draws pictures, which a server would keep in memory.
      const { fill } = await import('./demo/fill.ts')
      await fill(shell, { more, howMany })
    })
}

interface Typed {
  organisation: string
  licence: string
  authority: string
  adminEmail: string
  adminName: string
  contactEmail?: string
}

const optionOf = {
  organisation: '--organisation',
  licence: '--licence',
  authority: '--authority',
  adminEmail: '--admin-email',
  contactEmail: '--contact-email',
  adminName: '--admin-name',
  password: 'The password',
}

function addSetUp(program: Command, shell: Shell): void {
  program
    .command('setup')
    .description('Set up the organisation and its first admin, as the one-time link does')
    .requiredOption('--organisation <name>', 'name of the agency, as it is registered')
    .requiredOption('--licence <number>', 'number of its licence')
    .requiredOption(
      '--authority <name>',
      'who issued the licence: a name or an id of the table of regulators',
    )
    .requiredOption('--admin-email <email>', 'with which the first admin signs in')
    .option('--contact-email <email>', 'which every page and slip shows; left out, they show none')
    .option('--admin-name <name>', 'name of the first admin', 'Admin')
    .requiredOption('--admin-password-stdin', "read the admin's password from standard input")
    .action((typed: Typed) => setUpFrom(shell, typed))
}

/**
 * Sets up an installation. Refuses with `setup.already_done`; a name with a false claim is a mistake of the
 * option (H3).
 */
async function setUpFrom(shell: Shell, typed: Typed): Promise<void> {
  const password = await readPassword()
  const { organisation, licence, authority, adminEmail, adminName, contactEmail } = typed
  const form = { organisation, licence, authority, adminEmail, adminName, contactEmail }
  const read = readTyped(setUpSchema, { ...form, password, confirm: password }, optionOf)
  await beginCandor(shell, async ({ app, ctx }) => {
    const { displayName } = await setUp(ctx, read)
    print(`${displayName} is set up. Sign in at ${app.runtime.config.url}/login`)
    print(
      `Look your licence up in its public register within ${lookUpDays} days, and note what it showed under Settings: otherwise no new records can be entered after that.`,
    )
  })
}

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
  addRescue,
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

function addHandover(program: Command, shell: Shell): void {
  program
    .command('handover')
    .description(
      'When the agency has closed: write the files of the candidates who said yes, for the successor',
    )
    .argument('<file>', 'where the zip goes')
    .action((file: string) => handOverTo(shell, file))
}

async function handOverTo(shell: Shell, file: string): Promise<void> {
  await copyCandor(shell, file, async ({ ctx }) => {
    let people = 0
    let askedAt = ''
    await writeNewFile(file, async () => {
      const handover = await handOver(ctx)
      people = handover.people
      askedAt = handover.askedAt
      return handover.zip
    })
    await ctx.write((write) => noteHandedOver(write, askedAt))
    const said = people === 1 ? 'One candidate' : `${people} candidates`
    say(
      `${said} said yes. Their files are in ${file}. It holds passports: keep it as you would keep those.`,
    )
  })
}

function addMigrate(program: Command, shell: Shell): void {
  program
    .command('migrate')
    .description("Bring the database's tables up to date (every other command does it too)")
    .option(
      '--check',
      'only say what is missing, and change nothing; exit code 1 when something is',
    )
    .action(({ check }: { check?: boolean }) => (check ? sayWhatIsMissing(shell) : migrate(shell)))
}

async function migrate({ env }: Shell): Promise<void> {
  const config = configurationFrom(env)
  makeDataFolder(config.dataFolder)
  const database = openOwnDatabase(config)
  try {
    await database.waitUntilThere()
    const onWait = () => say('Others are reading tables that have to change; waiting.')
    const names = await database.migrate({ onWait })
    for (const name of names) print(name)
    if (names.length === 0) print('The database is up to date.')
  } finally {
    await database.close()
  }
}

async function sayWhatIsMissing(shell: Shell): Promise<void> {
  const database = openOwnDatabase(configurationOfExisting(shell.env))
  try {
    await database.waitUntilThere()
    const names = await database.missingMigrations()
    for (const name of names) print(name)
    if (names.length === 0) print('The database is up to date.')
    else shell.exitCode = 1
  } finally {
    await database.close()
  }
}

function addExport(program: Command, shell: Shell): void {
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
