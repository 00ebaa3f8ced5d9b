import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { packageRoot } from '#platform/worker'
import { build } from '../../../scripts/build.mjs'
import { runQuietly } from '../../../scripts/child.mjs'
import { projectNode } from '../../../scripts/node.mjs'

/** A later version than this checkout's, built. */
export interface NextVersion {
  /** Its program, for `startProduct`. */
  program: string
  version: string
  remove(): void
}

/** Builds this checkout as the next version: with one more migration and another version number. */
export async function buildNextVersion(): Promise<NextVersion> {
  await build()
  const checkout = packageRoot()
  const folder = mkdtempSync(join(tmpdir(), 'next-version-'))
  const about = JSON.parse(readFileSync(join(checkout, 'package.json'), 'utf8'))
  const version = `${about.version}-next`
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ ...about, version }))
  // Files that the program reads beside itself, and no migration changes.
  mkdirSync(join(folder, 'dist'))
  for (const part of ['assets', 'dist/dashboard', 'dist/islands'])
    symlinkSync(join(checkout, part), join(folder, part))
  const server = join(folder, 'dist/server')
  const vite = join(checkout, 'node_modules/vite/bin/vite.js')
  const config = join(import.meta.dirname, 'next-version.vite.config.ts')
  const args = [vite, 'build', '--config', config, '--outDir', server]
  const env = { ...process.env, NODE_ENV: 'production' }
  const { code, output } = await runQuietly(projectNode(), args, { env })
  if (code !== 0) throw new Error(output)
  return {
    program: join(server, 'candor.js'),
    version,
    remove: () => rmSync(folder, { recursive: true }),
  }
}
