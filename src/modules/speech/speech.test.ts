import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect, test } from 'vitest'
import { keyOf } from './fold.schema.ts'

import { faultOf, hostText, judge, nameFaultOf } from './judge.schema.ts'
import { isOfLegalName, legalNameFault } from './names.schema.ts'
import { entriesIn, wordKinds, wordLists } from './words.schema.ts'

const rowsOf = (file: string) =>
  readFileSync(new URL(file, import.meta.url), 'utf8')
    .trim()
    .split('\n')
    .map((line) => line.split('\t'))
const texts = rowsOf('texts.cases.tsv').map(([verdict, language, text = '']) => ({
  verdict,
  language,
  text,
}))
const names = rowsOf('names.cases.tsv').map(([verdict, name = '']) => ({ verdict, name }))

const leet: Record<string, string> = { a: '4', e: '3', i: '1', o: '0', s: '$' }
/** The ways in which words are hidden from a list, each of a whole text. */
const disguises: Record<string, (text: string) => string> = {
  'as it is': (text) => text,
  capitals: (text) => text.toUpperCase(),
  'digits for letters': (text) => text.replace(/[aeios]/g, (letter) => leet[letter] ?? letter),
  'capital i for l': (text) => text.replaceAll('l', 'I'),
  accents: (text) => text.replace(/[aeiou]/g, (letter) => `${letter}\u0301`.normalize('NFC')),
  spaced: (text) => (/[a-z]/.test(text) ? text.replace(/\p{L}(?=\p{L})/gu, '$& ') : text),
  dotted: (text) => (/[a-z]/.test(text) ? text.replace(/\p{L}(?=\p{L})/gu, '$&.') : text),
  'a space in each long word': (text) => text.replace(/\b([a-z]{3})([a-z]{4,})/gi, '$1 $2'),
  joined: (text) => (/[a-z]/.test(text) ? text.replace(/\s+/g, '') : text),
  doubled: (text) => text.replace(/[aeou]/g, '$&$&'),
  'wide letters': (text) =>
    text.replace(/[a-z]/g, (letter) => String.fromCodePoint((letter.codePointAt(0) ?? 0) + 0xfee0)),
  cyrillic: (text) =>
    text.replace(/[aeo]/g, (letter) => ({ a: 'а', e: 'е', o: 'о' })[letter] ?? letter),
  hidden: (text) => text.replace(/(?<=[a-z])(?=[a-z])/g, '\u200B'),
}

test('a text with a word of the lists is refused, disguised or not', () => {
  const said = Object.entries(disguises).flatMap(([way, disguise]) =>
    texts
      .filter(({ verdict }) => verdict === 'no' || (verdict === 'bare' && way === 'as it is'))
      .filter(({ text }) => faultOf('words', disguise(text)) === null)
      .map(({ text }) => `${way}: ${disguise(text)}`),
  )
  expect(said).toEqual([])
})

/** How everyday speech says that a paper counts; no word of it may become plain beside one. */
const verdicts: Readonly<Record<string, string>> = {
  'Your visa is {}.':
    'ok,okay,fine,good,perfect,ready,done,through,positive,clear,clean,live,active,working,strong,firm,safe,sure,settled,sorted,fixed,complete,finished,passed,given,allowed,out,lasting,right,correct,real,true,legal,signed,stamped,ticked,checked,tested,found,listed,enough,best,powerful,backed,blessed',
  'আপনার ভিসা {}।':
    'ঠিক,ওকে,রেডি,পাস,চালু,পাকা,ফাইনাল,সফল,সেরা,ভালো,পরিষ্কার,মজবুত,খাঁটি,সহি,প্রস্তুত,নামল,লাগল,খুলেছে,বহাল,টিকবে,চলবে,হয়ে গেছে,ছাড় হলো,বের হলো',
  'आपका वीज़ा {}।':
    'ठीक,ओके,रेडी,पास हुआ,चालू,पक्का,सफल,बढ़िया,अच्छा,साफ़,मज़बूत,पूरा,तैयार,लग गया,खुल गया,मिल गया,चलेगा,बन गया,कायम,टिकेगा,खरा',
  'तपाईंको भिसा {}।':
    'ठीक,ओके,पास भयो,चालु,पक्का,सफल,राम्रो,सफा,बलियो,पूरा,तयार,लाग्यो,खुल्यो,पाइयो,चल्छ,बन्यो,कायम,टिक्छ,खरो',
  'تأشيرتك {}.':
    'تمام,جاهزة,جيدة,نظيفة,ماشية,شغالة,حية,قوية,آمنة,ناجحة,كاملة,مقبولة,طلعت,تعمل,دائمة,صح,نعم,كافية,مسجلة',
  '{} ang visa mo.':
    'Ayos,Handa,Tapos,Pasado,Pasok,Malinaw,Malinis,Gumagana,Matibay,Ligtas,Tama,Kumpleto,Buo,Tanggap,Lumabas,Lusot,Panalo,Sapat,Maganda,Oo,Swak',
}

test('no everyday word for a verdict is plain beside a visa', () => {
  const said = Object.entries(verdicts).flatMap(([sentence, words]) =>
    words
      .split(',')
      .map((word) => sentence.replace('{}', word))
      .filter((text) => faultOf('words', text) === null),
  )
  expect(said).toEqual([])
})

test('a stage says something of a file, so only plain words make one', () => {
  const judged = (text: string) => judge('stage', text) === null
  const claims = ['All clear', 'Passed', 'Fit to fly', 'In the system', 'সব ঠিক', 'तैयार', 'تمت']
  expect(claims.filter(judged)).toEqual([])
  const plain = ['Waiting for the letter', 'Photos taken', 'টিকিট কাটা হয়েছে', 'टिकट बुक']
  expect(plain.filter((text) => !judged(text))).toEqual([])
})

test('what offices write is plain', () => {
  const refused = texts
    .filter(({ verdict }) => verdict === 'ok')
    .flatMap(({ text }) => {
      const fault = faultOf('words', text)
      return fault ? [`${fault.word}: ${text}`] : []
    })
  expect(refused).toEqual([])
})

test('of names at most two in a hundred impostors pass, three in a hundred honest ones do not', () => {
  const wrong = (verdict: string) =>
    names.filter(
      (each) =>
        each.verdict === verdict && (legalNameFault(each.name) === null) !== (verdict === 'ok'),
    )
  const of = (verdict: string) => names.filter((each) => each.verdict === verdict).length
  const listed = [...wrong('no'), ...wrong('ok')].map(({ name }) => name).join('; ')
  expect(wrong('no').length / of('no'), listed).toBeLessThanOrEqual(0.02)
  expect(wrong('ok').length / of('ok'), listed).toBeLessThanOrEqual(0.03)
})

test('a name has a legal form, and a shown one is part of it', () => {
  expect(legalNameFault('Patel Visa Point')?.code).toBe('nameVisa')
  expect(judge('legal-name', 'Patel Visa Point (sole proprietor Rakesh Patel)')).toBeNull()
  expect(judge('legal-name', 'Visa Office (sole proprietor Rakesh Patel)')).not.toBeNull()
  expect(judge('registered-name', 'Patel Visa Point')).toBeNull()
  expect(judge('registered-name', 'Visa Desk')).not.toBeNull()
  expect(nameFaultOf('Ministry of Labour Ltd')?.code).toBe('nameWord')
  expect(isOfLegalName('POL', 'Padma Overseas Ltd')).toBe(true)
  expect(isOfLegalName('Padma', 'Padma Overseas Ltd')).toBe(true)
  expect(isOfLegalName('Padma Visa', 'Padma Overseas Ltd')).toBe(false)
})

test('a fault names the word as typed, and what says it honestly', () => {
  const problem = faultOf('words', 'Is it v4lid?')
  expect(problem).toMatchObject({
    word: 'v4lid',
    code: 'verdict',
    offers: ['paper', 'authority'],
  })
  expect(problem?.message).toContain('“v4lid”')
})

test('addresses elsewhere show their host, and none reads as a state’s', () => {
  expect(hostText('https://www.example.org/a?b')).toBe('example.org')
  const refused = [
    'https://canada-visa.com',
    'https://evisa-canada.org',
    'https://ircc-status.net',
    'https://immigrationdepartment.org',
    'https://ambdhaka-esteri.it.visa-info.xyz/',
    'javascript:alert(1)',
  ]
  expect(refused.filter((text) => faultOf('host', text) === null)).toEqual([])
  const fine = [
    'https://www.canada.ca/en',
    'https://facebook.com/padma',
    'https://padma-overseas.com',
  ]
  expect(fine.flatMap((text) => faultOf('host', text) ?? [])).toEqual([])
})

test('streets, people and numbers may be called what sentences may not', () => {
  const fine = [
    ['place', '12 Embassy Road'],
    ['place', 'near the Passport Office, Agargaon'],
    ['person', 'Grant Royal'],
    ['person', 'Saleh Manzoor'],
    ['person', 'রতন সরকার'],
    ['words', 'Ask Mr Pramanik at the desk.'],
    ['number', 'RL-1234'],
  ] as const
  expect(fine.flatMap(([kind, text]) => faultOf(kind, text) ?? [])).toEqual([])
  const wrong = [
    ['place', 'Embassy of Canada'],
    ['person', 'Immigration Officer'],
    ['person', 'Consul of Canada'],
    ['person', 'Your visa is valid'],
    ['number', 'IRCC 1234'],
  ] as const
  const refused = wrong.flatMap(([kind, text]) => faultOf(kind, text) ?? [])
  expect(refused).toHaveLength(5)
})

test('what is copied from papers names whom it names, and claims nothing of a visa', () => {
  const [fine, refused] = [
    [
      ['detail', 'Md. Minister Ali, Embassy Road, Government Colony'],
      ['detail', 'சரவணன்'],
      ['term', 'Ministry of Health, Riyadh'],
      ['term', 'Police driver'],
    ],
    [
      ['detail', 'Visa approved by the Government of Canada'],
      ['detail', 'আপনার ভিসা বৈধ'],
      ['term', 'Welder, visa issued by the embassy'],
      ['term', 'Your papers are genuine'],
    ],
  ] as const
  expect(fine.flatMap(([kind, text]) => faultOf(kind, text) ?? [])).toEqual([])
  expect(refused.filter(([kind, text]) => faultOf(kind, text) === null)).toEqual([])
})

test('no kind has more than 250 words in a language, and none twice', () => {
  const counted = wordLists.flatMap((list) => {
    const all = wordKinds.map((kind) => entriesIn(list[kind]))
    const words = all.flat()
    const twice = words.filter((word, at) => words.indexOf(word) !== at)
    return [...twice, ...all.filter(({ length }) => length > 250).map(() => 'too long')]
  })
  expect(counted).toEqual([])
})

test('accepted Latin letters fold to what UTS 39 says they look like', () => {
  const alike = createRequire(import.meta.url)('unhomoglyph/data.json') as Record<string, string>
  const bare = (text: string) => text.normalize('NFKD').replace(/\P{L}/gu, '').toLowerCase()
  const wrong = Object.entries(alike).filter(([letter, like]) => {
    const code = letter.codePointAt(0) ?? 0
    const isAccepted =
      /^\p{Script=Latin}$/u.test(letter) &&
      code > 0x7f &&
      (code < 0x180 || (code >= 0x1e00 && code < 0x1f00))
    // Others are what they decompose to.
    const isOther = !/[a-z]/.test(bare(letter))
    return (
      isAccepted && isOther && /^[a-z]+$/.test(bare(like)) && keyOf(letter) !== keyOf(bare(like))
    )
  })
  expect(wrong).toEqual([])
})

test('checking takes time in proportion to the text', () => {
  const took = (text: string) => {
    const began = performance.now()
    faultOf('words', text)
    return performance.now() - began
  }
  took('visa ')
  for (const unit of ['gov ', 'a ', 'app', 'v', 'visa is ', 'আপনার ', '4', 'bring a file '])
    expect(took(unit.repeat(19_000 / unit.length)), unit).toBeLessThan(3000)
})
