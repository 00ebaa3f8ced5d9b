// The one program behind `npm start`, `npm test` and the like, and behind bin/candor.
import { cp } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { breaks } from './breaks.mjs'
import { build } from './build.mjs'
import { Explained, inCheckout, keepCachesHere, say } from './checkout.mjs'
import { runInstead, runShown } from './child.mjs'
import { chromium } from './chromium.mjs'
import { install, installPackages } from './install.mjs'
import { projectNode } from './node.mjs'
import { candor } from './product.mjs'
import { releaseCommand } from './release.mjs'
import { journeysConfig, test, testLong } from './test.mjs'

const commands = {
  start: (args) => candor(['serve', ...args]),
  candor,
  test: async () => {
    keepCachesHere()
    await install()
    return await test()
  },
  'test:long': async () => {
    keepCachesHere()
    await install()
    return await testLong()
  },
  breaks: async (args) => {
    keepCachesHere()
    await install()
    const { failed } = await breaks(args)
    return failed === 0 ? 0 : 1
  },
  build: async () => {
    await install()
    await build()
    return 0
  },
  bench: async (args) => {
    await install()
    await build()
    const env = { ...process.env, NODE_ENV: 'production' }
    return await runInstead(projectNode(), [inCheckout('bench/run.ts'), ...args], { env })
  },
  faults: async (args) => {
    await install()
    await build()
    return await runInstead(projectNode(), [inCheckout('test/long/faults/run.ts'), ...args], {
      env: process.env,
    })
  },
  soak: async (args) => {
    await install()
    await build()
    return await runInstead(projectNode(), [inCheckout('test/long/faults/soak.ts'), ...args], {
      env: process.env,
    })
  },
  corpora: async (args) => {
    await install()
    await build()
    return await runInstead(projectNode(), [inCheckout('test/long/corpora/run.ts'), ...args], {
      env: process.env,
    })
  },
  conformance: async (args) => {
    await install()
    return await runInstead(projectNode(), [inCheckout('test/long/conformance/run.ts'), ...args], {
      env: process.env,
    })
  },
  pictures: async () => {
    await install()
    await build()
    const args = ['test', '--grep', '@handbook', '--workers', '2']
    const env = { ...process.env, NODE_ENV: 'test', CANDOR_TEST_PICTURES: 'handbook' }
    const playwright = inCheckout('node_modules/@playwright/test/cli.js')
    const code = await runShown(projectNode(), [playwright, ...args], { env })
    const taken = inCheckout('test-results/handbook')
    if (code === 0) await cp(taken, inCheckout('docs/handbook'), { recursive: true })
    return code
  },
  journeys: async (args) => {
    await install()
    await build()
    const env = { ...process.env, NODE_ENV: 'test', CHROMIUM_PATH: await chromium() }
    const playwright = inCheckout('node_modules/@playwright/test/cli.js')
    return await runShown(
      projectNode(),
      [playwright, 'test', '--config', journeysConfig, ...args],
      {
        env,
      },
    )
  },
  release: async (args) => {
    await releaseCommand(args)
    return 0
  },
  lighthouse: async (args) => {
    keepCachesHere()
    await install()
    await build()
    return await runInstead(projectNode(), [inCheckout('scripts/lighthouse.mjs'), ...args], {
      env: process.env,
    })
  },
  dev: async (args) => {
    process.env.TEXTS_AS ??= 'draft'
    await install()
    const env = { ...process.env, NODE_ENV: 'production', FOR_DEV: '1' }
    return await runInstead(projectNode(), [inCheckout('scripts/dev.mjs'), ...args], { env })
  },
  texts: async (args) => {
    // Compiling is the report's: made-up languages go before it fails by them.
    await installPackages()
    const { texts } = await import('./texts/report.mjs')
    await texts(args)
    return 0
  },
  format: async (args) => {
    keepCachesHere()
    await install()
    const biome = inCheckout('node_modules/@biomejs/biome/bin/biome')
    return await runInstead(projectNode(), [biome, 'check', '--write', ...args])
  },
}

/** Runs one command of the table and sets this process's exit code. */
export async function main(name, args) {
  try {
    const command = commands[name]
    if (!command) throw new Explained(`Please name one of: ${Object.keys(commands).join(', ')}.`)
    process.exitCode = await command(args)
  } catch (cause) {
    if (!(cause instanceof Explained)) throw cause
    say(cause.message)
    process.exitCode = 1
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url))
  await main(process.argv[2], process.argv.slice(3))
