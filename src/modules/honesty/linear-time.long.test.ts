import { expect, test } from 'vitest'
import { z } from 'zod'
import { judge } from './judge.ts'
import type { PublicKind } from './kinds.ts'
import { publicly } from './schema.ts'

/** Each is repeated until the text has its length. None of them may cost more than its length. */
const pieces: Record<string, string> = {
  prose: 'We help you prepare your papers, and the embassy decides. Ask there before you travel. ',
  'one sentence': 'we keep your papers and the embassy keeps its own and ',
  'claims that are taken back': 'we are not the ministry nor is our site run by the embassy ',
  'look-alikes': 'il1!|',
  'spaced letters': 'v i s a ',
  'single letters': 'a ',
  'letters far apart': `a${' '.repeat(500)}`,
  'joined words': 'canadavisaembassyonline',
  'joined and parted': 'canadavisaembassyonline ',
  'nearly joined': 'visavisavisavisavisavisavisavisavisavisax ',
  'slips of the finger': 'goverment embasy ',
  'combining marks': 'a\u0301\u0302',
  signs: '$@!|1',
  'half phrases': 'on behalf of the on behalf of ',
  'authorities only': 'ministry embassy government ',
  papers: 'visa visa permit ',
  'ours beside theirs': 'our list the embassy is our seal the ministry of ',
  Bengali: 'আমাদের কাগজপত্রগুলোর কপিগুলোতে ',
  Hindi: 'हमारे दस्तावेजों को दूतावास में ',
  Nepali: 'कागजातहरूको प्रतिलिपिहरूमा ',
  Arabic: 'والمستندات وبالسفارة ',
  'all scripts': 'visa ভিসা वीज़ा تأشيرة ',
  'no spaces at all': 'ভিসাবৈধ',
  dashes: 'Ministry – ',
  lines: 'Ministry\n',
  'letters that are many': 'ﷺ',
  'letters that are many among others': 'ﷺ আমাদের কাগজপত্র রাখা হয় এখানে ',
}

function stepsFor(kind: PublicKind, piece: string, length: number): number {
  const steps = { count: 0 }
  judge(kind, piece.repeat(Math.ceil(length / piece.length)).slice(0, length), steps)
  return steps.count
}

test.each(Object.entries(pieces))('twice the text is twice the work: %s', (_, piece) => {
  for (const kind of ['text', 'title', 'legal-name', 'place'] as const) {
    const [once, twice] = [stepsFor(kind, piece, 10_000), stepsFor(kind, piece, 20_000)]
    expect(twice, kind).toBeLessThanOrEqual(once * 2.2)
    expect(twice, kind).toBeLessThan(20_000 * 300)
  }
})

// A host may have 253 letters, and what is longer is refused unread.
test.each(['email', 'link', 'own-host'] as const)('what stands in a %s is counted', (kind) => {
  const before = { email: 'info@', link: 'https://', 'own-host': 'https://' }[kind]
  for (const piece of ['1a', '11', 'visa', 'canada-', 'a.']) {
    const [once, twice] = [120, 240].map((length) => {
      const steps = { count: 0 }
      judge(kind, `${before}${piece.repeat(length / piece.length)}x.example`, steps)
      return steps.count
    }) as [number, number]
    expect(once, piece).toBeGreaterThan(60)
    expect(twice, piece).toBeLessThanOrEqual(once * 2.2 + 40)
  }
  const steps = { count: 0 }
  expect(judge(kind, `${before}${'1'.repeat(80_000)}.example`, steps)).toContain('111…”')
  expect(steps.count).toBeLessThanOrEqual(80_100)
})

test('a public text that is far too long is refused for that alone', () => {
  const field = publicly('text', z.string().max(600, { error: 'Too long.' }))
  const judged = (text: string) => field.safeParse(text).error?.issues.map(({ message }) => message)
  expect(judged('We are the ministry. '.repeat(40))).toHaveLength(2)
  expect(judged('We are the ministry. '.repeat(4000))).toEqual(['Too long.'])
})
