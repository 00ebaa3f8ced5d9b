import { existsSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { setUpProduct, startProduct } from '#test/product'

const file = join(tmpdir(), `candor-handover-${process.pid}.zip`)
const product = await startProduct()
await setUpProduct(product)
afterAll(async () => {
  await product?.remove()
  rmSync(file, { force: true })
})

test('candor handover writes nothing while no closing is announced', async () => {
  const { code, stderr } = await product.command(['handover', file])
  expect(code).toBe(1)
  expect(stderr).toMatch(/^The closing is not in a state that allows this\. Look in the settings/)
  expect(stderr).not.toContain('page')
  expect(existsSync(file)).toBe(false)
})
