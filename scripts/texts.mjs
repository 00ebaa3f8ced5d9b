import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { Explained, inCheckout } from './checkout.mjs'

const folder = inCheckout('texts')
const target = inCheckout('.cache/texts')
const parser = inCheckout('node_modules/@formatjs/icu-messageformat-parser')

/**
 * Compiles the texts into modules.
 * @throws {Explained} when a text is missing, superfluous or takes other values than in English
 */
export async function writeTexts() {
  const [{ assembled }, { compile }] = await Promise.all([
    import('./texts/assemble.mjs'),
    import('./texts/compile.mjs'),
  ])
  const texts = readTexts()
  const { faults, modules } = compile({ ...texts, isDraft: process.env.TEXTS_AS === 'draft' })
  if (faults.length > 0) throw new Explained(faults.join('\n'))
  const all = new Map([...modules, ...assembled(texts)])
  for (const path of oldModules()) if (!all.has(path)) rmSync(join(target, `${path}.ts`))
  for (const [path, source] of all) writeIfChanged(join(target, `${path}.ts`), source)
}

/** Reads all texts as their files have them. */
export function readTexts() {
  const areas = new Map()
  for (const language of languagesIn(folder))
    for (const name of readdirSync(join(folder, language)).toSorted())
      if (name.endsWith('.json'))
        areas.set(`${language}/${name.slice(0, -5)}`, jsonOf(`${language}/${name}`))
  return {
    areas,
    takes: jsonOf('arguments.json'),
    shared: jsonOf('shared.json'),
    languages: jsonOf('languages.json'),
    readBy: jsonOf('read-by.json'),
    madeFrom: (language) => jsonOf(`${language}.made-from.json`),
  }
}

const languagesIn = (path) =>
  readdirSync(path, { withFileTypes: true })
    .flatMap((each) => (each.isDirectory() ? [each.name] : []))
    .toSorted((one, other) => Number(other === 'en') - Number(one === 'en'))

function jsonOf(path) {
  try {
    return JSON.parse(readFileSync(join(folder, path), 'utf8'))
  } catch (cause) {
    throw new Explained(`texts/${path} is no JSON: ${cause.message}`)
  }
}

const oldModules = () =>
  existsSync(target)
    ? readdirSync(target, { recursive: true })
        .filter((name) => name.endsWith('.ts'))
        .map((name) => name.slice(0, -3))
    : []

/** Several programs may compile at the same time: nobody reads half a module. */
function writeIfChanged(path, content) {
  if (existsSync(path) && readFileSync(path, 'utf8') === content) return
  mkdirSync(dirname(path), { recursive: true })
  const half = `${path}.${process.pid}`
  writeFileSync(half, content)
  renameSync(half, path)
}

/** After an installation by npm; what is for running alone lacks the compiler, and has no need of it. */
if (process.argv[1] === fileURLToPath(import.meta.url) && existsSync(parser))
  try {
    await writeTexts()
  } catch (cause) {
    if (!(cause instanceof Explained)) throw cause
    console.error(cause.message)
    process.exitCode = 1
  }
