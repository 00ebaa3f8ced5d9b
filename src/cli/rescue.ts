import { copyFile, mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Command } from 'commander'
import { backUp, tableNames } from '#modules/archive'
import { mendRescuedLog } from '#modules/audit'
import { openDatabase, type Rescued, rescueRows } from '#platform/database'
import { systemCode } from '#platform/errors'
import { databaseKey } from '#server'
import { counted } from './backup-place.ts'
import { openWorkFolder, writeNewFile } from './copied-database.ts'
import { fileObstacle, Obstacle, print, type Shell, say } from './shell.ts'
import { configurationOfExisting, withCandor } from './with-candor.ts'

interface Typed {
  to: string
  database?: string
}

export function addRescue(program: Command, shell: Shell): void {
  program
    .command('rescue')
    .description('Take everything that can be read out of a damaged SQLite database')
    .requiredOption('--to <folder>', 'a new folder: a backup of what is whole, and what is not')
    .option('--database <file>', 'a damaged copy instead of the installation’s own')
    .action((typed: Typed) => rescue(shell, typed))
}

/** Works on a copy, and changes nothing of the installation. Ends with 1 when anything could not be read. */
async function rescue(shell: Shell, { to, database }: Typed): Promise<void> {
  const config = configurationOfExisting(shell.env)
  const damagedUrl = database ?? config.databaseUrl
  if (damagedUrl.startsWith('postgres'))
    throw new Obstacle(
      'This takes out of an SQLite file. From a damaged PostgreSQL, pg_dump --table takes what it can read, a table at a time.',
    )
  await mkdir(to, { mode: 0o700 }).catch((error: unknown) => {
    if (systemCode(error) === 'EEXIST')
      throw new Obstacle(`${to} already exists. Name a new folder.`)
    throw fileObstacle(`${to} cannot be made.`, error)
  })
  const work = await openWorkFolder()
  try {
    const damaged = { ...config, databaseUrl: join(work.folder, 'damaged.sqlite') }
    await copyFile(damagedUrl, damaged.databaseUrl).catch((error: unknown) => {
      throw fileObstacle(`${damagedUrl} cannot be copied to ${work.folder}.`, error)
    })
    await copyFile(`${damagedUrl}-wal`, `${damaged.databaseUrl}-wal`).catch((error: unknown) => {
      if (systemCode(error) !== 'ENOENT') throw error
    })
    const whole = { ...config, databaseUrl: join(work.folder, 'whole.sqlite') }
    const key = databaseKey(damaged)
    const empty = openDatabase(whole.databaseUrl, { key })
    await empty.migrate()
    await empty.close()
    const rescued = rescueRows(
      { path: damaged.databaseUrl, key },
      { path: whole.databaseUrl, key },
      tableNames,
    )
    const files = await withCandor(
      shell,
      async ({ ctx }) => {
        const altered = await mendRescuedLog(ctx)
        const backup = await backUp(ctx)
        await writeNewFile(join(to, 'rescued.zip'), async () => backup.zip)
        return { damaged: backup.damaged(), altered }
      },
      whole,
      { asItIs: true },
    )
    const missing = missingLines(rescued)
    for (const { id } of files.altered)
      missing.push(`auditEvents: row ${id} is not as it was written; see left-out.json.`)
    if (files.damaged > 0)
      missing.push(
        `${counted(files.damaged, 'scan')} could not be read; the zip’s manifest names them.`,
      )
    await tell(shell, { to, rescued, missing, altered: files.altered })
  } finally {
    await work.remove()
  }
}

function missingLines(rescued: readonly Rescued[]): string[] {
  return rescued.flatMap(({ table, lost, isUncertain, withoutParent }) => [
    ...lost.map((id) => `${table}: row ${id} could not be read.`),
    ...(isUncertain ? [`${table}: some of its pages could not be read.`] : []),
    ...(withoutParent.length > 0
      ? [
          `${table}: ${counted(withoutParent.length, 'row')} belonged to one that could not be read; see left-out.json.`,
        ]
      : []),
  ])
}

interface Result {
  to: string
  rescued: readonly Rescued[]
  missing: string[]
  altered: readonly object[]
}

async function tell(shell: Shell, { to, rescued, missing, altered }: Result) {
  const leftOut: Record<string, readonly object[]> = Object.fromEntries(
    rescued
      .filter(({ withoutParent }) => withoutParent.length > 0)
      .map(({ table, withoutParent }) => [table, withoutParent]),
  )
  if (altered.length > 0) leftOut.auditEvents = [...(leftOut.auditEvents ?? []), ...altered]
  const own = { mode: 0o600 }
  if (Object.keys(leftOut).length > 0)
    await writeFile(join(to, 'left-out.json'), `${JSON.stringify(leftOut, null, 2)}\n`, own)
  const rows = rescued.reduce((sum, one) => sum + one.rows, 0)
  print(
    `${counted(rows, 'row')} are in ${join(to, 'rescued.zip')}, with their files; "candor restore" puts them into an empty installation.`,
  )
  if (missing.length === 0) return print('Everything could be read.')
  await writeFile(join(to, 'missing.txt'), `${missing.join('\n')}\n`, own)
  say(
    `${counted(missing.length, 'thing')} could not be read; ${join(to, 'missing.txt')} names each.`,
  )
  shell.exitCode = 1
}
