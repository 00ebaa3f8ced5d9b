import { expect, test } from 'vitest'
import { placesOf, type SentenceKey, sentenceKeys } from '#modules/speech/catalogue.schema'
import { judge } from '#modules/speech/judge.schema'
import { languages } from '#platform/languages.schema'
import { isTextAlone } from './said-in-text.tsx'

test('a sentence that can be put into a text is plain there, in each language', async () => {
  const { catalogue } = await import('#modules/speech/catalogue.schema')
  const isPut = (key: SentenceKey) =>
    key.startsWith('course_') ||
    (isTextAlone(key) && placesOf(key).some((place) => /^(?:reason|answer)$/.test(place)))
  const refused = sentenceKeys.filter(isPut).flatMap((key) =>
    languages.flatMap((language) => {
      const text = catalogue[language][key]
        .replace(/\{our_\w+\}/g, 'Padma')
        .replace(/\{(?:paper|papers)\w*\}/g, 'passport')
        .replace(/\{country\w*\}/g, 'Qatar')
        .replace(/\{\w+\}/g, '5')
      const problem = judge('text', text)
      return problem ? [`${language} ${key}: ${problem.slice(0, 120)}`] : []
    }),
  )
  expect(refused).toEqual([])
})
