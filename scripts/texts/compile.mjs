import { areasIn, englishByCode, isByCode, isByKey, isComposed, isIn } from './areas.mjs'
import { BadText, readMessage, sourceOf } from './message.mjs'

/**
 * Compiles the texts of all languages into TypeScript modules.
 * @param {Texts} texts
 * @returns {{ modules: Map<string, string>, faults: string[] }} the modules by their paths, and a sentence for each text
 *   that is missing, superfluous, no message, or has other arguments than the English one
 *
 * @typedef {object} Texts
 * @property {Map<string, Record<string, object>>} areas by language and area, as `bn/file`
 * @property {Record<string, string>} takes the arguments of English texts in their order, by path
 * @property {Record<string, string | string[]>} shared whose texts stand in another place too, by path
 * @property {Record<string, object>} languages each with its direction, digits and groups of digits
 * @property {boolean} [isDraft] shows English in place of a missing text
 */
export function compile(texts) {
  const { areas, takes, shared, languages } = texts
  const { sentences, twice } = englishByCode(areas)
  const faults = new Set(twice.map((code) => `texts/en: ${code} is there twice`))
  const unused = new Set([...Object.keys(takes), ...Object.keys(shared)])
  const modules = new Map()
  const english = areasIn(areas, 'en')
  for (const [area, exports] of english) {
    const writers = Object.entries(languages)
      .filter((row) => isIn(area, row))
      .map(([language]) => new Writer({ ...texts, language, sentences, faults, unused }))
    if (isByKey(area)) modules.set(`each/${area}`, moduleOf(area, labelsOf(area, exports, writers)))
    else
      for (const writer of writers)
        modules.set(`${writer.language}/${area}`, moduleOf(area, writer.exports(area, exports)))
  }
  const known = new Set(english.map(([area]) => area))
  for (const key of areas.keys())
    if (!known.has(key.split('/')[1])) faults.add(`texts/${key}.json: English has no such file`)
  for (const path of unused) faults.add(`texts: nothing is at ${path}`)
  return { modules, faults: [...faults] }
}

function moduleOf(area, exports) {
  const body = exports
    .map(([name, source, type = '']) => `export const ${name}${type} = ${source}\n`)
    .join('')
  const heads = [
    ...(body.includes('$.') ? [`import * as $ from '../each/_.ts'\n`] : []),
    ...(body.includes(' satisfies SaidTexts\n')
      ? [`import type { SaidTexts } from '#texts/said'\n`]
      : []),
  ]
  const [words] = exports.map(([name]) => name).filter((name) => name.endsWith('ords'))
  const isOfPages = area.startsWith('desk-') && words !== undefined
  return `${heads.join('')}${body}${isOfPages ? `export { ${words} as words }\n` : ''}`
}

/** Returns the exports of an area of labels: of each key its sources in all languages. */
const labelsOf = (area, english, writers) =>
  Object.entries(english).map(([name, texts]) => {
    const path = `${area}.${name}`
    const tables = writers.map((writer) => [writer.language, writer.membersAt(path)])
    const each = (key) => tables.map(([language, members]) => [language, members.get(key) ?? '""'])
    return [name, objectOf(Object.keys(texts).map((key) => [key, objectOf(each(key))]))]
  })

const objectOf = (members) =>
  `{\n${[...members].map(([key, source]) => `${JSON.stringify(key)}: ${source},\n`).join('')}}`

/** Writes texts of a language as sources of expressions. */
class Writer {
  constructor(of) {
    Object.assign(this, of)
  }

  /** Returns the exports of an area, each with its name, its source and its type where that is not seen. */
  exports(area, english) {
    const own = this.areas.get(`${this.language}/${area}`) ?? {}
    this.nothingElse(area, english, own)
    return Object.entries(english).flatMap(([name, texts]) => {
      const path = `${area}.${name}`
      // English of a code is in a table of its own.
      if (isByCode(name, texts))
        return this.language === 'en' ? [] : [[name, this.coded(path, texts, own[name] ?? {})]]
      const source = this.at(path, texts, own[name])
      return [[name, source, ...(source.startsWith('"') ? [': string'] : [])]]
    })
  }

  /** Returns a table of texts by the codes of refusals and problems, of which English may stand in another area. */
  coded(path, english, own) {
    for (const code of Object.keys(english))
      if (!(code in own) && !this.isDraft) this.fault(`${path}.${code}`, 'is missing')
    const members = Object.keys(own).map((code) => {
      const sentence = this.sentences.get(code)
      return [code, this.at(`${path}.${code}`, sentence, own[code], 'codes')]
    })
    return `${objectOf(members)} satisfies SaidTexts`
  }

  /** Returns the source of what stands at a path, or of what it shares. */
  at(path, english, own, style = isComposed(path) ? 'sentences' : 'values') {
    const other = this.shared[path]
    this.unused.delete(path)
    try {
      if (typeof other === 'string' && own !== undefined)
        throw new BadText('is shared, and has a text of its own')
      if (typeof other === 'string')
        return this.at(other, this.found('en', other), this.found(this.language, other))
      if (english === undefined) throw new BadText('is not there in English')
      if (own === undefined && !this.isDraft) throw new BadText('is missing')
      if (own !== undefined && kindOf(own) !== kindOf(english))
        throw new BadText(`is no ${kindOf(english)}`)
      if (typeof english === 'string')
        return this.message(path, english, own ?? `⟦${english}⟧`, style)
      const members = this.membersAt(path)
      return Array.isArray(english) ? `[${[...members.values()].join(', ')}]` : objectOf(members)
    } catch (cause) {
      if (!(cause instanceof BadText)) throw cause
      this.fault(path, cause.message)
      return '""'
    }
  }

  /** Returns the sources of a group by their keys: first of what it shares, then of its own. */
  membersAt(path) {
    const english = this.found('en', path)
    const own = this.found(this.language, path) ?? {}
    this.nothingElse(path, english, own)
    const below = Object.keys(this.shared).filter((each) => /^(.*)\./.exec(each)?.[1] === path)
    const keys = [...Object.keys(english), ...below.map((each) => each.slice(path.length + 1))]
    const others = [this.shared[path] ?? []].flat()
    return new Map([
      ...others.flatMap((other) => [...this.membersAt(other)]),
      ...keys.map((key) => [key, this.at(`${path}.${key}`, english[key], own[key])]),
    ])
  }

  nothingElse(path, english, own) {
    for (const key of Object.keys(own))
      if (!(key in english)) this.fault(`${path}.${key}`, 'is not there in English')
  }

  /** Returns the source of a message: a text, or a function of what is inserted, or of what fills its gaps. */
  message(path, english, own, style) {
    if (own.trim() === '' && english.trim() !== '') throw new BadText('is empty')
    const { elements, args } = readMessage(own)
    const { args: wanted } = readMessage(english)
    for (const name of args.keys())
      if (!wanted.has(name)) throw new BadText(`inserts {${name}}, which English lacks`)
    for (const [name, type] of wanted) {
      if (!args.has(name) && style !== 'codes') throw new BadText(`does not insert {${name}}`)
      if (type === 'number' && args.get(name) === 'string')
        throw new BadText(`inserts the number {${name}} without its digits: {${name}, number}`)
      if (type !== 'string' && style === 'sentences')
        throw new BadText(`chooses by {${name}}, which a sentence cannot`)
    }
    const order = this.takes[path]
    if (args.size === 0 && order === undefined)
      return JSON.stringify(elements.map(({ value }) => value).join(''))
    if (style === 'values') return this.function(elements, wanted, order)
    const source = sourceOf(
      elements,
      this.language,
      (name) => `g("${name}")`,
      (name) => `v.${name}`,
    )
    if (style === 'codes') return `(g, v) => ${source}`
    // Whoever knows their kinds fills the gaps of a sentence: it is typed by their names.
    const names = [...wanted.keys()].map((name) => JSON.stringify(name))
    return `(g: (gap: ${names.join(' | ')}) => string) => ${source}`
  }

  function(elements, wanted, order) {
    const inserted = (name) =>
      wanted.get(name) === 'number' ? name : `$.i_${this.language}(${name})`
    const source = sourceOf(elements, this.language, inserted, (name) => name)
    const isRich = [...wanted.values()].includes('tag')
    const [before, after] = isRich ? ['<Tag>', '(string | Tag)[]'] : ['', 'string']
    return `${before}(${parametersOf(order, wanted)}): ${after} => ${source}`
  }

  found(language, path) {
    const [area, ...keys] = path.split('.')
    return keys.reduce((part, key) => part?.[key], this.areas.get(`${language}/${area}`))
  }

  fault(path, what) {
    this.faults.add(`texts/${this.language}/${path.split('.')[0]}.json: ${path} ${what}.`)
  }
}

const kindOf = (part) =>
  typeof part === 'string' ? 'text' : Array.isArray(part) ? 'list' : 'group of texts'

/**
 * Returns the parameters of a text's function with their types: in the order in which pages hand them over.
 * @param {string | undefined} order as `texts/arguments.json` has it
 * @param {Map<string, string>} args the types of what is inserted, by name
 */
function parametersOf(order, args) {
  if (order === undefined && args.size > 1)
    throw new BadText('takes several values: name them in their order in texts/arguments.json')
  const names = order?.match(/\w+(: \w+)?/g) ?? [...args.keys()]
  const known = names.map((each) => each.split(': '))
  for (const [name, type = args.get(name)] of known)
    if (type === undefined)
      throw new BadText(`names {${name}} in texts/arguments.json, but does not insert it`)
  for (const name of args.keys())
    if (!known.some(([each]) => each === name))
      throw new BadText(`inserts {${name}}, which texts/arguments.json lacks`)
  const typed = known.map(([name, type = args.get(name)]) =>
    type === 'tag' ? `${name}: (said: string) => Tag` : `${name}: ${type}`,
  )
  if (!order?.startsWith('{')) return typed.join(', ')
  return `{ ${known.map(([name]) => name).join(', ')} }: { ${typed.join('; ')} }`
}
