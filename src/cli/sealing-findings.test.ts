import { beforeEach, describe, expect, test } from 'vitest'
import { anchorAuditHead, appendAudit, openSealer } from '#modules/audit'
import { minute, second } from '#platform/clock'
import { startTestApp, type TestApp } from '#test/test-app'
import { engines } from '#test/test-runtime'
import { examineAll } from './doctor.ts'

describe.each(engines)('what doctor says of events that nobody seals, on %s', (engine) => {
  let app: TestApp
  beforeEach(async () => {
    app = await startTestApp(engine)
    app.clock.move(minute)
    await openSealer(app.system).seal()
    await anchorAuditHead(app.system)
  })

  const examine = async () => {
    const lines: string[] = []
    const isWell = await examineAll({ app, ctx: app.system }, (line) => {
      // Of the tests' database, which is in plain.
      if (!line.startsWith('Encryption: the database')) lines.push(line)
    })
    return { isWell, lines }
  }
  const calm = { isWell: true, lines: [expect.stringMatching(/^All is well/)] }

  test('nothing for ten seconds, then since when they wait, until they are sealed', async () => {
    expect(await examine()).toEqual(calm)
    const since = app.clock.now()
    await app.system.write((ctx) => appendAudit(ctx, 'record.hidden', 'record:1'))
    app.clock.move(10 * second)
    expect(await examine()).toEqual(calm)
    app.clock.move(1)
    expect(await examine()).toEqual({
      isWell: false,
      lines: [
        `Transparency log: events since ${since} are not sealed. A running server seals them within a second; check its log.`,
      ],
    })
    app.clock.move(minute)
    await openSealer(app.system).seal()
    expect(await examine()).toEqual(calm)
  })
})
