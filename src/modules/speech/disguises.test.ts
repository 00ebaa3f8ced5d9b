import { expect, test } from 'vitest'
import { faultOf } from './judge.schema.ts'

/** Words of the lists, as they are spelt in Latin letters and in their own. */
const words =
  `visa permit embassy ministry government immigration official approved valid verified genuine granted
  confirmed authentic guaranteed certified consulate federal sorkari dutabas onumodito boidh jachai montronaloy sarkari
  manzoor vaidh pramanit satyapit swikriti rajdutabas tashira iqama sifara hukuma wizara mutamad tasrih gobyerno embahada
  aprubado kumpirmado opisyal sertipikado lehitimo pahintulot konsulado ভিসা পারমিট সরকারি দূতাবাস অনুমোদিত বৈধ যাচাই
  মন্ত্রণালয় वीज़ा परमिट सरकारी दूतावास मंज़ूर वैध प्रमाणित भिसा स्वीकृति تأشيرة فيزا تصريح إقامة سفارة حكومة معتمد موافقة`.split(
    /\s+/,
  )

const lettersOf = (word: string) => word.match(/\P{M}\p{M}*/gu) ?? []
/** Returns a word with something between its letters, at each place in turn. */
const parted = (sign: string) => (word: string) =>
  lettersOf(word)
    .slice(1)
    .map((_, at) => {
      const letters = lettersOf(word)
      return letters.slice(0, at + 1).join('') + sign + letters.slice(at + 1).join('')
    })
const isLatin = (word: string) => /^[a-z]+$/.test(word)
/** Faults that are typed in words of six letters and more, behind the first. */
const changed = (change: (letters: string[], at: number) => string[]) => (word: string) =>
  isLatin(word) && word.length > 5
    ? [...word].slice(1, -1).map((_, at) => change([...word], at + 1).join(''))
    : []
const leet: Readonly<Record<string, string>> = { a: '4', e: '3', i: '1', o: '0', s: '5' }
const cyrillic: Readonly<Record<string, string>> = { a: 'а', e: 'е', o: 'о', c: 'с', i: 'і' }
const replaced = (signs: Readonly<Record<string, string>>) => (word: string) =>
  isLatin(word) ? [[...word].map((letter) => signs[letter] ?? letter).join('')] : []

const disguises: Readonly<Record<string, [least: number, (word: string) => readonly string[]]>> = {
  'a full stop within': [1, parted('.')],
  'a hyphen within': [1, parted('-')],
  'a hidden letter within': [1, parted('\u200B')],
  'letters set apart': [0.99, (word) => [' ', '.', '_'].map((sign) => lettersOf(word).join(sign))],
  'a space within': [0.95, parted(' ')],
  'digits for letters': [0.98, replaced(leet)],
  'letters of Cyrillic': [1, replaced(cyrillic)],
  'beside a year': [1, (word) => [`${word}2028`, `2028${word}`]],
  'a letter twice': [0.95, (word) => lettersOf(word).map((one) => word.replace(one, one + one))],
  'a letter missing': [0.85, changed((all, at) => all.toSpliced(at, 1))],
  'two letters exchanged': [
    0.8,
    changed((all, at) => all.toSpliced(at, 2, all[at + 1] as string, all[at] as string)),
  ],
}

test.each(Object.entries(disguises))('a word with %s is refused', (_, [least, disguise]) => {
  const all = words.flatMap(disguise)
  const said = all.filter((text) => faultOf('words', `Rina ${text} Rina`) === null)
  expect(1 - said.length / all.length, said.join(' | ')).toBeGreaterThanOrEqual(least)
})
