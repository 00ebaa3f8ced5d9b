import { existsSync, readFileSync } from 'node:fs'
import { cp, mkdir, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { Explained, inCheckout } from './checkout.mjs'
import { runQuietly } from './child.mjs'
import { projectNode } from './node.mjs'

const copied = [
  ...['assets', 'bin', 'config', 'deploy', 'docs', 'migrations', 'scripts', 'src', 'test', 'texts'],
  ...['package.json', 'tsconfig.json', 'vitest.config.ts', 'vite.config.ts', 'README.md'],
]

/**
 * Breaks one promise of the product at a time, in a copy of the checkout, and runs the tests that hold it: at least one
 * of them has to fail. The list is test/breaks.json; `args` may name those whose promise holds one of these words.
 * @param {readonly string[]} args
 * @returns {Promise<{ passed: number, failed: number, failures: string[] }>} counts breaks
 */
export async function breaks(args) {
  const list = JSON.parse(readFileSync(inCheckout('test/breaks.json'), 'utf8'))
  const chosen = list.filter(
    ({ promise }) => args.length === 0 || args.some((word) => promise.includes(word)),
  )
  if (chosen.length === 0) throw new Explained('No break has such a word in its promise.')
  const copy = inCheckout('.cache/breaks')
  await rm(copy, { recursive: true, force: true })
  await mkdir(copy, { recursive: true })
  for (const name of copied) await cp(inCheckout(name), join(copy, name), { recursive: true })
  await symlink(inCheckout('node_modules'), join(copy, 'node_modules'))
  await symlink(inCheckout('dist'), join(copy, 'dist'))
  const failures = []
  for (const one of chosen) {
    const fault = await notCaught(copy, one)
    console.log(`${fault ? '✗' : '✓'} ${one.promise}`)
    if (fault) failures.push(`${one.promise}\n  ${fault}`)
  }
  await rm(copy, { recursive: true, force: true })
  for (const fault of failures) console.log(fault)
  return { passed: chosen.length - failures.length, failed: failures.length, failures }
}

/** Breaks a promise in the copy and mends it again. Returns undefined when its tests noticed, else why that is not so. */
async function notCaught(copy, { file, find, put, tests }) {
  const path = join(copy, file)
  if (!existsSync(path)) return `${file} is not there.`
  const whole = await readFile(path, 'utf8')
  if (whole.split(find).length !== 2) return `${file} does not have exactly one “${find}”.`
  await writeFile(
    path,
    whole.replace(find, () => put),
  )
  try {
    const report = join(copy, '.cache/report.json')
    await mkdir(dirname(report), { recursive: true })
    const program = inCheckout('node_modules/vitest/vitest.mjs')
    const args = ['run', ...tests, '--bail=1', '--reporter=json', `--outputFile=${report}`]
    const env = { ...process.env, NODE_ENV: 'test' }
    const { output } = await runQuietly(projectNode(), [program, ...args], { cwd: copy, env })
    if (!existsSync(report)) return `The tests gave no report: ${output.slice(0, 800)}`
    const { numFailedTests, numTotalTests } = JSON.parse(await readFile(report, 'utf8'))
    await rm(report)
    if (numTotalTests === 0) return `${tests.join(', ')} ran no test: ${output.slice(0, 800)}`
    // A file that does not load fails no test, and proves nothing.
    return numFailedTests > 0 ? undefined : `No test of ${tests.join(', ')} failed.`
  } finally {
    await writeFile(path, whole)
  }
}
