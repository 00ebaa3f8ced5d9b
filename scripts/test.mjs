import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { readFile, rm } from 'node:fs/promises'
import { breaks } from './breaks.mjs'
import { build, isBuilt } from './build.mjs'
import { Explained, inCheckout } from './checkout.mjs'
import { runQuietly, runShown } from './child.mjs'
import { chromium } from './chromium.mjs'
import { faultsHere, gates } from './gates.mjs'
import { projectNode } from './node.mjs'

const one = { passed: 1, failed: 0 }
const none = { passed: 0, failed: 1 }

/**
 * Runs every gate and the quick tests, whatever fails on the way. The last line says how many passed and failed,
 * the line above what was skipped; the exit code is 0 only when all passed and there was something to pass.
 */
export async function test() {
  const browser = chromiumSoon()
  return summedUp([
    ...(await twoAtATime([...gates.map(gateStep), buildStep])),
    await vitestStep('units, pages, API and commands', 'quick', []),
    await playwrightStep('browser', browser),
  ])
}

/** Runs what `test` leaves out, and ends alike: see CONTRIBUTING.md for what that is. */
export async function testLong() {
  const browser = chromiumSoon()
  const postgres = { CANDOR_TEST_ENGINE: 'postgres' }
  const long = { CANDOR_TEST_LONG: '1', CANDOR_TEST_ENGINE: 'both' }
  return summedUp([
    await buildStep(),
    await vitestStep('on PostgreSQL', 'postgres', loopingOverEngines(), postgres),
    await vitestStep('long', 'long', [], long),
    await playwrightStep('long in the browser', browser, long),
    await playwrightStep('journeys', browser, long, ['--config', journeysConfig]),
    await step('breaks', () => breaks([])),
    await step('drill', drill),
  ])
}

/** Playwright's configuration for the journeys, which end with an album to look at. */
export const journeysConfig = inCheckout('test/long/journeys/playwright.config.ts')

/** What the drill ends with where its tools are missing. */
const notHere = 3

async function drill() {
  const { code, output } = await runQuietly('bash', [inCheckout('scripts/drill.sh')])
  if (code === 0) return one
  const last = output.trim().split('\n').at(-1)
  if (code !== notHere) return { ...none, fault: output }
  console.log(last)
  return { passed: 0, failed: 0, skipped: [last] }
}

function summedUp(results) {
  const passed = results.reduce((sum, result) => sum + result.passed, 0)
  const failed = results.reduce((sum, result) => sum + result.failed, 0)
  // Repeated at the end, where readers of a long log look first.
  for (const said of results.flatMap((result) => result.failures)) console.log(`✗ ${said}`)
  const skipped = results.flatMap((result) => result.skipped ?? [])
  for (const title of skipped) console.log(`- ${title}`)
  if (skipped.length > 0) console.log(`${skipped.length} skipped`)
  console.log(`${passed} passed, ${failed} failed`)
  return failed === 0 && passed > 0 ? 0 : 1
}

/** Looks for the browser while other steps run; a failure is reported by the step that needs it. */
function chromiumSoon() {
  const browser = chromium()
  browser.catch(() => undefined)
  return browser
}

const vitestStep = (title, name, choice, settings) =>
  step(title, () => countedBy(name, vitest(choice), settings))

const playwrightStep = (title, browser, settings, choice = []) =>
  step(title, async () => {
    if (!(await isBuilt())) throw new Explained('There is no build to test.')
    const env = { ...settings, CHROMIUM_PATH: await browser }
    return await countedBy('playwright', playwright(choice), env)
  })

/** The tests above the stores: `npm test` runs them on SQLite alone. */
function loopingOverEngines() {
  return ['src', 'test'].flatMap((folder) =>
    readdirSync(inCheckout(folder), { recursive: true })
      .map((name) => `${folder}/${name}`)
      .filter((path) => /(?<!\.long)\.test\.tsx?$/.test(path) && !path.startsWith('test/long/'))
      .filter((path) => readFileSync(inCheckout(path), 'utf8').includes('.each(engines)')),
  )
}

const gateStep = (gate) => () =>
  step(gate.name, async () => {
    const fault = await faultsHere(gate)
    return fault === undefined ? one : { ...none, fault }
  })

const buildStep = () => step('build', () => build().then(() => one))

/** Runs one step and prints its result and time; an exception is a failure of the step. */
async function step(name, run) {
  const started = Date.now()
  const result = await run().catch((cause) => ({ ...none, fault: sayingWhy(cause) }))
  const seconds = ((Date.now() - started) / 1000).toFixed(1)
  if (result.fault) console.log(result.fault)
  const counts =
    result.passed + result.failed > 1
      ? ` (${result.passed} of ${result.passed + result.failed})`
      : ''
  console.log(`${result.failed === 0 ? '✓' : '✗'} ${name}${counts}, ${seconds} s`)
  return {
    ...result,
    failures: result.failures ?? (result.fault ? [shortly(name, result.fault)] : []),
  }
}

const sayingWhy = (cause) => (cause instanceof Explained ? cause.message : cause.stack)

/** Runs steps in order, two at a time: more would only wait for a processor. */
async function twoAtATime(steps) {
  const results = []
  const waiting = steps.entries()
  const worker = async () => {
    for (const [index, run] of waiting) results[index] = await run()
  }
  await Promise.all([worker(), worker()])
  return results
}

const vitest = (choice) => ({
  program: 'vitest/vitest.mjs',
  args: (report) => [
    'run',
    ...choice,
    '--reporter=default',
    '--reporter=json',
    `--reporter=${inCheckout('config/end-what-hangs.ts')}`,
    `--outputFile.json=${report}`,
  ],
  count: (report) => ({
    passed: report.numPassedTests,
    failed: report.numFailedTests + brokenOff(report).length + failedAround(report).length,
  }),
  skipped: (report) =>
    report.testResults.flatMap(({ name, assertionResults }) =>
      assertionResults
        .filter(({ status }) => status === 'skipped')
        .map(({ fullName }) => `${name} › ${fullName}`),
    ),
  failures: (report) => [
    ...report.testResults.flatMap(({ name, assertionResults }) =>
      assertionResults
        .filter((test) => test.status === 'failed')
        .map((test) => shortly(`${name} › ${test.fullName}`, test.failureMessages[0])),
    ),
    ...failedAround(report),
    ...brokenOff(report),
  ],
})

/** Returns the files that failed outside their tests: in set-up or clean-up, or while loading. */
const failedAround = ({ testResults }) =>
  testResults
    .filter(
      ({ status, assertionResults }) =>
        status === 'failed' &&
        !assertionResults.some((test) => test.status === 'failed' || test.status === 'pending'),
    )
    .map(({ name, message }) => shortly(name, message))

/** Returns, of each file with unfinished tests because its process ended, the first of these. */
const brokenOff = ({ testResults }) =>
  testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status }) => status === 'pending')
      .slice(0, 1)
      .map(({ fullName }) =>
        shortly(`${name} › ${fullName}`, 'It had not finished when its process ended: see above.'),
      ),
  )

const playwright = (choice) => ({
  program: '@playwright/test/cli.js',
  args: () => ['test', ...choice],
  count: ({ stats }) => ({ passed: stats.expected, failed: stats.unexpected + stats.flaky }),
  skipped: (report) => report.suites.flatMap(skippedSpecs),
  failures: (report) => report.suites.flatMap(failedSpecs),
})

const failedSpecs = ({ suites = [], specs }) => [
  ...specs
    .filter((spec) => !spec.ok)
    .map(({ file, line, title, tests }) => {
      const errors = tests.flatMap((test) => test.results.flatMap((result) => result.errors))
      return shortly(`${file}:${line} › ${title}`, errors[0]?.message)
    }),
  ...suites.flatMap(failedSpecs),
]

const skippedSpecs = ({ suites = [], specs }) => [
  ...specs
    .filter(({ tests }) => tests.some(({ status }) => status === 'skipped'))
    .map(({ file, line, title }) => `${file}:${line} › ${title}`),
  ...suites.flatMap(skippedSpecs),
]

/** Returns where a test failed, with the beginning of its message. */
const shortly = (where, message = '') => [where, ...message.split('\n').slice(0, 12)].join('\n  ')

/** Runs a test runner and counts by its JSON report, so that a crash is never taken for a pass. */
async function countedBy(name, { program, args, count, skipped, failures }, settings = {}) {
  const path = inCheckout(`.cache/${name}.json`)
  await rm(path, { force: true })
  const env = { ...process.env, ...settings, NODE_ENV: 'test', CANDOR_TEST_REPORT: path }
  const code = await runShown(projectNode(), [inCheckout('node_modules', program), ...args(path)], {
    env,
  })
  if (!existsSync(path)) throw new Explained(`${name} ended without a report.`)
  const report = JSON.parse(await readFile(path, 'utf8'))
  const { passed, failed } = count(report)
  const outcome = { passed, failed, skipped: skipped(report), failures: failures(report) }
  if (code === 0 || failed > 0) return outcome
  // The exit code also reveals a file that does not load and an error outside any test.
  const unnamed = `${name} exited with code ${code} although no test failed: see above.`
  return {
    ...outcome,
    failed: 1,
    failures: outcome.failures.length > 0 ? outcome.failures : [unnamed],
  }
}
