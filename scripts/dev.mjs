// The program behind `npm run dev`, for the project's Node: run.mjs starts it.
import { existsSync, watch } from 'node:fs'
import { mkdir, rename, rm, symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { build } from 'vite'
import { checkout, Explained, inCheckout, say } from './checkout.mjs'
import { runShown } from './child.mjs'
import { openFront } from './dev/front.mjs'
import { RestartedServer } from './dev/server.mjs'
import { writeTexts } from './texts.mjs'

const folder = inCheckout('.cache/dev')
const data = join(folder, 'data')
const command = join(folder, 'dist/server/candor.js')
const { PORT: port = '3000' } = process.env
const env = { ...process.env, CANDOR_URL: process.env.CANDOR_URL ?? `http://localhost:${port}` }
const server = new RestartedServer([command, 'serve', ...process.argv.slice(2)], {
  ...env,
  CANDOR_DATA: data,
})

/** What is being built, and what the texts or a part said of why it could not be. */
const underWay = new Set(['dashboard', 'islands', 'server'])
const faults = new Map()

/**
 * Serves what is in the checkout, with a data folder of its own that has the demo, and builds again what changes in
 * texts, site, dashboard and modules. Whoever saved a file reloads the page: its request waits for what was saved.
 */
async function dev() {
  // Settings of Vite name folders of the checkout.
  process.chdir(checkout)
  await prepareFolder()
  await openFront(port, server, () => [...faults.values()].join('\n\n'))
  await compileTexts()
  await watchPart('dashboard', 'vite.config.ts')
  await watchPart('islands', 'config/vite.islands.ts')
  await watchPart('server', 'config/vite.server.ts')
  watch(inCheckout('texts'), { recursive: true }, soon(compileTexts))
}

async function prepareFolder() {
  await mkdir(folder, { recursive: true })
  // The server takes the nearest folder with a package.json for the one that holds its build.
  await writeFile(join(folder, 'package.json'), '{ "type": "module", "version": "0.0.0" }\n')
  for (const name of ['assets', 'docs'])
    await symlink(inCheckout(name), join(folder, name)).catch(() => undefined)
}

/** Builds a part, and again when a file of it changes: in this process, which knows all others already. */
async function watchPart(name, configFile) {
  const watcher = await build({
    configFile: inCheckout(configFile),
    logLevel: 'error',
    build: {
      watch: {},
      outDir: join(folder, 'dist', name),
      emptyOutDir: true,
      minify: false,
      sourcemap: false,
      rolldownOptions: { output: { minify: false }, checks: { ineffectiveDynamicImport: false } },
    },
  })
  watcher.on('event', ({ code, error, result }) => {
    if (code === 'START') begin(name)
    if (code === 'BUNDLE_END') result.close()
    if (code === 'ERROR') note(name, stripVTControlCharacters(error.message))
    if (code === 'END') end(name)
  })
}

function begin(name) {
  underWay.add(name)
  faults.delete(name)
  server.hold()
}

function note(name, fault) {
  faults.set(name, fault)
  say(fault)
  end(name)
}

let turn = Promise.resolve()
const restartSoon = soon(() => {
  turn = turn.then(async () => {
    if (underWay.size > 0) return
    if (faults.size === 0) {
      if (!existsSync(data)) await drawDemo()
      await server.restart()
    }
    if (underWay.size === 0) server.release()
  })
})

function end(name) {
  underWay.delete(name)
  restartSoon()
}

/** Drawn beside, so that half a demo is never served. */
async function drawDemo() {
  const half = `${data}.half`
  await rm(half, { recursive: true, force: true })
  const code = await runShown(process.execPath, [command, 'demo', '--records', '60'], {
    env: { ...env, CANDOR_DATA: half },
  })
  if (code === 0) await rename(half, data)
}

async function compileTexts() {
  begin('texts')
  try {
    await writeTexts()
    end('texts')
  } catch (cause) {
    if (!(cause instanceof Explained)) throw cause
    note('texts', cause.message)
  }
}

/** Returns a function that is called once where an editor saves a file in several steps. */
function soon(run) {
  let timer
  return () => {
    clearTimeout(timer)
    timer = setTimeout(run, 50)
  }
}

await dev()
