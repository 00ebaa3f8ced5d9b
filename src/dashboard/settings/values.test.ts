import { expect, test } from 'vitest'
import { settingsSchema } from '#modules/organisation/schema'
import { inOwnWords } from '#test/said'
import {
  differencesOf,
  differingFields,
  draftOf,
  mergedValues,
  type Organisation,
  valuesOf,
} from './values.ts'

const organisation: Organisation = {
  unfit: [],
  ...settingsSchema.parse({
    displayName: 'Padma Overseas Ltd',
    legalName: 'Padma Overseas Ltd',
    licenceNumber: 'RL-1',
    regulator: 'bd-bmet',
    informationAsOf: '2026-11-01',
    legal: { privacy: inOwnWords('Ours.') },
  }),
  version: 1,
}
const before = valuesOf(organisation)

test('only what was changed is sent; an emptied address, colour or legal text is none', () => {
  const values = {
    ...before,
    sourceCodeUrl: ' ',
    accentColour: '#7A3E8E',
    address: { ...before.address, street: ' ' },
    legal: { ...before.legal, privacy: inOwnWords('  '), copyright: inOwnWords('Ours too.') },
  }
  expect(draftOf(values, differingFields(before, { ...values, sourceCodeUrl: '' }))).toEqual({
    accentColour: '#7a3e8e',
    address: null,
    legal: { copyright: inOwnWords('Ours too.') },
  })
  expect(draftOf(values, ['sourceCodeUrl'])).toEqual({ sourceCodeUrl: null })
})

test('of two admins, what only one changed is proposed, what both changed is left to choose', () => {
  const mine = { ...before, telephones: ['1'], foundedIn: 2001 }
  const theirs = { ...before, email: 'a@padma.example', foundedIn: 2002 }
  const differences = differencesOf(before, mine, theirs)
  expect(differences).toEqual([
    { field: 'telephones', choice: 'mine' },
    { field: 'email', choice: 'theirs' },
    { field: 'foundedIn', choice: null },
  ])
  const chosen = differences.map((one) => ({ ...one, choice: one.choice ?? ('mine' as const) }))
  const merged = { ...mine, email: theirs.email }
  expect(mergedValues(mine, theirs, chosen)).toEqual(merged)
})
