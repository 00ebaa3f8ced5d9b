import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { callApi } from '#test/call-api'
import { ServerProcess } from '#test/candor-process'
import { freePort } from '#test/listen'
import { nextMigration } from '#test/next-version'
import { buildNextVersion, type NextVersion } from './build-next-version.ts'
import { unpackWritten, type WrittenFolder, written } from './written-folder.ts'

// What version 0.2.0 wrote and signed is whole for this version and for the one after it.

let next: NextVersion
beforeAll(async () => {
  next = await buildNextVersion()
})
afterAll(() => next?.remove())

describe.each(['sqlite', 'postgres'] as const)('a folder that 0.2.0 wrote, on %s', (engine) => {
  let folder: WrittenFolder
  beforeEach(async () => {
    folder = await unpackWritten(engine)
  })
  afterEach(() => folder?.remove())

  /** @param program another build than this checkout's */
  async function wellAfterUpgrade(program?: string): Promise<void> {
    const { code, stderr } = await folder.run(program, 'migrate')
    expect({ code, stderr }).toMatchObject({ code: 0 })
    const found = await folder.run(program, 'doctor')
    expect(found.stdout).toMatch(/^All is well/m)
    expect(found).toMatchObject({ code: 0, stderr: '' })
  }

  test('is well after each upgrade', async () => {
    await wellAfterUpgrade()
    expect((await folder.run(next.program, 'migrate', '--check')).stdout).toBe(`${nextMigration}\n`)
    await wellAfterUpgrade(next.program)
  })

  test('is well when it skips a version', () => wellAfterUpgrade(next.program))

  test('opens with the code of then, its receipt is confirmed, and its values are sealed', async () => {
    await wellAfterUpgrade()
    const port = String(await freePort())
    const server = new ServerProcess({ ...folder.env, PORT: port })
    await server.start()
    try {
      const at = { url: `http://localhost:${port}` }
      const { passportNumber } = written
      const { accessCode, receipt } = written[engine]
      const opened = await callApi(at, {}, ['POST', '/lookups'], { passportNumber, accessCode })
      expect(opened.documents.length).toBeGreaterThan(2)
      for (const { id } of opened.documents)
        await callApi(at, opened.viewing.token, ['GET', `/documents/${id}/image`])
      expect(await callApi(at, {}, ['GET', `/receipts/${receipt}`])).toMatchObject({
        number: receipt,
      })
      await expect.poll(() => server.logs('stdout')).toContain('All personal values are sealed')
    } finally {
      await server.end('SIGTERM')
    }
    expect((await folder.run(undefined, 'doctor')).stdout).toMatch(/^All is well/m)
  })
})
