import {
  isByKey,
  isComposed,
  isInEnglishOnly,
  isPublic,
  labelsModule,
  nameIn,
} from './assemble.mjs'
import { byCodeModule, englishByCode, gapsIn, isByCode, tablesModule } from './by-code.mjs'
import { BadText, plainText, readMessage, sourceOf } from './message.mjs'
import { moduleOf } from './module.mjs'
import { parametersOf } from './parameters.mjs'

/**
 * Compiles the texts of all languages into TypeScript modules.
 * @param {Texts} texts
 * @returns {{ modules: Map<string, string>, faults: string[] }} the modules by their paths, and a sentence for each text
 *   that is missing, superfluous, no message, or has other arguments than the English one
 *
 * @typedef {object} Texts
 * @property {Map<string, Record<string, object>>} areas by language and area, as `bn/file`
 * @property {Record<string, string>} takes the arguments of English texts in their order, by path
 * @property {Record<string, object>} languages each with its direction, digits and groups of digits
 * @property {Record<string, string | string[]>} shared whose texts stand in another place too, by path
 * @property {boolean} [isDraft] shows English in place of a missing text
 */
export function compile({ areas, takes, shared, languages, isDraft }) {
  const faults = []
  const modules = new Map()
  const unused = new Set([...Object.keys(takes), ...Object.keys(shared)])
  const english = areasIn(areas, 'en')
  /** Of each label its text in each language: a table of a module takes one by one. */
  const labels = new Map()
  const { sentences, twice } = englishByCode(areas)
  for (const code of twice) faults.push(`texts/en: ${code} is there twice`)
  modules.set('en/by-code', byCodeModule(sentences))
  for (const [area, exports] of english)
    if (tablesModule(exports)) modules.set(`problems/${area}`, tablesModule(exports))
  for (const [language, { isForStaff = false }] of Object.entries(languages)) {
    const own = areasIn(areas, language)
    const isWanted = (area) => (isForStaff ? !isInEnglishOnly(area) : isPublic(area))
    const wantedAreas = [...english].filter(([area]) => language !== 'en' && isWanted(area))
    for (const [area, exports] of wantedAreas) {
      const missing = Object.keys(exports).filter(
        (name) => !(name in (own.get(area) ?? {})) && !(`${area}.${name}` in shared),
      )
      if (!isDraft)
        for (const name of missing)
          faults.push(`texts/${language}/${area}.json: ${area}.${name} is missing`)
      else if (missing.length > 0) {
        const empty = Object.fromEntries(missing.map((name) => [name, undefined]))
        own.set(area, { ...empty, ...own.get(area) })
      }
    }
    for (const [area, exports] of own) {
      const of = { language, area, takes, shared, unused, faults, areas, sentences, isDraft }
      const writer = new Writer(of)
      const wanted = english.get(area) ?? {}
      if (isByKey(area)) {
        for (const [path, source] of writer.labels(wanted, exports))
          labels.set(path, [...(labels.get(path) ?? []), `${keyOf(language)}: ${source}`])
        continue
      }
      const parts = Object.entries(exports).flatMap(([name, text]) => {
        const path = `${area}.${name}`
        if (isByCode(name, text ?? wanted[name]))
          return language === 'en' ? [] : writer.byCode(path, name, text ?? {}, wanted[name])
        return name in wanted
          ? writer.like(path, name, wanted[name], text)
          : writer.byCode(path, name, text)
      })
      if (parts.length > 0) modules.set(`${language}/${area}`, moduleOf(writer, parts, exports))
    }
  }
  for (const area of [...english.keys()].filter(isByKey))
    modules.set(`each/${area}`, labelsModule(area, english.get(area), labels))
  for (const path of unused) faults.push(`texts: nothing is at ${path}`)
  return { modules, faults }
}

/** Nothing yet, of the kind that English is. */
const likewise = (english) => (Array.isArray(english) ? [] : {})

/** English in place of a translation, given as the source of an expression. */
const marked = (source) => `\`⟦\${${source}}⟧\``

const areasIn = (areas, wanted) =>
  new Map(
    [...areas].flatMap(([key, exports]) => {
      const [language, area] = key.split('/')
      return language === wanted ? [[area, exports]] : []
    }),
  )

const keyOf = (key) => (/^[a-z_$][\w$]*$/i.test(key) ? key : JSON.stringify(key))

/** Writes the module of an area in a language. */
class Writer {
  /** The names that it takes from other areas. */
  imports = new Map()

  constructor(of) {
    Object.assign(this, of)
  }

  /** Returns an export that English has too. */
  like(path, name, english, text) {
    const source = this.tried(path, () => this.asInEnglish(path, english, text))
    const asThere = this.language === 'en' ? '' : `: typeof import("../en/${this.area}.ts").${name}`
    const type = source.startsWith('"') ? ': string' : asThere
    return { name, source: `export const ${name}${type} = ${source}` }
  }

  /** Returns an export of texts by the codes of refusals and problems, for which English is in the code. */
  byCode(path, name, table, english = {}) {
    for (const code of Object.keys(english))
      if (!(code in table) && !this.isDraft) this.fault(`${path}.${code}`, 'is missing')
    const members = Object.entries(table).map(([code, text]) => {
      const source = this.tried(`${path}.${code}`, () => this.coded(text, this.sentences.get(code)))
      return `${JSON.stringify(code)}: ${source},\n`
    })
    const isCoded = Object.keys(table).every((code) => code.includes('.'))
    const type = isCoded ? '' : ': Readonly<Record<string, string>>'
    const source = `export const ${name}${type} = {\n${members.join('')}}`
    return { name, source: isCoded ? `${source} satisfies SaidTexts` : source }
  }

  /** Returns the sources of an area's labels, by their paths. */
  labels(english, own) {
    const extra = Object.keys(own).filter((name) => !(name in english))
    for (const name of extra) this.fault(`${this.area}.${name}`, 'is not there in English')
    return Object.entries(english).flatMap(([name, texts]) => {
      const path = `${this.area}.${name}`
      for (const key of Object.keys(own[name] ?? {}))
        if (!(key in texts)) this.fault(`${path}.${key}`, 'is not there in English')
      return Object.keys(texts).map((key) => [
        `${path}.${key}`,
        this.tried(`${path}.${key}`, () =>
          this.asInEnglish(`${path}.${key}`, texts[key], own[name]?.[key]),
        ).replace(/(?<![\w.])[inup](?=\()/g, `$&_${this.language}`),
      ])
    })
  }

  asInEnglish(path, english, text) {
    const other = this.shared[path]
    if (other) this.unused.delete(path)
    if (typeof other === 'string') {
      if (text !== undefined) throw new BadText('is shared, and has a text of its own')
      return this.named(other)
    }
    const isMissing = text === undefined && typeof english === 'string'
    if (this.isDraft && isMissing) return this.message(path, english, english)
    if (this.isDraft && text === undefined) return this.group(path, english, likewise(english))
    if (text === undefined) throw new BadText('is missing')
    if (typeof english !== 'string') return this.group(path, english, text)
    if (typeof text !== 'string') throw new BadText('is no text')
    if (text.trim() === '' && english.trim() !== '') throw new BadText('is empty')
    return this.message(path, english, text)
  }

  group(path, english, text) {
    if (typeof text !== 'object' || Array.isArray(text) !== Array.isArray(english))
      throw new BadText('is no group of texts')
    for (const key of Object.keys(text))
      if (!(key in english)) this.fault(`${path}.${key}`, 'is not there in English')
    const keys = [...new Set([...Object.keys(english), ...this.sharedBelow(path)])]
    const members = keys.map((key) => {
      const source = this.tried(`${path}.${key}`, () =>
        this.asInEnglish(`${path}.${key}`, english[key], text[key]),
      )
      return Array.isArray(english) ? source : `${keyOf(key)}: ${source}`
    })
    if (Array.isArray(english)) return `[${members.join(', ')}]`
    const all = [...(this.shared[path] ?? []).map((each) => `...${this.named(each)}`), ...members]
    return `{\n${all.map((each) => `${each},\n`).join('')}}`
  }

  /** Returns the keys of a group whose texts stand in another place. */
  sharedBelow(path) {
    return Object.keys(this.shared).flatMap((each) => {
      const key = each.startsWith(`${path}.`) ? each.slice(path.length + 1) : '.'
      return key.includes('.') ? [] : [key]
    })
  }

  message(path, english, text) {
    const { elements, args } = readMessage(text)
    const { args: wanted } = readMessage(english)
    for (const name of args.keys())
      if (!wanted.has(name)) throw new BadText(`inserts {${name}}, which English lacks`)
    for (const name of wanted.keys())
      if (!args.has(name)) throw new BadText(`does not insert {${name}}`)
    for (const [name, type] of wanted)
      if (type === 'number' && args.get(name) === 'string')
        throw new BadText(`inserts the number {${name}} without its digits: {${name}, number}`)
    const order = this.takes[path]
    this.unused.delete(path)
    const isShown = this.language !== 'en' && this.isDraft && text === english
    if (args.size === 0 && order === undefined) {
      const plain = plainText(elements)
      if (!isShown) return JSON.stringify(plain)
      return marked(JSON.stringify(plain))
    }
    if (isComposed(this.area)) return this.composed(elements, wanted, isShown)
    const given = parametersOf(order, wanted)
    const source = sourceOf(elements, this.language, {
      inserted: (name) => (wanted.get(name) === 'number' ? name : `i(${name})`),
      tested: (name) => name,
    })
    const isRich = [...wanted.values()].includes('tag')
    if (this.language !== 'en' && !isByKey(this.area)) {
      const shown = isShown && !isRich ? marked(source) : source
      return `(${given.plain}) => ${shown}`
    }
    return `${isRich ? '<Tag>' : ''}(${given.typed})${isRich ? ': (string | Tag)[]' : ''} => ${source}`
  }

  /** A sentence whose gaps are filled by whoever knows their kinds: it is typed by the names of its gaps. */
  composed(elements, wanted, isShown) {
    const source = sourceOf(elements, this.language, {
      inserted: (name) => `g("${name}")`,
      tested: () => {
        throw new BadText('chooses by a gap, which a sentence cannot')
      },
    })
    const shown = isShown ? marked(source) : source
    if (this.language !== 'en') return `(g) => ${shown}`
    const names = [...wanted.keys()].map((name) => JSON.stringify(name))
    return `(g: (gap: ${names.join(' | ')}) => string) => ${shown}`
  }

  /** A text by a code: what stands in its gaps is written by whoever knows what it is. */
  coded(text, english) {
    const { elements, args } = readMessage(text)
    for (const name of args.keys())
      if (english !== undefined && !gapsIn(english).has(name))
        throw new BadText(`inserts {${name}}, which English lacks`)
    if (args.size === 0) return JSON.stringify(plainText(elements))
    const source = sourceOf(elements, this.language, {
      inserted: (name) => `g("${name}")`,
      tested: (name) => `v.${name}`,
    })
    return `(${source.includes('v.') ? 'g, v' : 'g'}) => ${source}`
  }

  /** Returns the name of what another path has, and notes its import. */
  named(path) {
    const [from, name, ...keys] = path.split('.')
    if (!(name in (this.areas.get(`${this.language}/${from}`) ?? {})))
      throw new BadText(`shares ${path}, which is not there`)
    if (from !== this.area) this.imports.set(from, (this.imports.get(from) ?? new Set()).add(name))
    const access = keys.map((key) => (/^\w+$/.test(key) ? `.${key}` : `[${JSON.stringify(key)}]`))
    return (from === this.area ? name : nameIn(from, name)) + access.join('')
  }

  tried(path, make) {
    try {
      return make()
    } catch (cause) {
      if (!(cause instanceof BadText)) throw cause
      this.fault(path, cause.message)
      return '""'
    }
  }

  fault(path, what) {
    this.faults.push(`texts/${this.language}/${this.area}.json: ${path} ${what}.`)
  }
}
