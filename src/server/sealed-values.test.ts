import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { announce } from '#modules/announcements'
import { makeAppointments } from '#modules/appointments'
import { appointmentFactsSchema } from '#modules/appointments/schema'
import { noteOnCase, openCase } from '#modules/cases'
import { enterTerms } from '#modules/contracts'
import { termsSchema } from '#modules/contracts/schema'
import { noteSighting, noteWhereabouts, receiveOriginal, uploadDocument } from '#modules/documents'
import { returnIncoming } from '#modules/incoming'
import { issueAccessCode } from '#modules/lookup'
import {
  changeRecord,
  digestStored,
  examineRecords,
  getRecord,
  sealedTables,
  sealStored,
  selectByPassport,
  tellOne,
  writeNote,
} from '#modules/records'
import { recordFields, sealedFields } from '#modules/records/fields.schema'
import { makeShare } from '#modules/shares'
import { openDatabase, type Reader, sealed } from '#platform/database'
import { approvedRecord, bytesOf } from '#test/candidates'
import { chooseSettings } from '#test/choose-settings'
import { copyRecord } from '#test/many-records'
import { startPadma } from '#test/padma'
import { documentPng } from '#test/phone-photos'
import { sendPhoto } from '#test/send-photo'
import { bothEngines, forEachTest, type TestRuntime } from '#test/test-runtime'
import { databaseKey } from './encryption.ts'

/** Invented, and rare enough to be searched for in everything that is stored. */
const canaries = {
  line: (name: string) => `Zephyrina ${name}`,
  text: (name: string) => `House 7, Zephyrina ${name}`,
  number: () => 'ZEPHYRINA77',
  telephone: (name: string) => (name === 'telephone' ? '+8801711987654' : '+8801711987655'),
  email: (name: string) => `zephyrina.${name.toLowerCase()}@people.example`,
  date: () => '1987-02-13',
}

/** A value for each sealed detail, also for one that nobody thought of here. */
const details = Object.fromEntries(
  sealedFields.map((name) => {
    const { control } = recordFields[name]
    return [name, canaries[control as keyof typeof canaries](name)]
  }),
)
const signs = ['zephyrina', '1711987654', '1711987655', '1987-02-13']

const sorted = (rows: readonly { id?: unknown }[]) =>
  rows.toSorted((one, other) => String(one.id).localeCompare(String(other.id)))

/** Opens the same database as somebody who stole it with the key of its file, and not those of its records. */
async function stolen<T>(app: TestRuntime, run: (tx: Reader) => Promise<T>): Promise<T> {
  const { config } = app.runtime
  const database = openDatabase(config.databaseUrl, { key: databaseKey(config) })
  try {
    return await run(database.reader)
  } finally {
    await database.close()
  }
}

/** Returns where a sign stands in any column of any table. */
async function foundIn(app: TestRuntime, tx: Reader): Promise<string[]> {
  const found: string[] = []
  for (const { name, columns } of await app.runtime.database.reader.introspection.getTables())
    for (const column of columns) {
      const at = sql<{ text: string }>`select cast(${sql.ref(column.name)} as text) as "text"
        from ${sql.table(name)} where ${sql.ref(column.name)} is not null`
      for (const { text } of (await at.execute(tx)).rows)
        if (signs.some((sign) => String(text).toLowerCase().includes(sign)))
          found.push(`${name}.${column.name}`)
    }
  return [...new Set(found)].toSorted()
}

describe.each(bothEngines)('personal values on %s', (engine) => {
  const app = forEachTest(() => startPadma(engine))

  /** A record with a canary in each place that is sealed. */
  async function planted() {
    const record = await approvedRecord(app, details)
    await app.amina.write(async (ctx) => {
      await writeNote(ctx, { recordId: record.id, text: 'Zephyrina called', mentions: [] })
      const sighting = {
        kind: 'medical',
        seenOn: '2026-11-01',
        number: 'ZEPHYRINA-9',
        validUntil: null,
      } as const
      await noteSighting(ctx, { recordId: record.id, sighting })
      const facts = appointmentFactsSchema.parse({
        ...{ kind: 'other', day: '2026-12-01', zone: 'UTC', place: 'Zephyrina Hall', bring: [] },
        note: 'Ask for Zephyrina',
      })
      const originalId = await receiveOriginal(ctx, {
        recordId: record.id,
        original: {
          ...({ kind: 'passport', purpose: 'embassy' } as const),
          ...{ receivedOn: '2026-11-19', dueOn: '2026-12-01' },
        },
      })
      const where = { place: 'Zephyrina House', since: '2026-11-19', backBy: null }
      await noteWhereabouts(ctx, { originalIds: [originalId], ...where })
      await makeAppointments(ctx, { recordIds: [record.id], facts })
      const terms = termsSchema.parse({ employer: 'Zephyrina Farms', job: 'Picker' })
      await enterTerms(ctx, { recordId: record.id, version: 0, terms })
      const { version } = await getRecord(ctx, record.id)
      const changes = { address: 'House 8, Zephyrina Street' }
      await changeRecord(ctx, { recordId: record.id, version, changes })
      const contact = { way: 'mail', address: 'zephyrina@people.example' } as const
      await tellOne(ctx, { recordId: record.id, kind: 'contact', contact })
    })
    await announce(app.amina, { recordIds: [record.id], text: 'Call Zephyrina' })
    const said = { text: 'Zephyrina asks the office' }
    const { id: caseId } = await app.amina.write((ctx) =>
      openCase(ctx, { kind: 'concern', said }, { recordId: record.id }),
    )
    await app.amina.write((ctx) => noteOnCase(ctx, caseId, 'Zephyrina was called'))
    const bytes = await documentPng('Visa')
    const source = bytesOf(bytes)
    const scan = {
      recordId: record.id,
      kind: 'visa-paper',
      originalName: 'Zephyrina.png',
      source,
    } as const
    await uploadDocument(app.amina, scan)
    const sent = await sendPhoto(app, record.id, 'contract')
    const reason = 'Not the contract of Zephyrina'
    await returnIncoming(app.amina, { ...sent, reason, until: null })
    await app.amina.write(async (ctx) => {
      await issueAccessCode(ctx, record.id)
      const share = { purpose: 'employer', label: 'Zephyrina at the farm', days: 7 } as const
      await makeShare(
        ctx,
        { recordId: record.id, kinds: null },
        { kinds: ['visa-paper'], ...share },
      )
    })
    // A change that waits for a second person.
    await chooseSettings(app, { secondPersonApproval: true })
    await app.amina.write(async (ctx) => {
      const { version } = await getRecord(ctx, record.id)
      const changes = { address: 'House 9, Zephyrina Street' }
      await changeRecord(ctx, { recordId: record.id, version, changes })
    })
    await chooseSettings(app, { secondPersonApproval: false })
    return record
  }

  test('a stolen database tells nothing of them, and whoever has the keys reads all', async () => {
    const record = await planted()
    expect(await stolen(app, (tx) => foundIn(app, tx))).toEqual([])
    // The control: the same search finds them where they are opened.
    const places = await foundIn(app, app.runtime.database.reader)
    for (const name of sealedFields) expect(places).toContain(`records.${name}`)
    for (const table of sealedTables)
      expect(places.some((place) => place.startsWith(`${table}.`))).toBe(true)
    const read = await app.amina.read((ctx) => getRecord(ctx, record.id))
    expect(read).toMatchObject({ ...details, address: 'House 8, Zephyrina Street' })
  })

  test('what an earlier version stored in plain is sealed, once, and stays as it was signed', async () => {
    const record = await planted()
    await copyRecord(app, 250, (place) => ({ passportNumber: `ZY${place}` }))
    const before = sorted(await app.rows('records'))
    expect(await stolen(app, (tx) => foundIn(app, tx))).toContain('records.name')
    // Before it serves, numbers get the digests by which they are found.
    const { database } = app.runtime
    const none = { passportDigest: null, passportLook: null, referenceDigest: null }
    await database.write((tx) => tx.updateTable('records').set(none).execute())
    expect(await app.anybody.read(({ tx }) => selectByPassport(tx, 'ZY7'))).toBeUndefined()
    await digestStored({ database, log: app.system.log })
    expect(await sealStored(app.system)).toBe(250)
    expect(await app.anybody.read(({ tx }) => selectByPassport(tx, 'ZY7'))).toBeDefined()
    expect(await stolen(app, (tx) => foundIn(app, tx))).toEqual([])
    expect(sorted(await app.rows('records'))).toEqual(before)
    expect(await sealStored(app.system)).toBe(0)
    const findings: unknown[] = []
    await app.system.read(async (ctx) => {
      for await (const one of examineRecords(ctx)) findings.push(one)
    })
    // The copies were never in the log.
    expect(JSON.stringify(findings)).not.toContain(`${record.id}"`)
  })

  test('a purge destroys the key, so that no earlier copy of a value opens', async () => {
    const record = await planted()
    const [copy] = await stolen(app, async (tx) => {
      const rows = tx.selectFrom('records').select('name').where('id', '=', record.id)
      return rows.execute()
    })
    const open = async () =>
      (
        await sql<{ name: string }>`select ${copy?.name} as "name"`.execute(
          app.runtime.database.reader,
        )
      ).rows[0]?.name
    expect(await open()).toBe(details.name)
    await app.purge(record.id)
    const anew = openDatabase(app.runtime.config.databaseUrl, {
      key: databaseKey(app.runtime.config),
    })
    anew.vault.use(app.runtime.encryption.keys.forValues())
    const { rows } = await sql<{ name: string }>`select ${copy?.name} as "name"`.execute(
      anew.reader,
    )
    expect(rows).toEqual([{ name: '\uFFFD' }])
    await anew.close()
  })

  test('a file and values of one holder at the same moment are under one key', async () => {
    const { database, encryption } = app.runtime
    const row = { name: 'Zephyrina' }
    for (const holder of ['record:a', 'record:b', 'record:c']) {
      const seal = () => database.write((tx) => sealed(tx, holder, { row, columns: ['name'] }))
      const [one, two] = await Promise.all([seal(), seal(), encryption.keys.forWriting(holder)])
      const names = sql<{
        one: string
        two: string
      }>`select ${one.name} as "one", ${two.name} as "two"`
      expect((await names.execute(database.reader)).rows).toEqual([
        { one: 'Zephyrina', two: 'Zephyrina' },
      ])
    }
  })

  test('a key that was rolled back seals nothing that is kept', async () => {
    const { database } = app.runtime
    const row = { name: 'Zephyrina' }
    const seal = () =>
      database.write(async (tx) => {
        const { name } = await sealed(tx, 'record:x', { row, columns: ['name'] })
        return (await sql<{ name: string }>`select ${name} as "name"`.execute(tx)).rows[0]?.name
      })
    const failing = database.write(async (tx) => {
      const { name } = await sealed(tx, 'record:x', { row, columns: ['name'] })
      await sql`select ${name}`.execute(tx)
      throw new Error('rolled back')
    })
    await expect(failing).rejects.toThrow('rolled back')
    expect([await seal(), await seal()]).toEqual(['Zephyrina', 'Zephyrina'])
  })
})
