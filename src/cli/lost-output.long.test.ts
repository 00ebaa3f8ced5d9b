import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, existsSync, openSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { compiled } from '#test/compiled-code'
import { openDatabaseFile } from '#test/database-file'
import { installed } from '#test/installed'
import { builtCommand } from '../../scripts/build.mjs'
import { projectNode } from '../../scripts/node.mjs'

const product = await installed()
await product.stop()

/** Runs a command, perhaps with its output to a full device or as a user who owns nothing here. */
async function run(args: string[], { isFull = false, asNobody = false } = {}) {
  const child = spawn(projectNode(), [builtCommand, ...args], {
    env: { ...compiled, ...product.env },
    stdio: ['ignore', isFull ? openSync('/dev/full', 'w') : 'ignore', 'pipe'],
    ...(asNobody ? { uid: 65534, gid: 65534 } : {}),
  })
  const [stderr, [code]] = await Promise.all([
    text(child.stderr as NodeJS.ReadableStream),
    once(child, 'close'),
  ])
  return { code, stderr }
}

test('what cannot be written is one sentence, and a key that nobody has seen is revoked', async ({
  skip,
}) => {
  if (!existsSync('/dev/full')) return skip('this system has no full device')
  const lost =
    'The output could not be written: There is no room left on the disk. Make room, then try again.'
  for (const args of [['backup', 'key'], ['log', 'checkpoint'], ['doctor']])
    expect(await run(args, { isFull: true })).toEqual({ code: 1, stderr: `${lost}\n` })
  const create = ['api-key', 'create', '--role', 'admin', '--name', 'lost']
  const ended = await run(create, { isFull: true })
  expect(ended).toEqual({ code: 1, stderr: `${lost} The key was revoked.\n` })
  const database = openDatabaseFile(product)
  const revoked = database.prepare('select "revokedAt" from "apiKeys" where name = ?').pluck()
  expect(revoked.get('lost')).toMatch(/^20/)
  database.close()
})

test('another user than the server’s is told of the permission, and not of a lost database', async ({
  skip,
}) => {
  if (process.getuid?.() !== 0) return skip('only root may act for another user')
  const commands = [['doctor'], ['log', 'checkpoint']]
  const say = async (mode: number) => {
    chmodSync(product.dataFolder, mode)
    return Promise.all(commands.map((args) => run(args, { asNobody: true })))
  }
  for (const { stderr } of await say(0o700))
    expect(stderr).toMatch(/^The database .* cannot be looked for\. .*has no permission[^\n]*\n$/)
  product.env.CANDOR_SECRET = readFileSync(join(product.dataFolder, 'secret'), 'utf8').trim()
  const names = readdirSync(product.dataFolder).filter((name) => name.startsWith('candor.sqlite'))
  for (const name of names) chmodSync(join(product.dataFolder, name), 0o644)
  for (const { code, stderr } of await say(0o755)) {
    expect(code).toBe(1)
    expect(stderr).toMatch(/^Candor may not (read or )?write[^\n]*\n$/)
  }
  delete product.env.CANDOR_SECRET
})
