import { spawn } from 'node:child_process'
import { existsSync, watch } from 'node:fs'
import { mkdir, symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Explained, inCheckout, say } from './checkout.mjs'
import { runShown } from './child.mjs'
import { install } from './install.mjs'
import { projectNode } from './node.mjs'
import { writeTexts } from './texts.mjs'

const folder = inCheckout('.cache/dev')
const data = join(folder, 'data')
const command = join(folder, 'dist/server/candor.js')
const vite = inCheckout('node_modules/vite/bin/vite.js')
const parts = {
  dashboard: 'vite.config.ts',
  islands: 'config/vite.islands.ts',
  server: 'config/vite.server.ts',
}

const env = () => ({ ...process.env, NODE_ENV: 'production', CANDOR_DATA: data })

/**
 * Handles `npm run dev`: serves what is in the checkout, with a data folder of its own that has the demo, and builds
 * again what changes in texts, site, dashboard and modules. Whoever saved a file reloads the page.
 */
export async function dev(args) {
  await install()
  process.env.TEXTS_AS ??= 'draft'
  await compileTexts()
  await mkdir(folder, { recursive: true })
  // The server takes the nearest folder with a package.json for the one that holds its build.
  await writeFile(join(folder, 'package.json'), '{ "type": "module", "version": "0.0.0" }\n')
  for (const name of ['assets', 'docs'])
    await symlink(inCheckout(name), join(folder, name)).catch(() => undefined)
  await new Promise((resolve) => {
    let left = Object.keys(parts).length
    for (const name of Object.keys(parts))
      buildWatching(name, () => {
        left -= 1
        if (left === 0) resolve()
        else if (left < 0 && name === 'server') serve(args)
      })
  })
  if (!existsSync(data)) await runShown(projectNode(), [command, 'demo'], { env: env() })
  serve(args)
  watch(inCheckout('texts'), { recursive: true }, soon(compileTexts))
  await new Promise(() => undefined)
}

function buildWatching(name, built) {
  const more = name === 'server' ? ['--sourcemap', 'false'] : ['--minify', 'false']
  const out = ['--outDir', join(folder, 'dist', name), '--emptyOutDir']
  const args = [vite, 'build', '--watch', '--config', parts[name], ...out, ...more]
  const child = spawn(projectNode(), args, {
    cwd: inCheckout(),
    env: { ...env(), FOR_DEV: '1' },
    stdio: ['ignore', 'pipe', 2],
  })
  child.stdout.setEncoding('utf8').on('data', (text) => {
    if (/built in/.test(text)) built()
  })
  process.on('exit', () => child.kill())
}

let server
function serve(args) {
  const start = () => {
    server = spawn(projectNode(), [command, 'serve', ...args], {
      env: env(),
      stdio: ['ignore', 1, 2],
    })
    process.on('exit', () => server.kill())
  }
  if (!server) return start()
  server.once('exit', start)
  server.kill()
}

async function compileTexts() {
  try {
    await writeTexts()
  } catch (cause) {
    if (!(cause instanceof Explained)) throw cause
    say(cause.message)
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
