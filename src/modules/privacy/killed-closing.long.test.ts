import { fork } from 'node:child_process'
import { once } from 'node:events'
import { beforeEach, describe, expect, test } from 'vitest'
import { readSettings } from '#modules/organisation'
import { dayAfter } from '#platform/clock/schema'
import { approvedRecord } from '#test/candidates'
import { compiled } from '#test/compiled-code'
import { copyRecord } from '#test/many-records'
import { startPadma } from '#test/padma'
import { engines, forEachTest } from '#test/test-runtime'
import { announceClosing, examineClosing, tellOfClosing } from './closing.ts'

/** Two hundred are told in two transactions, the last one in a third. */
const candidates = 201

describe.each(engines)('telling of a closing, on %s', (engine) => {
  const app = forEachTest(() => startPadma(engine))
  beforeEach(async () => {
    await approvedRecord(app)
    await copyRecord(app, candidates - 1, (n) => ({ passportNumber: `ZZ${5_000_000 + n}` }))
    await app.amina.write(async (ctx) => {
      const { version, displayName: typedName } = await readSettings(ctx.tx)
      const lastDay = dayAfter(ctx.clock.now().slice(0, 10), 120)
      await announceClosing(ctx, { version, lastDay, successor: null, typedName })
    })
  })

  /** Tells in a process of its own, which is killed after so many transactions. */
  async function tellUntilKilled(transactions: number): Promise<void> {
    const { databaseUrl } = app
    const env = {
      ...compiled,
      CANDOR_DATA: app.folder,
      CANDOR_DATABASE_URL: engine === 'postgres' ? databaseUrl : '',
    }
    const child = fork('test/support/tell-until-killed.ts', [String(transactions)], { env })
    const [, signal] = await once(child, 'exit')
    expect(signal).toBe('SIGKILL')
  }
  const told = async () =>
    (await app.rows('messages')).filter(({ kind }) => kind === 'closing').map((one) => one.recordId)

  test('kill -9 amid it tells nobody twice, and the next one tells the rest', async () => {
    await tellUntilKilled(0)
    expect(await told()).toHaveLength(0)
    await tellUntilKilled(1)
    expect(await told()).toHaveLength(100)
    expect(await tellOfClosing(app.system)).toBe(candidates - 100)
    const all = await told()
    expect(all).toHaveLength(candidates)
    expect(new Set(all).size).toBe(candidates)
    expect(await examineClosing(app.system)).toEqual([])
  })
})
