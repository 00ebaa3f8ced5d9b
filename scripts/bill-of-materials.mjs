import { existsSync, readdirSync } from 'node:fs'
import { copyFile, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { TOOLS } from '../config/who-uses-whom.mjs'
import { Explained, inCheckout } from './checkout.mjs'
import { runQuietly } from './child.mjs'
import { npm } from './install.mjs'

/**
 * Writes `sbom.cdx.json` (CycloneDX) with every package of the release in that folder, including bundled
 * ones, and beside it `THIRD-PARTY-LICENCES.txt`.
 * @throws {Explained} when npm finds a fault in the packages, or a licence has no text anywhere
 */
export async function writeBillOfMaterials(manifest, folder) {
  const bill = await billOf(manifest)
  await leaveOutOtherMachines(bill, folder)
  // These would differ in each file.
  delete bill.serialNumber
  delete bill.metadata.timestamp
  // npm uses the name of the folder in which it ran.
  bill.metadata.component.name = manifest.name
  await writeFile(join(folder, 'sbom.cdx.json'), `${JSON.stringify(bill, undefined, 2)}\n`)
  const texts = await Promise.all(bill.components.map((one) => licenceOf(one, folder)))
  await writeFile(join(folder, 'THIRD-PARTY-LICENCES.txt'), texts.join('\n'))
}

/** Returns npm's report on all packages but the tools: bundled ones are development dependencies. */
async function billOf({ name, version, license, dependencies, devDependencies }) {
  const tool = new RegExp(`^(${TOOLS.join('|')}|@types)(/|$)`)
  const bundled = Object.entries(devDependencies).filter(([one]) => !tool.test(one))
  const shipped = { ...dependencies, ...Object.fromEntries(bundled) }
  const folder = await mkdtemp(inCheckout('.cache/bill-'))
  try {
    const made = JSON.stringify({ name, version, license, dependencies: shipped })
    await writeFile(join(folder, 'package.json'), made)
    await copyFile(inCheckout('package-lock.json'), join(folder, 'package-lock.json'))
    // Without the tools: npm would find a fault in one that the release does not contain.
    await runNpm(folder, 'install', '--offline', '--ignore-scripts', '--no-audit', '--no-fund')
    const kind = ['--sbom-format=cyclonedx', '--sbom-type=application']
    return JSON.parse(await runNpm(folder, 'sbom', '--omit=dev', ...kind))
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** Removes packages for other machines: npm lists sharp and libvips for twenty of them. */
async function leaveOutOtherMachines(bill, folder) {
  const { packages } = JSON.parse(await readFile(inCheckout('package-lock.json'), 'utf8'))
  const isElsewhere = ({ name }) =>
    packages[`node_modules/${name}`]?.optional && !existsSync(join(folder, 'node_modules', name))
  const gone = new Set(bill.components.filter(isElsewhere).map((one) => one['bom-ref']))
  const stays = (ref) => !gone.has(ref)
  bill.components = bill.components.filter((one) => stays(one['bom-ref']))
  bill.dependencies = bill.dependencies
    .filter(({ ref }) => stays(ref))
    .map(({ ref, dependsOn }) => ({ ref, dependsOn: dependsOn.filter(stays) }))
}

/** Runs npm over the lock file alone, and returns what it printed. */
async function runNpm(cwd, ...args) {
  const [command, ...first] = npm()
  const all = [...first, ...args, '--package-lock-only', '--silent']
  const { code, output } = await runQuietly(command, all, { cwd })
  if (code !== 0) throw new Explained(`npm could not list the packages. ${output}`)
  return output
}

/** Returns name, licence and its text: the package's own, else a copy from here. */
async function licenceOf({ name, version, licenses = [] }, folder) {
  const carried = join(folder, 'node_modules', name)
  const path = existsSync(carried) ? carried : inCheckout('node_modules', name)
  const files = existsSync(path) ? readdirSync(path) : []
  const file = files.find((one) => /^(licen[cs]e|copying)/i.test(one))
  const named = licenses.map(({ license, expression }) => license?.id ?? expression).join(', ')
  const copy = inCheckout('deploy/licences', `${named}.txt`)
  if (!file && !existsSync(copy))
    throw new Explained(`${name} brings no text of its licence, and ${copy} is missing.`)
  const text = await readFile(file ? join(path, file) : copy, 'utf8')
  return `${name} ${version} (${named})\n${'-'.repeat(60)}\n${text.trim()}\n`
}
