/** What only staff read is in their languages; the documents of the API, and what only English says, are in one. */
const staffAreas =
  /^(desk-|notes-|(shell|gap-words|labels-staff|consent-labels|record-events|product-cases)$)/
const englishAreas = /^(api|public-refusals)$/

export const isPublic = (area) => !staffAreas.test(area) && !englishAreas.test(area)

/** Whether an area is in a language, given with its row of `texts/languages.json`. */
export const isIn = (area, [language, { isForStaff }]) =>
  language === 'en' || isPublic(area) || (isForStaff === true && staffAreas.test(area))

/** The labels of the modules' tables, which take each in all languages. */
export const isByKey = (area) => area.startsWith('labels-')

/** The sentences of an installation, and what stands in them. */
export const isComposed = (area) => area.startsWith('sentences')

/** Returns the areas of a language with their texts. */
export const areasIn = (areas, language) =>
  [...areas].flatMap(([key, exports]) => {
    const [of, area] = key.split('/')
    return of === language ? [[area, exports]] : []
  })

/**
 * What is said of refusals and problems: a table by their codes, as `record.not_found`. English says each once, wherever
 * it stands; another language has it in the files that its pages load.
 */
export const isByCode = (name, table) =>
  /^said$|(Refusals|Problems|Texts)$/.test(name) &&
  Object.keys(table).length > 0 &&
  Object.keys(table).every((code) => code.includes('.'))

/** Returns what an area says by codes. */
export const codesIn = (exports) =>
  Object.entries(exports).flatMap(([name, table]) =>
    isByCode(name, table) ? Object.entries(table) : [],
  )

/** Returns the English of each code, and the codes that have two. */
export function englishByCode(areas) {
  const said = areasIn(areas, 'en').flatMap(([, exports]) => codesIn(exports))
  const sentences = new Map(said)
  const twice = said.filter(([code, text]) => sentences.get(code) !== text).map(([code]) => code)
  return { sentences, twice }
}
