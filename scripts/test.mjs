import { existsSync, readdirSync } from 'node:fs'
import { readFile, rm } from 'node:fs/promises'
import { build, isBuilt } from './build.mjs'
import { Explained, inCheckout } from './checkout.mjs'
import { runShown } from './child.mjs'
import { chromium } from './chromium.mjs'
import { faultsHere, gates } from './gates.mjs'
import { projectNode } from './node.mjs'

const one = { passed: 1, failed: 0 }
const none = { passed: 0, failed: 1 }

/**
 * Runs every gate and every test, whatever fails on the way. The last line says how many passed and failed,
 * the line above what was skipped; the exit code is 0 only when all passed and there was something to pass.
 */
export async function test() {
  const hasEndToEnd = containsSpecs('test/e2e')
  const browser = hasEndToEnd ? chromium() : Promise.resolve('')
  browser.catch(() => undefined) // Reported by its own step.
  const results = [
    ...(await twoAtATime([...gates.map(gateStep), buildStep])),
    await step('units and stores', () =>
      countedBy('units', vitest(unitsAndStores.map((folder) => `${folder}/`))),
    ),
    await step('pages, API and commands', () =>
      countedBy('faces', vitest(unitsAndStores.map((folder) => `--exclude=${folder}/**`))),
    ),
  ]
  if (hasEndToEnd) results.push(await step('end to end', () => endToEnd(browser)))
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

/** Tests without HTTP, pages or separate processes: quick enough to run while one works. */
const unitsAndStores = ['migrations', 'src/modules', 'src/platform', 'src/theme']

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

const playwright = {
  program: '@playwright/test/cli.js',
  args: () => ['test'],
  count: ({ stats }) => ({ passed: stats.expected, failed: stats.unexpected + stats.flaky }),
  skipped: (report) => report.suites.flatMap(skippedSpecs),
  failures: (report) => report.suites.flatMap(failedSpecs),
}

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

async function endToEnd(browser) {
  if (!(await isBuilt())) throw new Explained('There is no build to test.')
  return await countedBy('playwright', playwright, { CHROMIUM_PATH: await browser })
}

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

function containsSpecs(folder) {
  const names = existsSync(inCheckout(folder))
    ? readdirSync(inCheckout(folder), { recursive: true })
    : []
  return names.some((name) => name.endsWith('.spec.ts'))
}
