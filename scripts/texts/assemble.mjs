import { existsSync, readFileSync } from 'node:fs'
import { inCheckout } from '../checkout.mjs'
import {
  areasIn,
  codesIn,
  englishByCode,
  isByCode,
  isByKey,
  isComposed,
  isPublic,
} from './areas.mjs'
import { isRead } from './life.mjs'

/**
 * Returns the modules that put compiled texts together, by their paths: what each language writes in its own way, the
 * texts of the public pages in each language as `src/texts/site.ts` names the English ones, each public area in all
 * languages, the sentences of refusals and problems, and for each job of staff what its pages call.
 */
export function assembled({ areas, languages, readBy }) {
  const english = areasIn(areas, 'en')
  const names = Object.keys(languages)
  const publicAreas = english.map(([area]) => area).filter(isPublic)
  const unread = names.filter((each) => !isRead(readBy[each] ?? {}, publicAreas))
  const { sentences } = englishByCode(areas)
  const jobs = english.flatMap(([area, exports]) => {
    const [, job] = /^desk-(.+)$/.exec(area) ?? []
    const words = Object.keys(exports).find((name) => name.endsWith('ords'))
    return job && words ? [[job, words]] : []
  })
  return new Map([
    ['each/_', waysHead + Object.entries(languages).map(ownWays).join('')],
    ['each/unread', `export const unread: readonly string[] = ${JSON.stringify(unread)}\n`],
    ['each/sentence-loaders', loadersOf('loaders', names.slice(1).map(loaderOfSentences))],
    ['en/by-code', tableOf('sentences', [...sentences])],
    ...names
      .slice(1)
      .flatMap((language) => [
        [`${language}/all-sentences`, allSentences(publicAreas)],
        ...['site', 'site-by-code'].map((name) => [`${language}/${name}`, copied(name, language)]),
      ]),
    ...english.flatMap(([area, exports]) => [
      ...(isPublic(area) && !isByKey(area) ? [[`each/${area}`, inEach(area, exports, names)]] : []),
      ...[tablesOf(exports)].flatMap((source) => (source ? [[`problems/${area}`, source]] : [])),
    ]),
    ['pages/loaders', loadersOf('inBengali', jobs.map(loaderOfPages))],
    ...jobs.map(([job, words]) => [`pages/${job}`, ofPages(job, words)]),
  ])
}

const waysHead = `import { isolated } from '#texts/isolated'
import { digitsOf, formsIn, numberIn } from '#texts/numbers'
`

/** What a language writes in its own way, by its name: see `sourceOf`. */
function ownWays([language, { direction, zero = '0', groups = 3 }]) {
  const around = direction === 'rtl' ? `, 'rtl'` : ''
  return `export const i_${language} = (text: string) => isolated(text${around})
export const n_${language} = (value: number) => numberIn(value, '${zero}', ${groups})
export const u_${language} = (value: number) => digitsOf(String(value), '${zero}')
export const p_${language} = formsIn('${language}')
`
}

const copied = (name, language) =>
  readFileSync(inCheckout('src/texts', `${name}.ts`), 'utf8').replace(
    /#texts\/(en|bn)\//g,
    `#texts/${language}/`,
  )

function inEach(area, exports, languages) {
  const imports = languages.map((each) => `import * as ${each} from '../${each}/${area}.ts'\n`)
  const tables = Object.keys(exports)
    .filter((name) => !isByCode(name, exports[name]))
    .map((name) => {
      const each = languages.map((language) => `${language}: ${language}.${name}`)
      return `export const ${name} = { ${each.join(', ')} }\n`
    })
  return [...imports, ...tables].join('')
}

/** What the sentences of a language are made of, for readers who load them later. */
const allSentences = (areas) =>
  areas
    .filter(isComposed)
    .map((area) => `export * from './${area}.ts'\n`)
    .join('')

const loadersOf = (name, rows) =>
  `export const ${name} = {\n${rows.map(([key, from]) => `  '${key}': () => import('${from}'),\n`).join('')}}\n`

const loaderOfSentences = (language) => [language, `../${language}/all-sentences.ts`]

/** Where more is said in Bengali than the texts, a module of the dashboard adds it. */
const loaderOfPages = ([job]) =>
  existsSync(inCheckout('src/dashboard/words/bengali', `${job}.ts`))
    ? [job, `#words/bengali/${job}`]
    : [job, `../bn/desk-${job}.ts`]

/** The hook of a job: its Bengali is loaded with its pages. */
function ofPages(job, words) {
  const name = words.replace(/^./, (letter) => letter.toUpperCase())
  return `import { ${words} } from '../en/desk-${job}.ts'
import { pageWords } from '#words/page-words'
export const { use: use${name}, now: ${words}Now } = pageWords('${job}', ${words})
export type ${name} = typeof ${words}
`
}

/** English by its codes or their ends, with its gaps as they are: whoever refuses fills them. */
const tableOf = (name, rows) =>
  `export const ${name} = {\n${rows.map(([key, text]) => `  '${key}': ${JSON.stringify(text)},\n`).join('')}} as const\n`

/** Returns the module of an area's problems as its modules take them: a table for each word that codes begin with. */
function tablesOf(exports) {
  const tables = {}
  for (const [code, text] of codesIn(exports)) {
    const [of, key] = code.split('.')
    // Names of problems have no underscore; those of refusals stand in one module.
    if (!/^(case|class|export|import)$/.test(of) && !key.includes('_'))
      tables[of] = [...(tables[of] ?? []), [key, text]]
  }
  return Object.entries(tables)
    .map(([of, rows]) => tableOf(of, rows))
    .join('')
}
