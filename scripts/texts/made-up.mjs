import { parse, TYPE } from '@formatjs/icu-messageformat-parser'
import { englishOf, textsIn } from './life.mjs'

/** Two languages that nobody speaks, with codes that ISO 639 leaves free: one for each direction. */
export const madeUpLanguages = {
  qal: { name: '[Mäðë üp~~]' },
  qar: { name: '[pü ëðäM~~]', direction: 'rtl' },
}

const accents = new Map(
  ['aá', 'eë', 'iï', 'oö', 'uü', 'nñ', 'cç', 'yý', 'AÁ', 'EË', 'OÖ', 'SŠ'].map(([one, other]) => [
    one,
    other,
  ]),
)

/** Whose files the made-up ones are like. */
const model = 'fil'

/**
 * Returns the files of a made-up language by their areas, as a translator would send them.
 * @param {Map<string, Record<string, object>>} areas by language and area, as `bn/file`
 * @param {{ direction?: string }} row
 * @param {ReadonlySet<string>} old the paths of texts whose English changed since some language was made from it
 */
export function madeUpAreas(areas, { direction }, old) {
  const english = englishOf(areas, textsIn(areas, model))
  const of = (part, path) => {
    if (typeof part === 'string')
      return madeUp(english.get(path) ?? part, direction === 'rtl', old.has(path))
    if (Array.isArray(part)) return part.map((each, at) => of(each, `${path}.${at}`))
    return Object.fromEntries(
      Object.entries(part).map(([key, each]) => [key, of(each, `${path}.${key}`)]),
    )
  }
  return new Map(
    [...areas].flatMap(([key, exports]) => {
      const [language, area] = key.split('/')
      return language === model ? [[area, of(exports, area)]] : []
    }),
  )
}

/**
 * Returns how a made-up language says a message: still readable, so that what was not translated shows; a third
 * longer, so that what does not fit shows; where it runs from right to left, turned by marks. What is old begins with `≠`.
 */
export function madeUp(message, isRtl, isOld = false) {
  let said = message
  for (const { start, end } of literalsIn(parse(message, { captureLocation: true })).toReversed()) {
    const accented = said
      .slice(start.offset, end.offset)
      .replace(/\p{L}/gu, (letter) => accents.get(letter) ?? letter)
    const turned = isRtl && /\p{L}/u.test(accented) ? `\u202e${accented}\u202c` : accented
    said = said.slice(0, start.offset) + turned + said.slice(end.offset)
  }
  if (!/\p{L}/u.test(message)) return message
  return `[${isOld ? '≠' : ''}${said}${'~'.repeat(Math.ceil(Math.min(message.length, 90) / 3))}]`
}

/** The places of all literal text, in their order. */
const literalsIn = (elements) =>
  elements.flatMap(({ type, location, options = {}, children = [] }) =>
    type === TYPE.literal
      ? [location]
      : [
          ...Object.values(options).flatMap(({ value }) => literalsIn(value)),
          ...literalsIn(children),
        ],
  )
