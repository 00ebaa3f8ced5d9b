import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Explained, inCheckout, say } from './checkout.mjs'
import { runQuietly } from './child.mjs'
import { alone } from './lock.mjs'
import { projectNode } from './node.mjs'

const stampFile = inCheckout('dist/.stamp')
const inputs = [
  'src',
  'texts',
  'scripts/texts',
  'migrations',
  'config',
  'docs/handbook',
  'vite.config.ts',
  'tsconfig.json',
  'package.json',
  'package-lock.json',
]
const parts = [
  { name: 'dashboard', config: 'vite.config.ts' },
  { name: 'islands', config: 'config/vite.islands.ts' },
  { name: 'server', config: 'config/vite.server.ts' },
]

/** The built product's command line. */
export const builtCommand = inCheckout('dist/server/candor.js')

/**
 * Builds the dashboard, the islands and the server into dist/, unless nothing changed since they were built.
 * @throws {Explained} when the build fails; what was built before stays as it was.
 */
export async function build() {
  if (await isBuilt()) return
  await alone(async () => {
    if (await isBuilt()) return
    const started = Date.now()
    say('Building Candor …')
    const stamp = await stampOf(inputs)
    await Promise.all(parts.map(buildPart))
    for (const { name } of parts) await moveIn(name)
    await writeFile(stampFile, stamp)
    say(`Built in ${((Date.now() - started) / 1000).toFixed(1)} s.`)
  })
}

const staged = (name) => inCheckout('.cache/build', name)

async function buildPart({ name, config }) {
  const vite = inCheckout('node_modules/vite/bin/vite.js')
  const args = [vite, 'build', '--config', config, '--outDir', staged(name), '--emptyOutDir']
  const env = { ...process.env, NODE_ENV: 'production' }
  const { code, output } = await runQuietly(projectNode(), args, { env })
  if (code === 0) return
  say(output.trimEnd())
  throw new Explained(`The ${name} could not be built; see above.`)
}

/** Renamed into place, so that nobody ever runs half a build. */
async function moveIn(name) {
  const target = inCheckout('dist', name)
  const old = staged(`${name}-before`)
  await mkdir(inCheckout('dist'), { recursive: true })
  await rm(old, { recursive: true, force: true })
  if (existsSync(target)) await rename(target, old)
  await rename(staged(name), target)
  await rm(old, { recursive: true, force: true })
}

/** Tells whether dist/ matches the sources. */
export async function isBuilt() {
  const stamp = await readFile(stampFile, 'utf8').catch(() => undefined)
  return stamp !== undefined && existsSync(builtCommand) && stamp === (await stampOf(inputs))
}

/** Returns one hash of names, sizes and times of all input files; their content need not be read. */
async function stampOf(names) {
  const lines = (await Promise.all(names.map((name) => describe(inCheckout(name))))).flat()
  return createHash('sha256').update(lines.sort().join('\n')).digest('hex')
}

async function describe(path) {
  if (/\.test\.tsx?$/.test(path)) return []
  const found = await stat(path).catch(() => undefined)
  if (!found) return []
  if (!found.isDirectory()) return [`${path} ${found.size} ${found.mtimeMs}`]
  const names = await readdir(path)
  return (await Promise.all(names.map((name) => describe(join(path, name))))).flat()
}
