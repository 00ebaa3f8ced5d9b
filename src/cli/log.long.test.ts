import { existsSync, rmSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { runCommand } from '#test/commands'
import { installed } from '#test/installed'

const product = await installed()

const size = async () => {
  const answer = await fetch(`${product.url}/log/checkpoint`)
  return answer.ok ? Number((await answer.text()).split('\n')[1]) : 0
}
const kept = () => join(product.dataFolder, 'kept')
const run = (...args: string[]) => product.command(args)

test('a server that is killed again and again seals every event, and breaks no promise', async () => {
  await expect.poll(size).toBeGreaterThan(1)
  const { code, stdout } = await run('log', 'checkpoint')
  expect([code, stdout.split('\n')[0]]).toEqual([0, `${new URL(product.url).host}/log`])
  await writeFile(kept(), stdout)
  for (let kill = 0; kill < 3; kill += 1) {
    const before = await size()
    const made = await Promise.all(
      [1, 2, 3].map((n) =>
        product.run(['api-key', 'create', '--role', 'admin', '--name', `Key ${n}`]),
      ),
    )
    expect(made.map(({ code }) => code)).toEqual([0, 0, 0])
    await product.kill()
    await product.restart()
    await expect.poll(size).toBeGreaterThanOrEqual(before + 3)
  }
  const verified = await run('log', 'verify', '--since', kept())
  expect(verified).toMatchObject({ code: 0 })
  expect(verified.stdout).toMatch(
    /^The log is whole \(\d+ leaves\)\. It contains all that the kept/,
  )
})

test('a successor keeps what the former log promised', async () => {
  const { code, stdout } = await run('log', 'successor', '--reason', 'key-leaked')
  expect(code).toBe(0)
  const key = /\n(\S+)\n$/.exec(stdout)?.[1]
  expect(await (await fetch(`${product.url}/log/key`)).text()).toBe(`${key}\n`)
  await expect.poll(size).toBeGreaterThan(1)
  expect((await run('log', 'verify', '--since', kept())).code).toBe(0)
  expect((await run('doctor')).stdout).toMatch(/^All is well/)
})

test('a head that the running server is about to keep is not missed', async () => {
  rmSync(join(product.dataFolder, 'files/audit/head'), { force: true })
  expect((await run('doctor')).stdout).toMatch(/^All is well/)
  await product.stop()
  rmSync(join(product.dataFolder, 'files/audit/head'), { force: true })
  expect((await run('doctor')).stdout).toContain('its kept head (files/audit/head) is missing')
  await product.restart()
})

test('an archive is whole for whoever has nothing but the file and the key', async () => {
  const file = join(product.dataFolder, 'log-archive.gz')
  const made = await run('log', 'archive', '--before', '2101-01-01', '--to', file)
  expect(made).toMatchObject({ code: 0, stderr: '' })
  expect(made.stdout).toMatch(/^\d+ events are in .+\. The database keeps them too\.\n$/)
  const nowhere = join(product.dataFolder, 'nowhere')
  const verify = async (...args: string[]) => {
    const env = { ...product.env, CANDOR_DATA: nowhere, CANDOR_DATABASE_URL: '' }
    const told = { args: ['log', 'verify', '--archive', file, ...args], env, stdin: '' }
    const { code, stdout } = await runCommand(told)
    return { code, stdout }
  }
  const key = (await (await fetch(`${product.url}/log/key`)).text()).trim()
  const { code, stdout } = await verify()
  expect([code, stdout]).toEqual([0, expect.stringContaining(`noted: ${key}\n`)])
  expect(stdout).toMatch(/^The archive is whole: \d+ events of localhost:\d+\/log\/\w+, from 20/)
  expect((await verify('--key', key)).stdout).toContain('The key that you named signed it.')
  expect(await verify('--key', `${key}x`)).toEqual({
    code: 1,
    stdout: 'The archive is broken: it was signed with another key than the one that you named.\n',
  })
  expect(existsSync(nowhere)).toBe(false)
  await writeFile(file, 'not an archive')
  expect(await verify()).toEqual({
    code: 1,
    stdout: 'The archive is broken: it is not an archive of a log, or it was cut off.\n',
  })
  expect((await run('doctor')).stdout).toMatch(/^All is well/)
})
