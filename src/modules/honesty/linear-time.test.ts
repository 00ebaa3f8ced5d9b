import { expect, test } from 'vitest'
import { judge } from './judge.ts'
import type { PublicKind } from './kinds.ts'

/** Each is repeated until the text has its length. None of them may cost more than its length. */
const pieces: Record<string, string> = {
  prose: 'We help you prepare your papers, and the embassy decides. Ask there before you travel. ',
  'one sentence': 'we keep your papers and the embassy keeps its own and ',
  'claims that are taken back': 'we are not the ministry nor is our site run by the embassy ',
  'look-alikes': 'il1!|',
  'spaced letters': 'v i s a ',
  'single letters': 'a ',
  'joined words': 'canadavisaembassyonline',
  'joined and parted': 'canadavisaembassyonline ',
  'nearly joined': 'visavisavisavisavisavisavisavisavisavisax ',
  'slips of the finger': 'goverment embasy ',
  'combining marks': 'a\u0301\u0302',
  signs: '$@!|1',
  'half phrases': 'on behalf of the on behalf of ',
  'authorities only': 'ministry embassy government ',
  papers: 'visa visa permit ',
  Bengali: 'আমাদের কাগজপত্রগুলোর কপিগুলোতে ',
  Hindi: 'हमारे दस्तावेजों को दूतावास में ',
  Nepali: 'कागजातहरूको प्रतिलिपिहरूमा ',
  Arabic: 'والمستندات وبالسفارة ',
  'all scripts': 'visa ভিসা वीज़ा تأشيرة ',
  'no spaces at all': 'ভিসাবৈধ',
  dashes: 'Ministry – ',
  lines: 'Ministry\n',
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
