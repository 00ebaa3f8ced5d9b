import type { Command } from 'commander'
import { makeDataFolder } from '#platform/config'
import { openOwnDatabase } from '#server'
import { configurationFrom, configurationOfExisting } from './configuration.ts'
import { print, type Shell, say } from './shell.ts'

export function addMigrate(program: Command, shell: Shell): void {
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
