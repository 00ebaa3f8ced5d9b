import { expect, test } from 'vitest'
import { hear, maybeSame, PeopleBySound, type Person } from './name-sound.ts'

/** Everybody with those who are like them, and how many comparisons that took. */
function compare(people: readonly Person[]) {
  let comparisons = 0
  const bySound = new PeopleBySound<number>((one, other) => {
    comparisons += 1
    return maybeSame(one, other)
  })
  people.forEach((person, place) => {
    bySound.add({ someone: place, heard: hear(person) })
  })
  return { like: bySound.all.map((known) => bySound.like(known, 5)), comparisons }
}

test('finds who sounds alike, each for the other, with abbreviations and without', () => {
  const people = [
    { name: 'রহিমা খাতুন', fatherName: 'আব্দুল করিম' },
    { name: 'Raheema Khatoon', fatherName: 'Abdul Karim' },
    { name: 'Rahima Khatun', fatherName: 'Kamal Hossain' },
    { name: 'Md. Rahim Uddin' },
    { name: 'Mohammad Rahim Uddin' },
    { name: 'Rahim Uddin Khan' },
    { name: 'Karim' },
    { name: 'Karim' },
  ]
  // Md. does not stand for Khan.
  expect(compare(people).like).toEqual([[1], [0], [], [4], [3], [], [], []])
})

const of = (count: number, nameOf: (at: number) => string): Person[] =>
  Array.from({ length: count }, (_, at) => ({ name: nameOf(at), fatherName: `Father ${at}` }))

test.each([
  ['names that nobody else has', (at: number) => `Rahima Khatun ${at}`, 0],
  ['a name that every tenth has', (at: number) => `Rahima Khatun ${Math.floor(at / 10)}`, 9],
  ['one name for all', () => 'Rahima Khatun', 200],
])('compares 10,000 people no more often each than 1,000: %s', (_, nameOf, each) => {
  const [some, many] = [compare(of(1000, nameOf)), compare(of(10_000, nameOf))]
  expect(some.comparisons).toBe(1000 * each)
  expect(many.comparisons).toBe(10 * some.comparisons)
})
