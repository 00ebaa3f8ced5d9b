import { createWriteStream, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { anchorAuditHead, appendAudit, headStanding, listEvents, verifyChain } from '#modules/audit'
import { backUp, restoreExport } from '#modules/exchange'
import { openSealer, proveEvent, readOpening, verifyLog } from '#modules/transparency'
import { setUpPadma } from '#test/candidates'
import { writeOlderChain } from '#test/older-chain'
import { engines, people, startTestRuntime, type TestRuntime } from '#test/test-runtime'
import { examineAll } from '../../src/cli/doctor.ts'

const events = 10_000
const secret = 'the secret of an agency that has been here for a while'

describe.each(engines)(
  'an installation whose events are chained, brought up to date on %s',
  (engine) => {
    let app: TestRuntime
    let folder: string
    let mac: string
    beforeEach(async () => {
      folder = mkdtempSync(join(tmpdir(), 'candor-upgrade-'))
      app = await startTestRuntime(engine, { CANDOR_SECRET: secret })
      mac = await writeOlderChain(app, events)
      const head = Buffer.from(JSON.stringify({ sequence: events, mac }))
      await app.runtime.storage.put('audit/head', head)
      await app.runtime.database.migrate()
    })
    afterEach(async () => {
      await app.close()
      rmSync(folder, { recursive: true, force: true })
    })

    const tamper = (statement: string) =>
      app.runtime.database.write((tx) => sql.raw(statement).execute(tx))
    const append = (n: number) =>
      app.as(people.amina).write((ctx) => appendAudit(ctx, 'record.hidden', `record:${n}`))
    const seal = () => openSealer(app.system).seal()

    const askDoctor = async () => {
      const lines: string[] = []
      await examineAll({ app, ctx: app.system }, (line) => lines.push(line))
      return lines
    }
    const wellWith = 'All is well: every document has its file, and the audit log is whole'

    test('its chain is whole, is sealed, and events that follow are no part of it', async () => {
      expect(await headStanding(app.system)).toBe('held')
      expect(await verifyChain(app.system)).toEqual({ verdict: 'whole', events })
      await append(1)
      expect(await seal()).toBe(events + 2)
      await append(2)
      await anchorAuditHead(app.system)
      expect(await verifyChain(app.system)).toEqual({ verdict: 'whole', events: events + 2 })
      const whole = { verdict: 'whole', leaves: events + 2, unsealed: 1 }
      expect(await verifyLog(app.system)).toMatchObject(whole)
      const notes = [
        ...(engine === 'sqlite'
          ? [expect.stringMatching(/^Encryption: the database is not encrypted\./)]
          : []),
        expect.stringMatching(/^Encryption: stored files are not encrypted\./),
      ]
      expect(await askDoctor()).toEqual([...notes, `${wellWith} (${events + 2} events).`])
      const opening = JSON.parse(String(await app.system.read(readOpening)))
      expect(opening.chain).toEqual({ sequence: events, mac })
      const listed = await app.system.read((ctx) => listEvents(ctx, { limit: 3 }))
      expect(listed.map(({ sequence }) => sequence)).toEqual([null, events + 1, events / 2])
    })

    test('an event of the chain is the leaf that the version before made of it', async () => {
      await seal()
      const keysOf = async (sequence: number) => {
        const proof = await app.system.read((ctx) => proveEvent(ctx, sequence))
        const [, leaf = ''] = proof.match(/^extra (.*)$/m) ?? []
        return Object.keys(JSON.parse(Buffer.from(leaf, 'base64').toString()))
      }
      const columns = ['action', 'actorId', 'actorKind', 'at', 'details', 'mac', 'salt', 'sequence']
      expect(await keysOf(5)).toEqual([...columns, 'subject'])
      await append(1)
      app.clock.move(60_000)
      await seal()
      expect(await keysOf(events + 1)).toEqual([...columns.toSpliced(5, 0, 'id'), 'subject'])
    })

    test('what is altered, taken out or put into the chain is found', async () => {
      await append(1)
      await seal()
      const broken = { verdict: 'broken', sequence: 42 }
      await tamper(`update "auditEvents" set "subject" = 'x' where "sequence" = 42`)
      expect(await verifyChain(app.system)).toEqual({ ...broken, reason: 'altered' })
      expect(await askDoctor()).toContain('Audit log: event 42 is not as it was written.')
      await tamper('delete from "auditEvents" where "sequence" = 42')
      expect(await verifyChain(app.system)).toEqual({ ...broken, reason: 'missing' })
      // One with an HMAC of its own does not pass for one of the chain's.
      await tamper(`update "auditEvents" set "sequence" = 42 where "sequence" = ${events + 1}`)
      expect(await verifyChain(app.system)).toEqual({
        verdict: 'broken',
        sequence: 43,
        reason: 'altered',
      })
    })

    test('a backup of it goes back, and one with another secret does not', async () => {
      await setUpPadma(app)
      await seal()
      await append(1)
      const path = join(folder, 'backup.zip')
      const { zip } = await backUp(app.system)
      await pipeline(zip, createWriteStream(path))
      const other = await startTestRuntime(engine, {
        CANDOR_SECRET: 'another secret than that of the backup',
      })
      await expect(restoreExport(other.system, path)).rejects.toMatchObject({
        code: 'restore.other_secret',
      })
      await other.close()
      const target = await startTestRuntime(engine, { CANDOR_SECRET: secret })
      target.clock.move(60_000)
      const { rows } = await restoreExport(target.system, path)
      const restored = rows.auditEvents ?? 0
      expect(restored).toBeGreaterThan(events)
      expect(await verifyChain(target.system)).toEqual({ verdict: 'whole', events: restored + 2 })
      await openSealer(target.system).seal()
      expect(await verifyLog(target.system)).toMatchObject({
        verdict: 'whole',
        leaves: restored + 3,
      })
      await target.close()
    })
  },
)
