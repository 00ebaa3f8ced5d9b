import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { refusals } from '#gate'
import { packageRoot } from '#platform/worker'
import { isByCode } from '../../scripts/texts/areas.mjs'

/** With one of these words a sentence promises, or says that something has happened. */
const claiming =
  /\b(sent|told|always|never|everybody|everyone|nobody|no one|cannot|will|only|at once|immediately|automatically)\b/i
/** Refusals and problems are said where what they say has just been met; these words say more than that. */
const claimingMore = /\b(sent|told|always|everybody|everyone|will|immediately|automatically)\b/i

interface Table {
  /** The test that fails when the sentence is no longer true: its file and its title. */
  held: { test: string; says: string[] }[]
  /** Sentences with such a word that promise nothing of the program. */
  noPromise: { because: string; says: string[] }[]
}

const root = packageRoot()
const { held, noPromise }: Table = JSON.parse(
  readFileSync(join(root, 'test/claims/claims.json'), 'utf8'),
)
const listed = [...held, ...noPromise].flatMap(({ says }) => says)

type Texts = string | Texts[] | { [key: string]: Texts }

const found: string[] = []
const collect = (key: string, texts: Texts, claims = claiming): void => {
  if (typeof texts === 'string') {
    if (claims.test(texts)) found.push(key)
  } else {
    const isSaidByCode = isByCode(key.split('.').at(-1), texts)
    // Refusals come below, each by its code alone.
    for (const [name, text] of Object.entries(texts))
      if (!isSaidByCode || !(name in refusals))
        collect(`${key}.${name}`, text, isSaidByCode ? claimingMore : claims)
  }
}
const english = join(root, 'texts/en')
// The sentences from which an agency chooses are what the agency says.
for (const file of readdirSync(english).filter((one) => !one.startsWith('sentences')))
  collect(file.replace('.json', ''), JSON.parse(readFileSync(join(english, file), 'utf8')))
for (const [code, { sentence }] of Object.entries(refusals))
  if (claimingMore.test(sentence)) found.push(`refusals.${code}`)

test('each sentence that claims something has a row, and each row a sentence', () => {
  // A new one: is it true? Name the test that holds it in claims.json, or write that test, or say less.
  expect(listed.toSorted()).toEqual(found.toSorted())
})

test.each(held)('$test exists', ({ test: name }) => {
  const [file = '', title = ''] = name.split(' › ')
  expect(existsSync(join(root, file)), file).toBe(true)
  const text = readFileSync(join(root, file), 'utf8')
  expect(text.includes(title) && title.length > 10, title).toBe(true)
})

test('a test stands in one row, and a reason too', () => {
  const names = [...held.map((row) => row.test), ...noPromise.map((row) => row.because)]
  expect(names).toEqual([...new Set(names)])
})
