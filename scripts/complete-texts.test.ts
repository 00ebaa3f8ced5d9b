import { expect, test } from 'vitest'
import { faultsOf } from './complete-texts.mjs'

const english = {
  check: { title: 'Check', tooMany: (minutes: number) => `Wait ${minutes} minutes` },
  steps: ['One', 'Two'],
  of: (some: readonly string[]) => `Of ${some.join()}`,
  inPlace: 'Hello {name}',
}

test('the texts of a language that say the same are whole', () => {
  expect(faultsOf(english, english)).toEqual([])
  const bengali = {
    check: { title: 'যাচাই', tooMany: (minutes: number) => `${inBengali(minutes)} মিনিট অপেক্ষা করুন` },
    steps: ['এক', 'দুই'],
    of: (some: readonly string[]) => `${some.join()} এর`,
    inPlace: 'নমস্কার {name}',
  }
  expect(faultsOf(english, bengali)).toEqual([])
})

test('a text that a language lacks is named, wherever it stands', () => {
  const { of, inPlace } = english
  const given = { check: { title: 'যাচাই' }, steps: ['এক'], of, inPlace }
  expect(faultsOf(english, given)).toEqual([
    'has no text for check.tooMany',
    'has no text for steps.1',
  ])
})

test('a text that English lacks is named, unless it stands where English has none', () => {
  const given = { ...english, links: { '/money': 'টাকা' }, steps: ['এক', 'দুই', 'তিন'] }
  expect(faultsOf(english, given, ['links'])).toEqual([
    'has a text for steps.2, which English lacks',
  ])
  expect(faultsOf(english, given)).toContain('has a text for links./money, which English lacks')
})

test('a text that was left empty is named, also one that takes something in or is alone', () => {
  const given = { ...english, steps: ['এক', ' '], of: () => '', links: { '/money': '' } }
  expect(faultsOf(english, given, ['links'])).toEqual([
    'leaves steps.1 empty',
    'leaves of empty',
    'leaves links./money empty',
  ])
  expect(faultsOf({ mark: '' }, { mark: '' })).toEqual([])
})

test('a text that does not say what is put into it is named', () => {
  const tooMany = () => 'অপেক্ষা করুন'
  const given = {
    ...english,
    check: { title: 'যাচাই', tooMany },
    of: (some: readonly string[]) => `${some.length} এর`,
    inPlace: 'নমস্কার {nam}',
  }
  expect(faultsOf(english, given)).toEqual(
    ['check.tooMany', 'of', 'inPlace'].map((key) => `does not put the same into ${key}`),
  )
  const two = { text: (one: number, other: number) => `${one} of ${other}` }
  expect(faultsOf(two, { text: (one: number) => `${one}` })).toHaveLength(1)
  expect(faultsOf({ text: 'None' }, { text: (one: number) => `${one}` })).toHaveLength(1)
})

const inBengali = (count: number) => new Intl.NumberFormat('bn').format(count)
