import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { placed } from './placed.tsx'

test('elements stand where the sentence of a language has them', () => {
  const [name, count] = [<bdi key="name">মরিয়ম</bdi>, '3']
  const forwards = placed((who, of) => `${who} has ${of} documents.`, name, count)
  const backwards = placed((who, of) => `${of} documents: ${who}`, name, count)
  expect(renderToStaticMarkup(forwards)).toBe('<bdi>মরিয়ম</bdi> has 3 documents.')
  expect(renderToStaticMarkup(backwards)).toBe('3 documents: <bdi>মরিয়ম</bdi>')
})
