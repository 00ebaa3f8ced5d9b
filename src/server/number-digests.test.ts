import { randomBytes } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { issueAccessCode, openRecord } from '#modules/lookup'
import { digestStored, selectByPassport } from '#modules/records'
import { openDatabase } from '#platform/database'
import { approvedRecord } from '#test/candidates'
import { startPadma } from '#test/padma'
import { bothEngines, forEachTest } from '#test/test-runtime'
import { databaseKey } from './encryption.ts'

describe.each(bothEngines)('the numbers of a record on %s', (engine) => {
  const app = forEachTest(() => startPadma(engine))

  test('are found by their digests, one of them by how it looks, and stand once', async () => {
    const record = await approvedRecord(app, {
      passportNumber: 'AO1234567',
      referenceNumber: 'V99887',
    })
    const columns = ['passportNumber', 'passportDigest', 'passportLook', 'referenceDigest'] as const
    const { config } = app.runtime
    // Opened by somebody who has the key of its file, and not those of its records.
    const stolen = openDatabase(config.databaseUrl, { key: databaseKey(config) })
    const [stored] = await stolen.reader.selectFrom('records').select(columns).execute()
    await stolen.close()
    expect(JSON.stringify(stored)).not.toMatch(/AO1234567|A01234567|V99887/)
    expect(new Set(Object.values(stored ?? {})).size).toBe(4)
    const accessCode = await app.amina.write((ctx) => issueAccessCode(ctx, record.id))
    const opensWith = async (numbers: Parameters<typeof openRecord>[1]) =>
      (await openRecord(app.anybody, numbers).catch(() => null)) !== null
    for (const passportNumber of ['AO1234567', 'a0 123-4567'])
      expect(await opensWith({ passportNumber, accessCode })).toBe(true)
    expect(await opensWith({ referenceNumber: 'v-99887', accessCode })).toBe(true)
    expect(await opensWith({ passportNumber: 'AO1234568', accessCode })).toBe(false)
    const twice = approvedRecord(app, { passportNumber: 'AO1234567' })
    await expect(twice).rejects.toMatchObject({ code: 'record.passport_taken' })
  })

  test('get other digests when the key of these was lost', async () => {
    const { database } = app.runtime
    const { id } = await approvedRecord(app, { passportNumber: 'AB7654321' })
    const find = () => app.anybody.read(({ tx }) => selectByPassport(tx, 'AB7654321'))
    database.vault.digestWith(randomBytes(32))
    expect(await find()).toBeUndefined()
    await digestStored({ database, log: app.system.log })
    expect(await find()).toMatchObject({ id })
  })
})
