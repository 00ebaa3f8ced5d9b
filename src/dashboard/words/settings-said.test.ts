import { join } from 'node:path'
import { expect, test } from 'vitest'
import { refusals } from '#gate'
import { leastByLaw, shorterThanLawSentence } from '#modules/organisation/keeping-laws/schema'
import {
  closingFormSchema,
  formSentence,
  keepingNames,
  lookUpFormSchema,
  regulators,
  settingsChangesSchema,
} from '#modules/organisation/schema'
import { expectSaidInBengali } from '#test/expect-said'
import { messagesOf } from '#test/messages-of'
import { sentencesIn } from '#test/sentences-in'

const modules = join(import.meta.dirname, '../../modules')

test('whatever the forms of the settings say of a field is in Bengali', () => {
  const messages = [settingsChangesSchema, lookUpFormSchema, closingFormSchema].flatMap((schema) =>
    messagesOf(schema),
  )
  expect(new Set(messages).size).toBeGreaterThan(60)
  for (const message of messages) expectSaidInBengali(message)
})

test('whatever the server says of a change, a look-up, a closing, a picture is in Bengali', () => {
  const files = [
    ...['settings', 'fit-settings', 'look-up-licence', 'change-closing', 'own-pictures'].map(
      (name) => `organisation/${name}.ts`,
    ),
    'closing/announce-closing.ts',
  ]
  const found = files.flatMap((name) => sentencesIn(join(modules, name))).filter(isSaid)
  expect(found.length).toBeGreaterThan(10)
  for (const sentence of found) expectSaidInBengali(sentence)
  for (const code of Object.keys(refusals).filter((each) => each.startsWith('closing.')))
    expectSaidInBengali(code)
  for (const each of regulators) expectSaidInBengali(formSentence(each))
})

test('a time that is shorter than a law asks for is refused in Bengali, whatever the law', () => {
  const leasts = regulators.flatMap(({ id: regulator }) =>
    keepingNames.flatMap(
      (name) => leastByLaw(name, { regulator, licenceNumber: 'AR-2001234' }) ?? [],
    ),
  )
  expect(leasts.length).toBeGreaterThan(10)
  for (const least of leasts) expectSaidInBengali(shorterThanLawSentence(least))
})

/** What only a program's log hears. */
const isSaid = (sentence: string) => !sentence.startsWith('The stored settings')
