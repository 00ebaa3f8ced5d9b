import { existsSync } from 'node:fs'
import { access, constants } from 'node:fs/promises'
import { Explained, inCheckout, say } from './checkout.mjs'
import { runQuietly } from './child.mjs'
import { projectNode } from './node.mjs'

/** The headless shell is the same engine without a window: with it the tests compute a third less. */
const usual = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/chromium-browser',
]

/**
 * Returns the path of a Chromium for the end-to-end tests: CHROMIUM_PATH, an installed one, one installed
 * now from Debian's packages where that is allowed, or Playwright's own inside the checkout.
 * @throws {Explained} when none is available.
 */
export async function chromium() {
  const named = process.env.CHROMIUM_PATH
  if (named && !(await isProgram(named))) throw new Explained(`CHROMIUM_PATH: no program ${named}.`)
  return (
    named ||
    (await firstProgram(usual)) ||
    (await playwrightsOwn()) ||
    (await fromDebian()) ||
    (await fromPlaywright()) ||
    refuse()
  )
}

function refuse() {
  throw new Explained('Please install Chromium (or set CHROMIUM_PATH) for the end-to-end tests.')
}

async function fromDebian() {
  const asRoot = await commandForRoot()
  if (!asRoot || !existsSync('/etc/debian_version')) return undefined
  say('Installing Chromium and fonts from the system’s packages …')
  const [command, ...first] = [...asRoot, 'env', 'DEBIAN_FRONTEND=noninteractive', 'sh', '-c']
  const install = (browser) => `apt-get install -y ${browser} fonts-noto-core`
  // Some releases have no separate shell.
  const either = `${install('chromium-headless-shell')} || ${install('chromium')}`
  const { code, output } = await runQuietly(command, [...first, `apt-get update && (${either})`])
  if (code !== 0) say(lastLines(output))
  return await firstProgram(usual)
}

async function commandForRoot() {
  if (process.getuid?.() === 0) return []
  const { code } = await runQuietly('sudo', ['-n', 'true'])
  return code === 0 ? ['sudo', '-n'] : undefined
}

async function fromPlaywright() {
  say('Installing Chromium with Playwright’s own installer …')
  const args = [inCheckout('node_modules/@playwright/test/cli.js'), 'install', 'chromium']
  const { code, output } = await runQuietly(projectNode(), args, { env: playwrightEnvironment() })
  if (code !== 0) say(lastLines(output))
  return await playwrightsOwn()
}

/** Returns the Chromium that Playwright installed in an earlier run, if it starts on this machine. */
async function playwrightsOwn() {
  const ask = "console.log((await import('@playwright/test')).chromium.executablePath())"
  const args = ['--input-type=module', '--eval', ask]
  const { output } = await runQuietly(projectNode(), args, { env: playwrightEnvironment() })
  const path = output.trim()
  if (!(await isProgram(path))) return undefined
  const { code } = await runQuietly(path, ['--version'])
  return code === 0 ? path : undefined
}

function playwrightEnvironment() {
  return { ...process.env, PLAYWRIGHT_BROWSERS_PATH: inCheckout('.cache/browsers') }
}

async function firstProgram(paths) {
  for (const path of paths) if (await isProgram(path)) return path
  return undefined
}

async function isProgram(path) {
  return await access(path, constants.X_OK).then(
    () => true,
    () => false,
  )
}

const lastLines = (output) => output.trimEnd().split('\n').slice(-5).join('\n')
