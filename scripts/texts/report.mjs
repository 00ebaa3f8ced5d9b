import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { inCheckout } from '../checkout.mjs'
import { readTexts, writeTexts } from '../texts.mjs'
import { isPublic } from './areas.mjs'
import { englishOf, isRead, lifeOf, longIn, oldIn, rejectedIn, textsIn } from './life.mjs'
import { madeUpAreas, madeUpLanguages } from './made-up.mjs'
import { namedInSources, unusedIn } from './unused.mjs'

const memoryOf = (language) => inCheckout('texts', `${language}.made-from.json`)

const rows = inCheckout('texts/languages.json')

/**
 * Handles `npm run texts`: compiles the texts, notes what translations were made from, and says for each language how
 * many there are, which are old, which use a rejected word or are far longer than in English, and who read them.
 * `npm run texts -- done LANGUAGE PATH…` says that old translations are right as they are. `npm run texts -- made-up`
 * adds two made-up languages, and `npm run texts -- real` removes them.
 */
export async function texts(args) {
  if (args[0] === 'made-up') addMadeUp()
  if (args[0] === 'real') removeMadeUp()
  await writeTexts()
  const { areas, languages, readBy } = readTexts()
  const publicAreas = [...new Set([...areas.keys()].map((key) => key.split('/')[1]))].filter(
    isPublic,
  )
  for (const path of unusedIn(areas, namedInSources())) console.log(`unused  ${path}`)
  const [command, of, ...paths] = args
  for (const language of Object.keys(languages).filter((each) => each !== 'en')) {
    const own = textsIn(areas, language)
    const english = englishOf(areas, own)
    const known = existsSync(memoryOf(language))
      ? JSON.parse(readFileSync(memoryOf(language), 'utf8'))
      : {}
    if (command === 'done' && of === language) for (const path of paths) delete known[path]
    const { old, noted } = lifeOf(english, own, known)
    writeJson(memoryOf(language), noted)
    const rejected = rejectedIn(own, rejectedWords(language))
    const long = longIn(english, own)
    const read = readBy[language] ?? {}
    console.log(
      `${language}: ${own.size} texts, complete; ${old.length} old, ${rejected.length} with a rejected word, ${long.length} long`,
    )
    console.log(
      `  ${isRead(read, publicAreas) ? 'Written or read by speakers.' : `Read by a speaker: ${Object.keys(read).length} of ${publicAreas.length} areas.`}`,
    )
    for (const [what, list] of Object.entries({ old, rejected, long }))
      for (const each of command === 'all' ? list : list.slice(0, 5))
        console.log(`  ${what}  ${each}`)
  }
}

/** Adds the made-up languages as anybody adds one: a folder and a row each. */
function addMadeUp() {
  removeMadeUp()
  const texts = readTexts()
  const { areas, languages } = texts
  const old = new Set(Object.keys(languages).flatMap((language) => oldIn(texts, language)))
  for (const [language, row] of Object.entries(madeUpLanguages)) {
    mkdirSync(inCheckout('texts', language))
    for (const [area, exports] of madeUpAreas(areas, row, old))
      writeJson(inCheckout('texts', language, `${area}.json`), exports)
  }
  writeJson(rows, { ...languages, ...madeUpLanguages })
}

function removeMadeUp() {
  const languages = JSON.parse(readFileSync(rows, 'utf8'))
  for (const language of Object.keys(madeUpLanguages)) {
    rmSync(inCheckout('texts', language), { recursive: true, force: true })
    rmSync(memoryOf(language), { force: true })
    delete languages[language]
  }
  writeJson(rows, languages)
}

const writeJson = (path, value) => writeFileSync(path, `${JSON.stringify(value, null, 2)}\n`)

/** The words that were rejected in a language, each with the one that is used. */
function rejectedWords(language) {
  const rows = readFileSync(inCheckout('src/texts/fixed-words.tsv'), 'utf8').trim().split('\n')
  return rows.flatMap((row) => {
    const [of, , word = '', not = ''] = row.split('\t')
    if (of !== language) return []
    return not
      .split(', ')
      .filter(Boolean)
      .map((each) => ({ not: each, word: word.split(', ')[0] }))
  })
}
