import { chownSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { openDatabase } from '#platform/database'
import { askPostgres, dropPostgres, freshPostgres, isRoot, nobody } from '#test/postgres'
import { openSmallDisk } from '#test/small-disk'

test('on a full disk PostgreSQL is not ready once something was refused, until there is room', async ({
  skip,
}) => {
  const disk = openSmallDisk(64)
  if (disk === null) return skip('This process may not mount a disk.')
  const folder = join(disk.folder, 'tables')
  mkdirSync(folder, { mode: 0o700 })
  if (isRoot) chownSync(folder, nobody, nobody)
  const url = await freshPostgres()
  await askPostgres(url, `create tablespace small_${process.pid} location '${folder}'`)
  const empty = openDatabase(url)
  await empty.migrate()
  await empty.close()
  const name = new URL(url).pathname.slice(1)
  await askPostgres(url, `alter database ${name} set default_tablespace = small_${process.pid}`)
  const database = openDatabase(url)
  const write = () =>
    database.write((tx) =>
      sql`insert into "filling" select repeat(md5(random()::text), 60)
        from generate_series(1, 2000)`.execute(tx),
    )
  try {
    await sql`create table "filling" ("a" text)`.execute(database.writer)
    await database.ready()
    disk.fill()
    await expect(write()).rejects.toMatchObject({ code: 'service.no_room' })
    await expect(database.ready()).rejects.toThrow('the disk of the database has no room left')
    disk.clear()
    await database.ready()
    await write()
  } finally {
    await database.close()
    await dropPostgres(url)
    disk.remove()
  }
})
