import { expect, test } from 'vitest'
import { settingsSchema } from '#modules/organisation/schema'
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
    legalTexts: { privacy: 'Ours.' },
  }),
  version: 1,
}
const before = valuesOf(organisation)

test('what is on file is no change, in whatever order its parts are written', () => {
  expect(differingFields(before, valuesOf(organisation))).toEqual([])
  const tiles = [{ title: 'A', text: '', url: '/check' }]
  const turned = [{ url: '/check', text: '', title: 'A' }]
  expect(differingFields({ ...before, tiles }, { ...before, tiles: turned })).toEqual([])
})

test('only what was changed is sent; an emptied address, colour or legal text is none', () => {
  const values = {
    ...before,
    sourceCodeUrl: ' ',
    accentColour: '#7A3E8E',
    legalTexts: { ...before.legalTexts, privacy: '  ', copyright: 'Ours too.' },
  }
  expect(draftOf(values, differingFields(before, { ...values, sourceCodeUrl: '' }))).toEqual({
    accentColour: '#7a3e8e',
    legalTexts: {
      copyright: 'Ours too.',
      privacy: null,
      disclaimer: null,
      accessibility: null,
      'your-information': null,
    },
  })
  expect(draftOf(values, ['sourceCodeUrl'])).toEqual({ sourceCodeUrl: null })
})

test('of two admins, what only one changed is proposed, what both changed is left to choose', () => {
  const mine = { ...before, phone: '1', address: 'Mine' }
  const theirs = { ...before, email: 'a@padma.example', address: 'Theirs' }
  const differences = differencesOf(before, mine, theirs)
  expect(differences).toEqual([
    { field: 'address', choice: null },
    { field: 'phone', choice: 'mine' },
    { field: 'email', choice: 'theirs' },
  ])
  const chosen = differences.map((one) => ({ ...one, choice: one.choice ?? ('mine' as const) }))
  expect(mergedValues(mine, theirs, chosen)).toEqual({
    ...before,
    address: 'Mine',
    phone: '1',
    email: 'a@padma.example',
  })
})
