import { join } from 'node:path'
import { expect, test } from 'vitest'
import { addRecord, apiKey, type Product, setUpProduct, startProduct } from '#test/product'
import { openSmallDisk, type SmallDisk } from '#test/small-disk'

const noRoom = /There is no room left on the disk/

test('a full disk is told by commands, at the stop and at the start; with room all is well', async ({
  skip,
}) => {
  const disk = openSmallDisk(48)
  if (disk === null) return skip('No disk may be mounted here.')
  try {
    const product = await startProduct({ env: { CANDOR_DATA: join(disk.folder, 'data') } })
    try {
      await fillUp(product, disk)
    } finally {
      await product.remove()
    }
  } finally {
    disk.remove()
  }
})

async function fillUp(product: Product, disk: SmallDisk): Promise<void> {
  await setUpProduct(product)
  const key = await apiKey(product, 'admin')
  for (let n = 0; n < 20; n += 1) await addRecord(product, key)
  disk.fillOnce()
  const password = 'eight calm paddy fields\n'
  const commands: [string[], string][] = [
    [
      ['admin', 'create', '--email', 'bashir@padma.example', '--name', 'B', '--password-stdin'],
      password,
    ],
    [['api-key', 'create', '--role', 'admin', '--name', 'another'], ''],
    [['backup', '--to', join(disk.folder, 'backup.zip')], ''],
    [['export', join(disk.folder, 'export.zip')], ''],
  ]
  for (const [args, stdin] of commands) {
    const { code, stderr } = await product.command(args, stdin)
    expect([args[0], code]).toEqual([args[0], 1])
    expect(stderr).toMatch(noRoom)
  }
  expect(await product.stop()).toBe(0)
  // For these there is the reserve.
  expect(product.logs()).not.toContain('The last writes failed')
  // A stop gives the room of SQLite's log back, and something else takes it and the reserve.
  disk.fill()
  await expect(product.restart()).rejects.toThrow(noRoom)
  disk.clear()
  await product.restart()
  expect((await product.command(['doctor'])).stdout).toContain('All is well')
}
