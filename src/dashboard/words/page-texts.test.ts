import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { caseAnswerSchema } from '#modules/cases/schema'
import { termsSchema } from '#modules/contracts/schema'
import { newOriginalSchema, newSightingSchema } from '#modules/documents/originals.schema'
import { closingFormSchema, lookUpFormSchema } from '#modules/organisation/identity.schema'
import { keepingNames } from '#modules/organisation/keeping.schema'
import { leastByLaw, shorterThanLawSentence } from '#modules/organisation/keeping-laws.schema'
import { formSentence, regulators } from '#modules/organisation/regulators.schema'
import { settingsChangesSchema } from '#modules/organisation/schema'
import { newRecordSchema, reasonSchema, recordChangesSchema } from '#modules/records/schema'
import { classStateChangeSchema, newClassSchema } from '#modules/training/classes.schema'
import {
  correctionSchema,
  newChargeSchema,
  newItemPaymentSchema,
  newItemRefundSchema,
  newPaymentSchema,
  newRefundSchema,
} from '#modules/training/payments.schema'
import { tooManySaid } from '#platform/limits/schema'
import { filled } from '#platform/problems.schema'
import { messagesOf } from '#test/messages-of'
import { saidInBengali } from '#test/said-in-bengali'
import { saidWithTurningName, turningName } from '#test/said-texts'
import { callsIn, translatedFiles } from '#test/translated-pages'
import { shellWords as bn } from '#texts/bn/shell'
import { shellWords as en } from '#texts/en/shell'
import { isolated, sentence } from '#texts/isolated'
import { pageProblems } from '#texts/page-problems'
import { refusalsOf } from '../../api/describe-answers.ts'
import { endpoints } from '../../api/endpoints.ts'
import { refusals } from '../../gate/refusals.ts'
import { claimsIn } from '../../site/honesty-words.ts'
import { shellWordsIn } from './index.ts'
import { bengaliOf, type Job, loadWords } from './jobs.ts'

/** Of each job the file of its English texts; `said` has none: its English is what the modules say. */
const jobs = readdirSync(join(import.meta.dirname, '../../../texts/en')).flatMap(
  (name) => /^desk-(.+)\.json$/.exec(name)?.[1] ?? [],
)

/** The texts of a job in both languages, as they were written. */
async function written(job: string) {
  const [english] = Object.values<object>(await import(`../../../.cache/texts/en/desk-${job}.ts`))
  return { en: english as object, bn: bengaliOf(job as Job) as object }
}

/** Every text of a catalogue by its path; one that takes something in with these. */
function textsOf(part: unknown, path = ''): [string, string][] {
  if (typeof part === 'string') return [[path, part]]
  if (typeof part === 'function') return textsOf(spoken(part), path)
  if (typeof part !== 'object' || part === null) return []
  return Object.entries(part).flatMap(([key, each]) => textsOf(each, `${path}.${key}`))
}

/** A number that is called too, where a text makes a part of itself a link. */
const valueOrTag = (value: number) =>
  Object.assign((said: string) => said, { toString: () => String(value) })

/** A text with 21, 22, 23 in it, or with names where it takes lists. */
function spoken(text: CallableFunction): string {
  try {
    return [text(...[21, 22, 23, 24].map(valueOrTag))].flat().join('')
  } catch {
    return String(text(['21', '22']))
  }
}

const latin = (text: string) => text.replace(/[০-৯]/g, (digit) => `${'০১২৩৪৫৬৭৮৯'.indexOf(digit)}`)
const argumentsIn = (text: string) => [...new Set(latin(text).match(/2[1234](?!\d)/g))].sort()

await loadWords('bn')

describe.each(jobs)('%s', (job) => {
  test('every text is there in Bengali, none in English, with the same in it', async () => {
    const { en, bn } = await written(job)
    const english = new Map(textsOf(en))
    const texts = textsOf(bn)
    expect(texts.map(([path]) => path).toSorted()).toEqual([...english.keys()].toSorted())
    expect(texts, 'no text was found').not.toEqual([])
    for (const [path, text] of texts) {
      expect(text.trim(), path).not.toBe('')
      if (/[A-Za-z]{2}/.test(text)) expect(text, path).toMatch(/[\u0980-\u09ff]/)
      expect(argumentsIn(text), `${path}: ${text}`).toEqual(
        argumentsIn(english.get(path) as string),
      )
    }
  })

  test('no text claims of a document what only its authority can know', async () => {
    const { en, bn } = await written(job)
    expect([...textsOf(en), ...textsOf(bn)].flatMap(([, text]) => claimsIn(text))).toEqual([])
  })

  test('no name turns a text', async () => {
    const both = Object.values(await written(job))
    for (const texts of both) expect(saidWithTurningName(texts, texts).turned).toEqual([])
  })
})

/** What staff fill in. */
const forms = [
  ...[newRecordSchema, recordChangesSchema, termsSchema, newItemPaymentSchema],
  ...[newItemRefundSchema, newOriginalSchema, newSightingSchema, newClassSchema],
  ...[classStateChangeSchema, newPaymentSchema, newChargeSchema, newRefundSchema],
  ...[correctionSchema, caseAnswerSchema, settingsChangesSchema],
  ...[lookUpFormSchema, closingFormSchema, reasonSchema],
]
const inEnglish = (sentences: readonly string[]) =>
  sentences.filter((each) => !/[\u0980-\u09ff]/.test(saidInBengali(each) ?? ''))

test('whatever a form says of a field is in Bengali', () => {
  const messages = [...new Set(forms.flatMap((schema) => messagesOf(schema)))]
  expect(messages.length).toBeGreaterThan(120)
  expect(inEnglish(messages)).toEqual([])
})

test('so is what is said of a licence number, of a closing, and of a time shorter than any law asks', () => {
  const leasts = regulators.flatMap(({ id: regulator }) =>
    keepingNames.flatMap(
      (name) => leastByLaw(name, { regulator, licenceNumber: 'AR-2001234' }) ?? [],
    ),
  )
  expect(leasts.length).toBeGreaterThan(10)
  const codes = Object.keys(refusals).filter((each) => each.startsWith('closing.'))
  const said = [...regulators.map(formSentence), ...leasts.map(shorterThanLawSentence)]
  expect(inEnglish([...codes, ...said])).toEqual([])
})

/** Calls that pages make by values of another file. */
const named = [
  'PUT /records/{id}/documents/{kind}',
  'GET /records',
  'GET /organisation',
  'POST /records/{id}/comparisons',
  'GET /records/{id}/own-data',
  'GET /records/{id}/file.pdf',
  'GET /records/{id}/originals.zip',
] as const

test('whatever the calls of the dashboard are refused with is in Bengali', () => {
  const calls = new Set([...translatedFiles().flatMap(callsIn), ...named])
  expect(calls.size).toBeGreaterThanOrEqual(named.length + 3)
  const codes = endpoints
    .filter(({ method, path }) => calls.has(`${method} ${path}`))
    .flatMap((each) => refusalsOf(each))
  const unsaid = [...new Set(codes)].filter((code) => !saidInBengali(code))
  expect(unsaid.map((code) => `${code}: ${refusals[code].sentence}`)).toEqual([])
})

test.each([
  ['address', 60, '৬০ সেকেন্ড'],
  ['account', 900, '১৫ মিনিট'],
  ['accountInBrowser', 1, '১ সেকেন্ড'],
] as const)(
  'after too many tries it is said how long to wait: %s, %s seconds',
  (of, seconds, wait) => {
    expect(saidInBengali(tooManySaid(of, seconds))).toContain(`${wait} পরে`)
  },
)

test('a problem that nobody knows has no Bengali, and a size is said in Bengali', () => {
  expect(saidInBengali('page.nobodySaysThis')).toBeUndefined()
  const size = { value: 18.2, words: '18.2 MiB' }
  const large = saidInBengali(filled(pageProblems.largeFile, { size, most: 15 }))
  expect(large).toMatch(/^ফাইলটি ১৮.২ এমবি; সর্বোচ্চ ১৫ এমবি/)
})

test.each([
  ['en', en],
  ['bn', bn],
] as const)('no name turns a text around the pages, in %s', (language, written) => {
  const { said, turned } = saidWithTurningName(written, shellWordsIn(language))
  expect(turned).toEqual([])
  expect(said.length).toBeGreaterThan(1)
})

test('a sentence isolates what is put into it, numbers and plain names stay as they are', () => {
  expect(sentence`${turningName} is hidden now`).toBe(`\u2068${turningName}\u2069 is hidden now`)
  expect(sentence`“${'Rahima'}” and ${3} others`).toBe('“Rahima” and 3 others')
  expect(sentence`${'a\u202Eb'} goes`).toBe('\u2068ab\u2069 goes')
  expect(isolated('রহিমা')).toBe('রহিমা')
})

const dashboard = join(import.meta.dirname, '..')
/** What is called by the words of which it is part, in a template that nobody tagged. */
const untagged =
  /(?<![\w`$])`(?=[^`]* )[^`]*\$\{[\w.?]*\b(?:name|displayName|title)(?:\.trim\(\))?\}[^`]*`/
/** Names that only a program hears, where the direction of a line is nobody's. */
const heard = /aria-label|'aria-label'|document\.title|\bkey=/
/** Titles of pages of ours, none of which anybody entered. */
const ours = ['shell/not-found-screen.tsx', 'ui/page-head.tsx']

function untaggedIn(source: string): string[] {
  return source.split('\n').filter((line) => untagged.test(line) && !heard.test(line))
}

test('a sentence of the dashboard with a name in it is tagged, so that it isolates the name', () => {
  // biome-ignore lint/suspicious/noTemplateCurlyInString: it is what the search has to find
  expect(untaggedIn('doneToast(`${record.name} is hidden now`)')).toHaveLength(1)
  // biome-ignore lint/suspicious/noTemplateCurlyInString: and what it has to pass over
  expect(untaggedIn('doneToast(sentence`${record.name} is hidden now`)')).toEqual([])
  const files = readdirSync(dashboard, { recursive: true, encoding: 'utf8' }).filter(
    (name) => /(?<!\.test)\.tsx?$/.test(name) && !ours.includes(name),
  )
  expect(files.length).toBeGreaterThan(100)
  const found = files.flatMap((name) =>
    untaggedIn(readFileSync(join(dashboard, name), 'utf8')).map(
      (line) => `${name}: ${line.trim()}`,
    ),
  )
  expect(found).toEqual([])
})
