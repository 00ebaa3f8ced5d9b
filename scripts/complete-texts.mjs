// Tells, for the build, which texts a language lacks in which the pages are offered. The types say
// the same to whoever checks them; a build only takes them off.
import { globSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { inCheckout } from './checkout.mjs'

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const texts = [...(await ofTheSite()), ...(await ofTheDashboard())]
  const lacks = texts.flatMap(({ where, wanted, given }) =>
    missingTexts(wanted, given).map((key) => `${where} has no text for ${key}.`),
  )
  for (const lack of lacks) console.log(lack)
  process.exitCode = lacks.length === 0 ? 0 : 1
}

/** The paths of the texts that one catalogue has and another lacks, as `part.text` or `list.0`. */
export function missingTexts(wanted, given) {
  return [...pathsOf(wanted).difference(pathsOf(given))]
}

async function ofTheSite() {
  const { catalogues, complete } = await import(inCheckout('src/site/messages/catalogues.ts'))
  return complete.map((language) => ({
    where: `The public site in “${language}”`,
    wanted: catalogues.en,
    given: catalogues[language],
  }))
}

/** Its own catalogues, and those that it shares with the public site. */
async function ofTheDashboard() {
  const files = globSync(['src/messages/en/*.ts', 'src/dashboard/words/*-en.ts'], {
    cwd: inCheckout(),
  })
  return await Promise.all(
    files.map(async (file) => {
      const where = file.replace('/en/', '/bn/').replace('-en.ts', '-bn.ts')
      const [wanted, given] = await Promise.all(
        [file, where].map((each) => import(inCheckout(each))),
      )
      return { where, wanted, given }
    }),
  )
}

function pathsOf(texts, path = []) {
  if (typeof texts !== 'object' || texts === null) return new Set([path.join('.')])
  return new Set(Object.entries(texts).flatMap(([key, text]) => [...pathsOf(text, [...path, key])]))
}
