import { renderToStaticMarkup } from 'react-dom/server'
import { afterAll, expect, test, vi } from 'vitest'
import { Problem } from '#api/client'
import { speechProblems } from '#modules/speech/schema'
import { saidInBengali } from '#test/said-in-bengali'
import { problemOf } from '../record-form/form-documents.ts'
import { loadWords } from './jobs.ts'
import { Said, saidNow } from './said.tsx'

await loadWords('bn')
vi.stubGlobal('document', { documentElement: { lang: 'bn' } })
afterAll(() => vi.unstubAllGlobals())

const inBengali = saidInBengali('record.not_found') ?? ''

test('a refusal is in Bengali by its code, however the server words it', () => {
  expect(inBengali).toMatch(/[\u0980-\u09ff]/)
  expect(saidNow('Nobody has such a record.')).toBe('Nobody has such a record.')
  const problem = new Problem(404, {
    code: 'record.not_found',
    title: 'Nobody has such a record.',
  })
  expect(saidNow(problem.said)).toBe(inBengali)
})

test('what an answer tells of one of many is in Bengali by the code beside it', () => {
  const said = renderToStaticMarkup(<Said code="record.not_found">Nobody has this one.</Said>)
  expect(said).toBe(inBengali)
  expect(renderToStaticMarkup(<Said>Nobody has that one.</Said>)).toBe(
    '<span lang="en">Nobody has that one.</span>',
  )
})

test('what a form says of a GIF before anything is sent is in Bengali', async () => {
  const gif = new Blob(['GIF89a'])
  const said = saidNow((await problemOf(gif)) ?? '')
  expect(said).toMatch(/HEIC, TIFF, BMP বা PDF নয়/)
})

test('a case of which its code would say something else stays as the server said it', () => {
  const more = 'A photo cannot be a PDF. Choose a JPEG, PNG, WebP, HEIC, TIFF or BMP picture.'
  const problem = new Problem(415, { code: 'document.unsupported', title: more, detail: more })
  expect(saidNow(problem.said)).toBe(more)
})

test('where the case at hand said more, that is what is translated', () => {
  const reason = { code: 'organisation.changedMeanwhile' }
  const title = 'Somebody else changed the settings.'
  const problem = new Problem(409, {
    code: 'record.changed_meanwhile',
    title,
    detail: title,
    reason,
  })
  expect(saidNow(problem.said)).toBe(saidInBengali(reason))
  expect(saidNow(problem.said)).not.toBe(saidInBengali('record.changed_meanwhile'))
})

test('a table that is refused with more than its code is in Bengali by the name of that', () => {
  const title = 'This table has far too many rows.'
  const reason = { code: 'exchange.manyRows', values: { most: 100_000 } }
  const problem = new Problem(422, { code: 'import.unreadable', title, detail: title, reason })
  expect(saidNow(problem.said)).toMatch(/^টেবিলে ১,০০,০০০টির বেশি সারি আছে।/)
})

test('what the check of public texts notes of a cell is in Bengali, each of its names', () => {
  const given = { column: 'name', words: 'Embassy', subject: 'visa', most: 60, colour: '#123' }
  for (const name of Object.keys(speechProblems)) {
    const values = { ...given, problem: `speech.${name}` }
    const note = <Said {...{ code: 'exchange.ofColumn', values }}>Name: reworded.</Said>
    expect(renderToStaticMarkup(note), name).toMatch(/^নাম: .*।$/)
  }
})

test('a note is in Bengali by its code, however it was worded; one without a code is in English', () => {
  const values = { column: 'email', problem: 'exchange.formula' }
  const note = <Said {...{ code: 'exchange.cellLeftOut', values }}>Email: reworded.</Said>
  expect(renderToStaticMarkup(note)).toMatch(/^ইমেইল: .*ফর্মুলা.* এই সেলটি বাদ থাকে।$/)
  expect(renderToStaticMarkup(<Said>Email: reworded.</Said>)).toContain('lang="en"')
})
