import { expect, test } from 'vitest'
import { isRead, lifeOf, longIn, rejectedIn } from './texts/life.mjs'

const english = new Map([['a.words.title', 'Title']])
const bengali = new Map([['a.words.title', 'শিরোনাম']])
const { noted } = lifeOf(english, bengali, {})

test('a translation remembers what it was made from', () => {
  expect(lifeOf(english, bengali, noted)).toEqual({ old: [], noted })
})

test('it is old where only the English changed, and stays so until it is made anew', () => {
  const changed = new Map([['a.words.title', 'Name']])
  const old = lifeOf(changed, bengali, noted)
  expect(old).toEqual({ old: ['a.words.title'], noted })
  const anew = new Map([['a.words.title', 'নাম']])
  const made = lifeOf(changed, anew, old.noted)
  expect(made.old).toEqual([])
  expect(lifeOf(changed, anew, made.noted).old).toEqual([])
})

test('a rejected word and a long label are found, each with its text', () => {
  const rows = [{ not: 'agent', word: 'agency' }]
  const texts = new Map([
    ['one', 'an agent'],
    ['two', 'agents'],
  ])
  expect(rejectedIn(texts, rows)).toEqual(['one: “agent”, not “agency”'])
  const long = new Map([['a.words.title', 'x'.repeat(40)]])
  expect(longIn(english, long)).toEqual([`a.words.title: ${'x'.repeat(40)}`])
})

test('a language is read when a speaker read each area', () => {
  expect(isRead({}, ['file'])).toBe(false)
  expect(isRead({ file: 'Sita, 2026-12-01' }, ['file', 'share'])).toBe(false)
  expect(isRead({ '*': 'written by speakers' }, ['file'])).toBe(true)
})
