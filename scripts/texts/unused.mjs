import { readdirSync, readFileSync } from 'node:fs'
import { inCheckout } from '../checkout.mjs'
import { areasIn, isByCode, isByKey, isComposed } from './areas.mjs'

/**
 * Returns the paths of English texts whose key no source names, however their pages get them. A key of several words is
 * a value that comes from elsewhere. What is said by codes, labels and sentences are lists that other tests hold.
 * @param {Map<string, Record<string, object>>} areas by language and area, as `bn/file`
 * @param {ReadonlySet<string>} named the words of all sources
 */
export function unusedIn(areas, named) {
  const isNamed = (key) => named.has(key) || !/^[a-z]\w*$/i.test(key)
  const walk = (part, path) => {
    // Of a group that is handed over whole, none is named.
    const isWhole = !Object.keys(part).some(isNamed)
    return Object.entries(part).flatMap(([key, each]) => {
      const own = `${path}.${key}`
      if (!isWhole && !isNamed(key)) return [own]
      return typeof each === 'string' || Array.isArray(each) ? [] : walk(each, own)
    })
  }
  return areasIn(areas, 'en').flatMap(([area, exports]) =>
    isByKey(area) || isComposed(area)
      ? []
      : Object.entries(exports).flatMap(([name, part]) =>
          typeof part === 'string' || isByCode(name, part) ? [] : walk(part, `${area}.${name}`),
        ),
  )
}

/** Returns the words of all sources, apart from tests and from what comments say. */
export function namedInSources() {
  const paths = readdirSync(inCheckout('src'), { recursive: true })
  const sources = paths
    .filter((path) => /\.tsx?$/.test(path) && !/\.test\.tsx?$/.test(path))
    .map((path) => readFileSync(inCheckout('src', path), 'utf8'))
  return new Set(
    sources.flatMap(
      (source) => source.replace(/^\s*(\/\*\*|\*|\/\/).*$/gm, '').match(/\w+/g) ?? [],
    ),
  )
}
