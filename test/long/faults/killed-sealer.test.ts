import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { appendAudit } from '#modules/audit'
import { openSealer, readCheckpointNote, verifyLog } from '#modules/transparency'
import { systemClock } from '#platform/clock'
import { actAs } from '#platform/context'
import { compiled } from '#test/compiled-code'
import { engines, people, startTestRuntime, type TestRuntime } from '#test/test-runtime'

/** Many more before a release: `SEALER_KILLS=200 npx vitest run test/long/faults/killed-sealer.test.ts`. */
const kills = Number(process.env.SEALER_KILLS ?? 2)

describe.each(engines)('a sealer that is killed at any moment, on %s,', (engine) => {
  let app: TestRuntime
  let child: ChildProcess | undefined
  beforeEach(async () => {
    app = await startTestRuntime(engine)
  })
  afterEach(async () => {
    child?.kill('SIGKILL')
    await app.close()
  })

  const start = async () => {
    const { databaseUrl } = app.runtime.config
    child = fork('test/support/seal-forever.ts', {
      env: {
        ...compiled,
        CANDOR_DATA: app.folder,
        CANDOR_DATABASE_URL: engine === 'postgres' ? databaseUrl : '',
      },
    })
    await once(child, 'message')
    return child
  }

  test('leaves nothing out, seals nothing twice, and breaks no promise', {
    timeout: 300_000 + kills * 60_000,
  }, async () => {
    // As the others, which are processes like any: they go by the clock of the machine.
    const amina = actAs({ ...app.runtime, clock: systemClock }, people.amina)
    let written = 0
    let isOver = false
    const write = async () => {
      while (!isOver) {
        await amina.write(async (ctx) => {
          for (let n = 0; n < 3; n += 1) await appendAudit(ctx, 'record.hidden', `record:${n}`)
        })
        written += 3
        // An SQLite file has one writer at a time, and the other process has to find it free.
        await pause(25)
      }
    }
    const writing = write()
    const promises = new Set<string>()
    for (let n = 0; n < kills; n += 1) {
      const victim = await start()
      // A promise more: it has taken the lease of the one before.
      const before = promises.size
      while (promises.size === before && victim.exitCode === null) {
        const note = await app.system.read(readCheckpointNote)
        if (note) promises.add(note)
        await pause(2)
      }
      await pause(Math.random() * 60)
      victim.kill('SIGKILL')
      await once(victim, 'exit')
    }
    isOver = true
    await writing
    // What is left is sealed once the lease of the last one is over.
    const last = openSealer(amina)
    const verdict = async () => {
      await last.seal()
      return verifyLog(app.system)
    }
    const isUnsealed = async () => {
      const found = await verdict()
      return found.verdict === 'whole' && found.unsealed > 0
    }
    while (await isUnsealed()) await pause(20)
    const whole = { verdict: 'whole', leaves: written + 1, unsealed: 0 }
    expect(await verdict()).toMatchObject(whole)
    for (const note of promises)
      expect(await verifyLog(app.system, note)).toMatchObject({ verdict: 'whole' })
    expect(promises.size).toBeGreaterThanOrEqual(kills)
  })
})
