import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { startPostgres } from '#test/postgres'
import type { Effort } from './effort.ts'
import type { Figure } from './figures.ts'
import { measureExport } from './measure-export.ts'
import { measureImport } from './measure-import.ts'
import { seed } from './seed.ts'
import { startCandor } from './servers.ts'

/**
 * Measures many records, on an installation of their own: the import, and then the export of the imported
 * records. An export alone imports too, because it needs data. The targets in minutes and megabytes a
 * second are for a whole machine, so the server is not pinned to a core.
 */
export async function* measureExchange(
  command: string,
  data: string,
  effort: Effort,
  engine: 'SQLite' | 'PostgreSQL',
): AsyncGenerator<Figure[]> {
  const dataFolder = join(data, `exchange-${engine}`)
  const postgres = engine === 'PostgreSQL' ? await startPostgres({ durable: true }) : null
  try {
    const place = postgres ? { dataFolder, postgresUrl: postgres.url } : { dataFolder }
    const installation = await seed({ ...place, records: 1000 })
    const importing = await startCandor(command, installation, { place: 'anywhere' })
    try {
      const figures = await measureImport(importing, installation, effort.imported, engine)
      if (effort.stages.includes('import')) yield figures
    } finally {
      await importing.stop()
    }
    if (!effort.stages.includes('export')) return
    const exporting = await startCandor(command, installation, { place: 'anywhere' })
    try {
      yield await measureExport(exporting, installation, engine)
    } finally {
      await exporting.stop()
    }
  } finally {
    await postgres?.remove()
    // Some twenty gigabytes, which the next engine needs too.
    rmSync(dataFolder, { recursive: true, force: true })
  }
}
