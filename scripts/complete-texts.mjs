// Tells, for the build, where the texts of a language do not match the English ones: a text that is missing
// or extra, one that is empty, one with other inserted values. The types show a part of that in a type
// check; a build only strips them.
import { globSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { inCheckout } from './checkout.mjs'

/** The zeros of the scripts whose digits the texts use. */
const zeros = ['0', '٠', '۰', '०', '০'].map((zero) => zero.codePointAt(0))

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const texts = [...(await ofTheSite()), ...(await ofTheDashboard())]
  const faults = texts.flatMap(({ where, wanted, given, alone }) =>
    faultsOf(wanted, given, alone).map((fault) => `${where} ${fault}.`),
  )
  for (const fault of faults) console.log(fault)
  process.exitCode = faults.length === 0 ? 0 : 1
}

/**
 * Returns the faults in a language's texts compared with English, each named by its path, as `part.text` or
 * `list.0`. English has no texts below `alone`: there it says what the modules do.
 */
export function faultsOf(wanted, given, alone = []) {
  const english = textsOf(wanted)
  const texts = textsOf(given)
  const isAlone = (key) => alone.some((part) => key.startsWith(`${part}.`))
  return [
    ...[...english.keys()].filter((key) => !texts.has(key)).map((key) => `has no text for ${key}`),
    ...[...texts].flatMap(([key, text]) => {
      if (isEmpty(text) && !isEmpty(english.get(key))) return [`leaves ${key} empty`]
      if (isAlone(key)) return []
      if (!english.has(key)) return [`has a text for ${key}, which English lacks`]
      return isAlike(english.get(key), text) ? [] : [`does not put the same into ${key}`]
    }),
  ]
}

async function ofTheSite() {
  const { catalogues, complete } = await import(inCheckout('src/site/catalogues.ts'))
  return complete.map((language) => ({
    where: `The public site in “${language}”`,
    wanted: catalogues.en,
    given: catalogues[language],
    alone: ['refusals', 'problems', 'advice'],
  }))
}

/** Checks the texts around its pages, those shared with the public site, and the pages of each job. */
async function ofTheDashboard() {
  const { shellWords: english } = await import(inCheckout('src/texts/en/shell.ts'))
  const { shellWords } = await import(inCheckout('src/texts/bn/shell.ts'))
  const shell = { where: 'src/texts/bn/shell.ts', wanted: english, given: shellWords }
  // The names of links; the English ones are with the links.
  const around = { ...shell, alone: ['links'] }
  // Those whose exports differ are part of the site's catalogues, except the shell.
  const shared = await inPairs(
    'src/texts/en/!(desk-*|index|api|own-account|refusals|shell).ts',
    (texts) => texts,
  )
  // A job's file has one catalogue, under another name in each language.
  const jobs = await inPairs('src/texts/en/desk-*.ts', (texts) => {
    const name = Object.keys(texts).find((each) => /words$/i.test(each))
    return texts[name]
  })
  return [around, ...shared, ...jobs]
}

async function inPairs(files, catalogueOf) {
  const english = globSync(files, { cwd: inCheckout() })
  return await Promise.all(
    english.map(async (file) => {
      const where = file.replace('/en/', '/bn/')
      const [wanted, given] = await Promise.all(
        [file, where].map(async (each) => catalogueOf(await import(inCheckout(each)))),
      )
      return { where, wanted, given }
    }),
  )
}

/** Returns every text by its path. */
function textsOf(texts, path = []) {
  if (typeof texts !== 'object' || texts === null) return new Map([[path.join('.'), texts]])
  return new Map(Object.entries(texts).flatMap(([key, text]) => [...textsOf(text, [...path, key])]))
}

function isEmpty(text) {
  return typeof text === 'string' ? text.trim() === '' : said(text)?.trim() === ''
}

/** Tells whether two texts insert the same values, even if only one of them is a function. */
function isAlike(english, text) {
  const [one, other] = [english, text].map(putInto)
  return one === other
}

/** Returns what a text says of its inserted values, on one line; numbers in any script's digits. */
function putInto(text) {
  const latin = (said(text) ?? '').replace(/\p{Nd}/gu, latinOf)
  return [...new Set(latin.match(/76[1-6](?!\d)|\{\w+\}/g))].toSorted().join()
}

/** Returns the text, with numbers or lists as its arguments; undefined where it takes neither. */
function said(text) {
  if (typeof text !== 'function') return String(text)
  const numbers = [761, 762, 763, 764, 765, 766]
  for (const given of [numbers, numbers.map((each) => [String(each)])])
    try {
      return String(text(...given))
    } catch {}
}

function latinOf(digit) {
  const code = digit.codePointAt(0)
  const zero = zeros.find((each) => code >= each && code < each + 10)
  return zero === undefined ? digit : String(code - zero)
}
