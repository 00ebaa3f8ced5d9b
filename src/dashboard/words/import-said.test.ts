import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { refusals } from '#gate'
import { saidInBengali } from '#test/said-in-bengali'
import { sentencesIn } from '#test/sentences-in'

const exchange = join(import.meta.dirname, '../../modules/exchange')

/** What only the command line, a list to download or the program's log hears. */
const heardElsewhere =
  /local-images|list-of-|rows-alike|An import was interrupted|That is an error|^15 This cell|Passport No/

/** Sentences of which a part is a sentence's part itself. */
const whole: Record<string, string> = {
  'A quotation mark15 is opened and never closed, so the rows after it cannot be told apart. Close it or take it out, and choose the file again.':
    'A quotation mark near line 15 is opened and never closed, so the rows after it cannot be told apart. Close it or take it out, and choose the file again.',
  '“15”: 15. Name it after the paper, such as “work permit” or “photo”.':
    '“15”: its name does not say which paper it is. Name it after the paper, such as “work permit” or “photo”.',
}

test('whatever is said of a table, its images and its rows is in Bengali', () => {
  const files = ['tables', 'images', 'import', 'columns'].flatMap((folder) =>
    readdirSync(join(exchange, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => /(?<!\.test)\.ts$/.test(name) && !heardElsewhere.test(name))
      .map((name) => join(exchange, folder, name)),
  )
  const sentences = files
    .flatMap(sentencesIn)
    .map((one) => whole[one] ?? one)
    .filter((one) => !heardElsewhere.test(one))
  expect(sentences.length).toBeGreaterThan(60)
  expect(sentences.filter((one) => !/[\u0980-\u09ff]/.test(saidInBengali(one) ?? ''))).toEqual([])
})

test('whatever refuses a row, an image or an import is in Bengali by the sentence that an import notes', () => {
  const noted = Object.entries(refusals).filter(([code]) =>
    /^(document|import|service)\./.test(code),
  )
  expect(noted.length).toBeGreaterThan(20)
  for (const [code, { sentence }] of noted)
    expect(saidInBengali(sentence), code).toBe(saidInBengali(code))
})

test.each([
  [
    'Nationality: this is not a country that we recognise. Write its English name or its code of two letters, such as BD.',
    /^জাতীয়তা: দেশটি আমরা চিনি না।/,
  ],
  [
    'Email: this cell holds a formula. Write the value itself. This cell is left out.',
    /^ইমেইল: .*ফর্মুলা.* এই সেলটি বাদ থাকে।$/,
  ],
  [
    'Passport: The paper cannot end before it was issued. Compare both dates with the paper. Its dates are left out.',
    /^পাসপোর্ট: .*এর তারিখগুলো বাদ থাকে।$/,
  ],
  [
    'Passport: another date is on file already. Choose “Update records that are on file”, or empty the cell.',
    /^পাসপোর্ট: আগে থেকেই অন্য তারিখ আছে।/,
  ],
  ['State: we do not know this word. Write “approved” or “pending”.', /^অবস্থা: শব্দটি আমরা চিনি না।/],
  [
    'This passport number is in row 12 too, with another name, date of birth, not hidden. Keep the right row, or correct the number.',
    /১২ নম্বর সারিতেও.*আলাদা, লুকানো নয়।/,
  ],
  ['Not put back, because it was changed after the import: name, hidden.', /লুকানো।$/],
  ['“a.png”: This file is empty. Choose the file again.', /^“a\.png”: ফাইলটি খালি।/],
  ['UTF-8, cells between commas', /^UTF-8, সেলের মাঝে কমা$/],
])('%s', (sentence, inBengali) => {
  expect(saidInBengali(sentence)).toMatch(inBengali)
})

test('a row about which nobody translated a part stays in English, whole', () => {
  expect(saidInBengali('Nationality: nobody says this.')).toBeUndefined()
})
