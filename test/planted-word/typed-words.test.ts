import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { endpoints } from '../../src/api/endpoints.ts'
import { enteredFields } from './entered-fields.ts'

const dashboard = join(import.meta.dirname, '../../src/dashboard')
const sources = globSync('**/*.{ts,tsx}', { cwd: dashboard }).map((name) =>
  readFileSync(join(dashboard, name), 'utf8'),
)

/** Requests whose own words are judged with the sentences that say them, or as a whole. */
const judgedOtherwise: Readonly<Record<string, RegExp>> = {
  'POST /notices': /useRefusals\('notice'/,
  'POST /announcements': /useRefusals\('notice', \[own\]\)/,
  'PATCH /notices/{id}': /useRefusals\('notice'/,
  'POST /cases/{id}/answer': /useRefusals\('answer'/,
  'POST /incoming/{id}/return': /useRefusals\('reason'/,
  'POST /payments/{id}/correction': /place="reason"/,
  'PATCH /organisation': /'POST \/organisation\/check'/,
}

test('what a request may not say to the public is told while it is typed, in each form of the dashboard', () => {
  const asked = endpoints.map(({ method, path, body }) => ({ name: `${method} ${path}`, body }))
  const bodyOf = (of: string) => asked.find(({ name }) => name === of)?.body
  const judged = new Set(
    enteredFields()
      .filter(({ field, isJudged }) => isJudged && !field.startsWith('page '))
      .map(({ field }) => field.split(' ').slice(0, 2).join(' ')),
  )
  const sent = [...judged].filter((name) => sources.some((code) => code.includes(`'${name}'`)))
  expect(sent.length).toBeGreaterThan(12)
  const drafts = asked.filter(({ name }) =>
    sources.some(
      (code) =>
        code.includes(`'${name}'`) && /useVerdicts\(|\bdraft: \(|useRecordForm\(/.test(code),
    ),
  )
  const missing = sent.filter((name) => {
    const otherwise = judgedOtherwise[name]
    if (otherwise) return !sources.some((code) => otherwise.test(code))
    return !drafts.some((draft) => draft.name === name || draft.body === bodyOf(name))
  })
  expect(missing).toEqual([])
})
