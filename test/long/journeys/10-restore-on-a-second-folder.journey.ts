import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { canary } from '#test/canary'
import { runCandor, ServerProcess } from '#test/candor-process'
import { freePort } from '#test/listen'
import { expect, test } from './journey.ts'

test('A backup is restored on a second folder', async ({ life, browserOf, step }) => {
  const folder = mkdtempSync(join(tmpdir(), 'candor-second-'))
  const { product, program } = life
  const port = String(await freePort())
  const url = `http://localhost:${port}`
  const secret = readFileSync(join(product.dataFolder, 'secret'), 'utf8').trim()
  const env = {
    ...product.env,
    ...{ CANDOR_DATA: join(folder, 'data'), CANDOR_SECRET: secret, PORT: port, CANDOR_URL: url },
  }
  const server = new ServerProcess(env, { program })
  const second = (...args: string[]) => runCandor(args, env, '', undefined, program)
  try {
    const zip = join(folder, 'backup.zip')
    expect((await product.run(['backup', '--to', zip])).code).toBe(0)
    const restored = await second('restore', zip)
    expect(restored.stdout).toContain('Its admins: amina@padma.example, bashir@padma.example.')
    expect((await second('doctor')).stdout).toMatch(/^All is well/m)
    await server.start()
    const candidate = await browserOf({ javaScriptEnabled: false })
    await candidate.goto(`${url}/check`)
    const main = candidate.getByRole('main')
    await main.getByLabel('Passport or reference number').fill(canary.passportNumber)
    await candidate.getByLabel('Access code').fill(String(life.kept.code))
    await main.getByRole('button', { name: 'Open my file' }).click()
    await expect(candidate.getByRole('heading', { name: canary.name })).toBeVisible()
    await step('The same file on another machine', candidate, { also: 'bn' })
  } finally {
    await server.end('SIGTERM')
    rmSync(folder, { recursive: true, force: true })
  }
})
