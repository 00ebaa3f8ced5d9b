import { existsSync } from 'node:fs'
import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { parseArgs } from 'node:util'
import { writeBillOfMaterials } from './bill-of-materials.mjs'
import { build } from './build.mjs'
import { Explained, inCheckout, say } from './checkout.mjs'
import { runQuietly } from './child.mjs'
import { install, packagesFor } from './install.mjs'
import { releaseNotes } from './release-notes.mjs'

/** The files of the checkout that a release contains unchanged. */
export const carried = [
  ...['assets', 'bin', 'deploy', 'dist/dashboard', 'dist/islands', 'dist/server', 'docs'],
  ...['CHANGELOG.md', 'CONTRIBUTING.md', 'LICENSE', 'README.md', 'SECURITY.md'],
]

/**
 * What only a reader, a debugger, a compiler or a browser needs: PDFium has a build for each kind of
 * program, the S3 client a second one for bundlers. The handbook's pictures are in the dashboard, where it
 * is read. Licences stay.
 */
const leftOut = [
  /(\.map|\.d\.[cm]?ts)$/,
  /^node_modules\/.*\/(?!licen[cs]e|copying)[^/]*\.md$/i,
  /^node_modules\/(@[^/]+\/)?[^/]+\/(benchmarks?|docs|examples?|tests?)$/,
  /^node_modules\/(better-sqlite3\/(deps|src)|node-addon-api\/.*\.h)$/,
  /^node_modules\/@(aws-sdk|smithy)\/[^/]+\/dist-es$/,
  /\/pdfium\/dist\/(index\.cjs|index\.esm\.\w+\.js|worker\.bundle\.js|.*base64-.*\.js)$/,
  /^docs\/handbook\/(bn\/)?pictures$/,
  /^dist\/server\/\.compiled$/,
]

/** Handles `npm run release -- [FOLDER] [--arch x64|arm64]`. */
export async function releaseCommand(args) {
  const options = { arch: { type: 'string', default: process.arch } }
  const { values, positionals } = parseArgs({ args, options, allowPositionals: true })
  if (!['x64', 'arm64'].includes(values.arch)) throw new Explained('--arch is x64 or arm64.')
  return await release(positionals[0], values.arch)
}

/**
 * Makes `candor-VERSION-linux-ARCH.tar.gz` in a folder. It runs without npm on a machine of that kind with
 * Node 24: it has the build, the packages that the build needs, the bill of materials, the licences. The
 * notes, `candor-VERSION.md`, are beside it. Returns the path. The same sources make the same bytes.
 */
export async function release(target = inCheckout('release'), arch = process.arch) {
  if (process.platform !== 'linux') throw new Explained('A release can be made on Linux only.')
  await install()
  await build()
  const manifest = JSON.parse(await readFile(inCheckout('package.json'), 'utf8'))
  const notes = releaseNotes(await readFile(inCheckout('CHANGELOG.md'), 'utf8'), manifest.version)
  const name = `candor-${manifest.version}-linux-${arch}`
  const folder = join(target, name)
  await rm(folder, { recursive: true, force: true })
  await mkdir(folder, { recursive: true })
  const installed = arch === process.arch ? inCheckout() : await packagesFor(arch)
  for (const path of carried) await carry(inCheckout(), path, folder, arch)
  for (const path of await neededPackages(installed)) await carry(installed, path, folder, arch)
  await writeFile(join(folder, 'package.json'), smallManifest(manifest))
  await writeBillOfMaterials(manifest, folder)
  await pack(target, name)
  await writeFile(join(target, `candor-${manifest.version}.md`), notes)
  say(`Made ${folder}.tar.gz`)
  return `${folder}.tar.gz`
}

async function carry(from, path, folder, arch) {
  const filter = (source) => {
    const within = relative(from, source)
    if (/\/prebuilds\/./.test(within)) return within.endsWith(`/linux-${arch}.node`)
    return !leftOut.some((one) => one.test(within))
  }
  await cp(join(from, path), join(folder, path), { recursive: true, filter })
}

/** Returns the folders of the installed packages that production needs. Node itself is the machine's. */
async function neededPackages(installed) {
  const { packages } = JSON.parse(await readFile(inCheckout('package-lock.json'), 'utf8'))
  const isNeeded = ([path, { dev }]) =>
    // Nested packages come with the package that contains them.
    /^node_modules\/(@[^/]+\/)?[^/]+$/.test(path) && !dev && !path.includes('/node-linux-')
  return Object.entries(packages)
    .filter(isNeeded)
    .map(([path]) => path)
    .filter((path) => existsSync(join(installed, path)))
}

function smallManifest({ name, version, description, license, type, bin, dependencies }) {
  const engines = { node: '>=24' }
  const kept = { name, version, private: true, description, license, type, engines, bin }
  return `${JSON.stringify({ ...kept, dependencies }, undefined, 2)}\n`
}

async function pack(target, name) {
  const alike = ['--sort=name', '--mtime=@0', '--owner=0', '--group=0', '--numeric-owner']
  const file = join(target, `${name}.tar.gz`)
  const args = [...alike, '--mode=u+rwX,go+rX,go-w', '-I', 'gzip -n', '-C', target, '-cf', file]
  const { code, output } = await runQuietly('tar', [...args, name])
  if (code !== 0) throw new Explained(`The release could not be packed. ${output}`)
}
