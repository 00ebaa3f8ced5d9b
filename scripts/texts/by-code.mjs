/**
 * What is said of refusals and problems: a table by their codes, as `record.not_found`. English says each once, wherever
 * it stands; another language has it in the files that its pages load.
 */
export const isByCode = (name, table) =>
  /^said$|(Refusals|Problems|Texts)$/.test(name) &&
  typeof table === 'object' &&
  !Array.isArray(table) &&
  Object.keys(table).length > 0 &&
  Object.keys(table).every((code) => code.includes('.'))

/**
 * Returns the English of each code, and the codes that have two.
 * @param {Map<string, object>} areas by language and area, as `en/desk-record`
 */
export function englishByCode(areas) {
  const sentences = new Map()
  const twice = []
  for (const [key, exports] of areas)
    if (key.startsWith('en/'))
      for (const [name, table] of Object.entries(exports))
        for (const [code, text] of isByCode(name, table) ? Object.entries(table) : []) {
          if (sentences.has(code)) twice.push(code)
          sentences.set(code, text)
        }
  return { sentences, twice }
}

/** Returns the module of all of them: with their gaps as they are, which whoever refuses fills. */
export function byCodeModule(sentences) {
  const rows = [...sentences].map(([code, text]) => `  '${code}': ${JSON.stringify(text)},\n`)
  return `export const sentences = {\n${rows.join('')}} as const\n`
}

/**
 * Returns the module of an area's sentences as its modules take them: a table for each word that codes begin with, by what
 * comes after it. Nothing where no such table has a name.
 */
export function tablesModule(exports) {
  const tables = new Map()
  for (const [name, table] of Object.entries(exports))
    for (const [code, text] of isByCode(name, table) ? Object.entries(table) : []) {
      const [of, key] = code.split('.')
      // Names of problems have no underscore; those of refusals stand in one module.
      if (/^(case|export|import)$/.test(of) || key.includes('_')) continue
      tables.set(of, [...(tables.get(of) ?? []), `  ${key}: ${JSON.stringify(text)},\n`])
    }
  return [...tables]
    .map(([of, rows]) => `export const ${of} = {\n${rows.join('')}} as const\n`)
    .join('')
}

/** Returns the gaps of an English sentence. */
export const gapsIn = (text) => new Set([...text.matchAll(/\{(\w+)\}/g)].map(([, gap]) => gap))
