import { expect, test } from 'vitest'
import { refusals } from '#gate'
import { partsOf } from '#platform/problems.schema'
import { saidInBengali } from '#test/said-in-bengali'
import { pageProblems } from '#texts/page-problems'

type Tables = Record<string, unknown>
const files = import.meta.glob<Tables>('../../modules/*/problems.schema.ts', { eager: true })

/** Those whose sentences are for the public alone. */
const others = ['accountProblems', 'caseProblems', 'disputeProblems']

/** What may stand in a gap whose values are not plain. */
const values = {
  ...{ most: 20, least: 5, days: 45, people: 6, months: 78 },
  ...{ words: 'Xyz “Q”', name: 'Rahima Ltd', currency: 'BDT', colour: '#8a4b08', law: 'Act, 5' },
  ...{ label: 'legalName', time: ['30', 'day'], from: 'hiring', column: 'name', field: 'name' },
  ...{ size: 18.2, example: 'AR-20', scripts: 'Latin', of: 'Ruritania', regulator: 'JTKSM' },
  subject: 'visa',
}

test('whatever a module says to staff is there in Bengali, with what stands in it', () => {
  const tables = Object.entries(Object.assign({ pageProblems }, ...Object.values(files)) as Tables)
  const codes = tables
    .filter(([name]) => !others.includes(name))
    .flatMap(([, table]) => (typeof table === 'object' && table ? Object.values(table) : []))
    .flatMap((problem) => partsOf(String(problem)).code ?? [])
  expect(codes.length).toBeGreaterThan(150)
  const unsaid = codes.filter(
    (code) => !/[\u0980-\u09ff]/.test(saidInBengali({ code, values }) ?? ''),
  )
  expect(unsaid).toEqual([])
})

const texts = import.meta.glob<{ words: { texts: object } }>('../../texts/bn/*said.ts', {
  eager: true,
})

test('no Bengali stands for a refusal that nothing refuses with', () => {
  const areaOf = (code: string) => code.split('.')[0]
  const areas = new Set(Object.keys(refusals).map(areaOf))
  const codes = Object.values(texts).flatMap(({ words }) => Object.keys(words.texts))
  // Names of problems have capitals, and areas of their own.
  const ofRefusals = codes.filter((code) => areas.has(areaOf(code)) && !/[A-Z]/.test(code))
  expect(ofRefusals.length).toBeGreaterThan(100)
  expect(ofRefusals.filter((code) => !(code in refusals))).toEqual([])
})
