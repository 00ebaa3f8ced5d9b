import { rmSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Product, setUpProduct, startProduct } from '#test/product'

let product: Product
beforeAll(async () => {
  product = await startProduct()
  await setUpProduct(product)
})
afterAll(() => product?.remove())

const size = async () => {
  const answer = await fetch(`${product.url}/log/checkpoint`)
  return answer.ok ? Number((await answer.text()).split('\n')[1]) : 0
}
const kept = () => join(product.dataFolder, 'kept')
const run = async (...args: string[]) => {
  const { code, stdout, stderr } = await product.run(args)
  return { code, stdout, stderr }
}

test('a server that is killed again and again seals every event, and breaks no promise', async () => {
  await expect.poll(size).toBeGreaterThan(1)
  const { code, stdout } = await run('log', 'checkpoint')
  expect([code, stdout.split('\n')[0]]).toEqual([0, `${new URL(product.url).host}/log`])
  await writeFile(kept(), stdout)
  for (let kill = 0; kill < 3; kill += 1) {
    const before = await size()
    const made = await Promise.all(
      [1, 2, 3].map((n) => run('api-key', 'create', '--role', 'admin', '--name', `Key ${n}`)),
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

test('a file that holds no checkpoint of this log is told as such', async () => {
  await writeFile(kept(), 'somebody else\n1\n\n')
  const { code, stdout } = await run('log', 'verify', '--since', kept())
  expect(code).toBe(1)
  expect(stdout).toContain('a checkpoint bears no signature of this installation.')
  const missing = await run('log', 'verify', '--since', `${kept()}.not`)
  expect([missing.code, missing.stderr]).toEqual([1, expect.stringContaining('cannot be read')])
})
