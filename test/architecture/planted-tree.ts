import { cp, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { faultsIn, gates } from '../../scripts/gates.mjs'

const checkout = join(import.meta.dirname, '../..')
const planted = join(import.meta.dirname, 'planted')
const settings = ['config', 'biome.json', 'tsconfig.json', '.gitignore']
/** What the planted files and config may use; the real list holds much that so small a tree has no use for. */
const packages = [
  '@mantine/core',
  '@types/node',
  '@types/react',
  'marked',
  'sharp',
  'typescript',
  'vite',
  'vitest',
]
const bundled = ['kysely', 'react', 'zod']

const lines = (count: number, line: (number: number) => string) =>
  Array.from({ length: count }, (_, at) => `${line(at + 1)}\n`).join('')
/** What is planted in `style` only for its length. */
const tooLong = {
  'src/site/too-long-file.ts': lines(251, (number) => `export const number${number} = ${number}`),
  'src/site/too-long-function.ts': `export function tooLong(count: number) {
  let sum = count
${lines(60, (number) => `  sum += ${number}`)}  return sum
}
`,
}

/** The gate of `npm test` that has this name. */
function gateNamed(name: string) {
  const gate = gates.find((each) => each.name === name)
  if (!gate) throw new Error(`No gate ${name}`)
  return gate
}

/**
 * Runs a gate of `npm test`, with its own settings, over a small tree inside the checkout: the
 * clean files, and over them those that are planted in `folder`. Answers what the gate found.
 */
export async function faultsWith(gateName: string, folder?: string): Promise<string | undefined> {
  const tree = await plant(folder)
  try {
    return await faultsIn(tree, gateNamed(gateName))
  } finally {
    await rm(tree, { recursive: true })
  }
}

async function plant(folder?: string) {
  // Not under .cache, where Biome does not look.
  const parent = join(checkout, 'test-results/planted')
  await mkdir(parent, { recursive: true })
  const tree = await mkdtemp(join(parent, 'tree-'))
  for (const name of settings) await cp(join(checkout, name), join(tree, name), { recursive: true })
  for (const name of ['src', 'migrations', 'test', 'bench']) await mkdir(join(tree, name))
  await cp(join(planted, 'clean'), tree, { recursive: true })
  if (folder) await cp(join(planted, folder), tree, { recursive: true })
  if (folder === 'style')
    for (const [name, text] of Object.entries(tooLong)) await writeFile(join(tree, name), text)
  await symlink(join(checkout, 'node_modules'), join(tree, 'node_modules'))
  await writeFile(join(tree, 'package.json'), await smallManifest())
  return tree
}

async function smallManifest() {
  const manifest = JSON.parse(await readFile(join(checkout, 'package.json'), 'utf8'))
  const names = [...packages, ...bundled]
  const all = { ...manifest.dependencies, ...manifest.devDependencies }
  const small = {
    name: 'planted',
    type: 'module',
    imports: manifest.imports,
    devDependencies: Object.fromEntries(names.map((name) => [name, all[name]])),
  }
  return `${JSON.stringify(small, undefined, 2)}\n`
}
