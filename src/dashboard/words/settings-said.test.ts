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

test('whatever the forms of the settings say of a field is in Bengali', () => {
  const messages = [settingsChangesSchema, lookUpFormSchema, closingFormSchema].flatMap((schema) =>
    messagesOf(schema),
  )
  expect(new Set(messages).size).toBeGreaterThan(60)
  for (const message of messages) expectSaidInBengali(message)
})

test('whatever the closing of the agency and the number of a licence are refused with is in Bengali', () => {
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
