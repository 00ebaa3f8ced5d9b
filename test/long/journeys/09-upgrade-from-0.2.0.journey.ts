import { ServerProcess } from '#test/candor-process'
import { freePort } from '#test/listen'
import { unpackWritten, written } from '../upgrade/written-folder.ts'
import { expect, test } from './journey.ts'

test('A folder of 0.2.0 is upgraded', async ({ life, browserOf, step }) => {
  const folder = await unpackWritten('sqlite')
  const port = String(await freePort())
  const url = `http://localhost:${port}`
  const server = new ServerProcess(
    { ...folder.env, PORT: port, CANDOR_URL: url },
    { program: life.program },
  )
  try {
    expect((await folder.run(life.program, 'migrate')).code).toBe(0)
    expect((await folder.run(life.program, 'doctor')).stdout).toMatch(/^All is well/m)
    await server.start()
    const candidate = await browserOf({ javaScriptEnabled: false })
    await candidate.goto(`${url}/check`)
    const main = candidate.getByRole('main')
    await main.getByLabel('Passport or reference number').fill(written.passportNumber)
    await candidate.getByLabel('Access code').fill(written.sqlite.accessCode)
    await main.getByRole('button', { name: 'Open my file' }).click()
    await expect(candidate).toHaveURL(`${url}/file`)
    await step('A file that 0.2.0 wrote, opened with the code of then', candidate)
    await candidate.goto(`${url}/verify/${written.sqlite.receipt}`)
    await step('A receipt of then', candidate)
  } finally {
    await server.end('SIGTERM')
    await folder.remove()
  }
})
