import { expect, test } from 'vitest'
import { countedFromSentences } from '#modules/organisation/keeping-laws-row.schema'
import { lineLabels } from '#modules/organisation/problems.schema'
import { answerProblems } from '#modules/speech/schema'
import { tooManyTriesSentence } from '#platform/limits/schema'
import { saidInBengali } from '#test/said-in-bengali'
import { pageProblems } from '#texts/page-problems'

/** What may stand in a gap, and has to stand in the Bengali as well. */
const kept = {
  ...{ most: '1,234', least: '5', days: '45', people: '6', months: '78' },
  ...{ words: 'Xyz “Q”', name: 'Rahima Ltd', currency: 'BDT', colour: '#8a4b08', law: 'Act, 5' },
}
/** What is said in Bengali words, or left out. */
const said = {
  ...{ label: lineLabels.legalName, time: '30 days', from: countedFromSentences.hiring },
  ...{ size: '18.2 MiB', wait: '60 seconds', example: 'two letters, such as AR-20' },
  ...{ whose: 'with this account', regulator: 'JTKSM', languages: 'English', of: 'Ruritania' },
  scripts: 'Latin',
}

type Tables = Record<string, Record<string, unknown>>
const files = import.meta.glob<Tables>('../../modules/*/problems.schema.ts', { eager: true })

/** Those whose sentences are for the public alone, are made for each field, or are noted by their names (`import-said.test.ts`). */
const others = [
  ...['accountProblems', 'caseProblems', 'recordProblems', 'lineLabels'],
  ...['tableProblems', 'readings', 'imageProblems', 'cellProblems'],
]

const tables = Object.entries<Record<string, unknown>>({
  ...Object.assign({}, ...Object.values(files)),
  ...{ answerProblems, pageProblems, tooMany: { tooManyTriesSentence } },
}).filter(([name, table]) => !others.includes(name) && typeof table === 'object')

const latin = (text: string) =>
  text.replace(/[০-৯]/g, (digit) => String('০১২৩৪৫৬৭৮৯'.indexOf(digit))).replaceAll(',', '')

test('there are tables to look at', () => {
  expect(tables.length).toBeGreaterThan(14)
})

test('every sentence is said in Bengali, with what stands in it', () => {
  const values: Record<string, string> = { ...kept, ...said }
  const faults = tables.flatMap(([, table]) =>
    Object.values(table).filter((sentence) => {
      const gaps = [...String(sentence).matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name)
      const english = String(sentence).replace(
        /\{(\w+)\}/g,
        (_, name) => values[name] ?? missing(name),
      )
      const bengali = saidInBengali(english) ?? ''
      const isWhole = gaps
        .filter((each) => each in kept)
        .every((gap) => latin(bengali).includes(latin(kept[gap as keyof typeof kept])))
      return !/[\u0980-\u09ff]/.test(bengali) || /[{}]/.test(bengali) || !isWhole
    }),
  )
  expect(faults).toEqual([])
})

function missing(gap: string): never {
  throw new Error(`Say what may stand in {${gap}}`)
}
