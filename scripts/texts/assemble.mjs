import { existsSync, readFileSync } from 'node:fs'
import { inCheckout } from '../checkout.mjs'
import { isByCode } from './by-code.mjs'
import { isRead } from './life.mjs'

/** What only staff read is in their languages; the documents of the API are in English. */
export const isPublic = (area) =>
  !/^(desk-|shell$|labels-staff$|consent-labels$|record-events$|product-cases$)/.test(area) &&
  !isInEnglishOnly(area)
export const isInEnglishOnly = (area) => area === 'api' || area === 'public-refusals'

/** The labels of the modules' tables, which take each in all languages. */
export const isByKey = (area) => area.startsWith('labels-')

/** The sentences of an installation, and what stands in them. */
export const isComposed = (area) => /^sentences(-|$)/.test(area)

/** Returns the name under which a module imports an export of an area. */
export const nameIn = (area, name) => `${area.replaceAll('-', '_')}_${name}`

/**
 * Returns the modules that put compiled texts together, by their paths: what each language writes in its own way, the
 * texts of the public pages in each language as `src/texts/site.ts` names the English ones, each public area in all
 * languages, and for each job of staff what its pages call.
 */
export function assembled({ areas, languages, readBy }) {
  const modules = new Map()
  const publicAreas = areasOf(areas).filter(isPublic)
  const unread = Object.keys(languages).filter((each) => !isRead(readBy[each] ?? {}, publicAreas))
  modules.set('each/unread', `export const unread: readonly string[] = ${JSON.stringify(unread)}\n`)
  modules.set('each/_', ownWays(languages))
  modules.set('each/sentence-loaders', sentenceLoaders(languages))
  for (const language of Object.keys(languages)) {
    for (const name of ['site', 'site-by-code'])
      if (language !== 'en') modules.set(`${language}/${name}`, copied(name, language))
    if (language !== 'en')
      modules.set(
        `${language}/index`,
        `export { siteTexts } from './site.ts'\nexport { byCode } from './site-by-code.ts'\n`,
      )
  }
  const jobs = []
  for (const [key, exports] of areas) {
    const [language, area] = key.split('/')
    if (language !== 'en') continue
    const names = Object.keys(exports).filter((name) => !isByCode(name, exports[name]))
    if (area === 'sentences')
      for (const each of Object.keys(languages))
        modules.set(`${each}/all-sentences`, allSentences(areas))
    if (isPublic(area) && !isByKey(area) && names.length > 0)
      modules.set(`each/${area}`, inEach(area, names, Object.keys(languages)))
    const [, job] = /^desk-(.+)$/.exec(area) ?? []
    const words = names.find((name) => name.endsWith('ords'))
    if (!job || !words) continue
    jobs.push(job)
    modules.set(`pages/${job}`, ofPages(area, job, words))
  }
  modules.set('pages/loaders', loaderOf(jobs))
  return modules
}

/** Returns the areas that there are in English. */
const areasOf = (areas) =>
  [...areas.keys()].flatMap((key) => (key.startsWith('en/') ? [key.slice(3)] : []))

/** What each language writes in its own way, by its name: see `sourceOf`. One module, since it is small and needed by all. */
function ownWays(languages) {
  const rows = Object.entries(languages).map(
    ([language, { direction = 'ltr', zero = '0', groups = 3 }]) => {
      const around = direction === 'rtl' ? `, 'rtl'` : ''
      return `
export const i_${language} = (text: string) => isolated(text${around})
export const n_${language} = (value: number) => numberIn(value, '${zero}', ${groups})
export const u_${language} = (value: number) => digitsOf(String(value), '${zero}')
export const p_${language} = formsIn('${language}')`
    },
  )
  return `import { isolated } from '#texts/isolated'
import { digitsOf, formsIn, numberIn } from '#texts/numbers'
${rows.join('\n')}
`
}

function copied(name, language) {
  const source = readFileSync(inCheckout('src/texts', `${name}.ts`), 'utf8')
  return source.replace(/#texts\/(en|bn)\//g, `#texts/${language}/`)
}

function inEach(area, names, languages) {
  const imports = languages.map(
    (language) =>
      `import { ${names.map((name) => `${name} as ${nameIn(language, name)}`).join(', ')} } from '../${language}/${area}.ts'`,
  )
  const tables = names.map(
    (name) =>
      `export const ${name} = { ${languages.map((each) => `${each}: ${nameIn(each, name)}`).join(', ')} }`,
  )
  return `${[...imports, ...tables].join('\n')}\n`
}

/** Returns the module of an area's labels: of each key its sources in all languages. */
export function labelsModule(area, english, sources) {
  const tables = Object.entries(english).map(([name, texts]) => {
    const rows = Object.keys(texts).map(
      (key) => `  '${key}': { ${sources.get(`${area}.${name}.${key}`).join(', ')} },`,
    )
    return `export const ${name} = {\n${rows.join('\n')}\n}\n`
  })
  const body = tables.join('')
  const ways = [...new Set(body.match(/\b[inup]_\w+(?=\()/g))]
  return ways.length > 0 ? `import { ${ways.join(', ')} } from './_.ts'\n${body}` : body
}

/** What the sentences of a language are made of, for readers who load them later. */
const allSentences = (areas) =>
  areasOf(areas)
    .filter(isComposed)
    .map((area) => `export * from './${area}.ts'\n`)
    .join('')

/** What loads the sentences of a language other than English. */
function sentenceLoaders(languages) {
  const rows = Object.keys(languages).map((each) =>
    each === 'en' ? '' : `  ${each}: () => import('../${each}/all-sentences.ts'),\n`,
  )
  return `export const loaders = {\n${rows.join('')}}\n`
}

/** The hook of a job: its Bengali is loaded with its pages. */
function ofPages(area, job, words) {
  const name = words.replace(/^./, (letter) => letter.toUpperCase())
  return `import { ${words} } from '../en/${area}.ts'
import { pageWords } from '#words/page-words'
export const { use: use${name}, now: ${words}Now } = pageWords('${job}', ${words})
export type ${name} = typeof ${words}
`
}

function loaderOf(jobs) {
  const rows = jobs.map((job) => {
    // Where more is said in Bengali than the texts.
    const more = existsSync(inCheckout('src/dashboard/words/bengali', `${job}.ts`))
    return `  '${job}': () => import('${more ? `#words/bengali/${job}` : `../bn/desk-${job}.ts`}'),`
  })
  return `export const inBengali = {\n${rows.join('\n')}\n}\n`
}
