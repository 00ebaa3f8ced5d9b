import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { askPostgres } from './ask-postgres.ts'
import { freshPostgres } from './postgres.ts'

test('each fresh database is empty and apart from the others', async () => {
  const [one, other] = await Promise.all([freshPostgres(), freshPostgres()])
  await askPostgres(one, 'create table here (id text)')
  const tables = "select tablename from pg_tables where schemaname = 'public'"
  expect(await askPostgres(one, tables)).toEqual([{ tablename: 'here' }])
  expect(await askPostgres(other, tables)).toEqual([])
})

test('a killed test run leaves neither a server nor its data behind', async () => {
  const module = join(import.meta.dirname, 'postgres.ts')
  const program = `
    const { startPostgres } = await import(${JSON.stringify(module)})
    console.log((await startPostgres()).url)
    setInterval(() => {}, 1000)`
  const child = spawn(process.execPath, ['--input-type=module', '--eval', program])
  const [line] = await once(child.stdout, 'data')
  const url = String(line).trim()
  const [{ folder }] = await askPostgres(
    url,
    "select setting as folder from pg_settings where name = 'data_directory'",
  )
  child.kill('SIGKILL')
  await expect.poll(() => existsSync(folder)).toBe(false)
  await expect(askPostgres(url, 'select 1')).rejects.toThrow('ECONNREFUSED')
})
