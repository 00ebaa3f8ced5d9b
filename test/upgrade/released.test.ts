import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openDatabase } from '#platform/database'
import { runCommand } from '#test/commands'
import { documentsOf, recordsFound } from '#test/kept-people'
import { plainFilesIn } from '#test/plain-files'
import { freshPostgres } from '#test/postgres'
import { type Product, startProduct } from '#test/product'
import { type KeptInstallation, keptReleases, unpackRelease } from '#test/releases'
import { build } from '../../scripts/build.mjs'

test('at least one version is kept', () => {
  expect(keptReleases.length).toBeGreaterThan(0)
})

describe.each(keptReleases)('an installation of $name on $engine, brought up to date', (which) => {
  const { engine } = which
  let kept: KeptInstallation
  let env: Record<string, string>
  let product: Product
  beforeAll(async () => {
    kept = await unpackRelease(which)
    env = {
      ...{ CANDOR_DATA: kept.folder, CANDOR_SECRET: kept.opens.secret, NODE_ENV: 'production' },
      ...(engine === 'postgres' && { CANDOR_DATABASE_URL: kept.url }),
    }
    await build()
  })
  afterAll(async () => {
    await product?.remove()
    kept?.remove()
  })

  test('is told which migrations it lacks, and is not changed by that', async () => {
    for (let n = 0; n < 2; n += 1) {
      const { code, stdout } = await runCommand({ args: ['migrate', '--check'], env, stdin: '' })
      expect([code, stdout]).toEqual([1, expect.stringMatching(/^(\d{4}-\S+\n)+$/)])
    }
  })

  test('starts, and doctor and the log are content', async () => {
    product = await startProduct({ env })
    const said = async (...args: string[]) => (await product.command(args)).stdout
    expect(await said('migrate', '--check')).toBe('The database is up to date.\n')
    expect(await said('doctor')).toMatch(
      /^(Encryption: the database is not encrypted\. .+\n)?Encryption: stored files are not encrypted\. .+\nAll is well/,
    )
    const promised = join(kept.folder, 'files/audit/checkpoints')
    const [first = ''] = readdirSync(promised)
    expect(await said('log', 'verify', '--since', join(promised, first))).toMatch(
      /^The log is whole \(\d+ leaves.*\)\. It contains all that the kept checkpoint promised\.\n$/,
    )
  })

  test('has the tables of an installation that is new', async () => {
    const fresh = engine === 'postgres' ? await freshPostgres() : join(kept.folder, 'fresh.sqlite')
    expect(await schemaOf(kept.url)).toEqual(await schemaOf(fresh))
  })

  test('candidates open their files with their codes, and see their documents', async () => {
    const documents = await documentsOf(product.url, kept.opens[engine])
    expect(documents.length).toBeGreaterThan(0)
    for (const document of documents) expect(document).toEqual([200, 'image/'])
  })

  test('its files are encrypted by a command while it serves, its SQLite file at the next start, and all opens as before', async () => {
    const encrypt = async () => (await product.command(['keys', 'encrypt'])).stdout
    expect(await encrypt()).toMatch(/^[1-9]\d* files were encrypted\. /)
    expect(await encrypt()).toMatch(/^0 files were encrypted\. /)
    await product.restart()
    expect((await product.command(['doctor'])).stdout).toMatch(/^All is well/)
    expect(plainFilesIn(join(kept.folder, 'files'))).toEqual([])
    for (const document of await documentsOf(product.url, kept.opens[engine]))
      expect(document).toEqual([200, 'image/'])
  })

  test('staff sign in with their passwords, and find the records', async () => {
    expect(await recordsFound(product.url, kept.opens[engine])).toEqual([2, 2])
  })
})

/**
 * Every column, index and trigger, brought up to date before. Columns come in another order where a table was
 * altered earlier or later than by its number, which no statement minds.
 */
async function schemaOf(url: string): Promise<unknown[]> {
  const database = openDatabase(url)
  await database.migrate()
  const query =
    database.engine === 'sqlite'
      ? sql`select t.name, c.name as part, c.type, c."notnull", c.dflt_value, c.pk
              from sqlite_master t, pragma_table_xinfo(t.name) c
              where t.type = 'table' and t.name not like 'kysely%'
            union all select tbl_name, name, type, sql, '', 0 from sqlite_master where type <> 'table'
            union all select t.name, f."from", f."table", f."to", f.on_delete, 0
              from sqlite_master t, pragma_foreign_key_list(t.name) f
            order by 1, 2, 3`
      : sql`select table_name, column_name, data_type, is_nullable, column_default
              from information_schema.columns
              where table_schema = 'public' and table_name not like 'kysely%'
            union all select tablename, indexname, indexdef, '', '' from pg_indexes
              where schemaname = 'public' and tablename not like 'kysely%'
            union all select conrelid::regclass::text, conname, pg_get_constraintdef(oid), '', ''
              from pg_constraint where connamespace = 'public'::regnamespace and contype in ('f', 'c', 'p', 'u')
            union all select tgrelid::regclass::text, tgname, pg_get_triggerdef(oid), '', ''
              from pg_trigger where not tgisinternal
            order by 1, 2, 3`
  const { rows } = await query.execute(database.reader)
  await database.close()
  return rows
}
