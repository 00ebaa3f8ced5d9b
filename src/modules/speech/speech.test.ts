import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect, test } from 'vitest'
import { keyOf } from './fold.schema.ts'
import { type FieldKind, faultOf, hostText, judge, nameFaultOf } from './judge.schema.ts'
import { isOfLegalName, legalNameFault } from './names.schema.ts'
import { topics, written } from './rows.schema.ts'

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

test('of claims in six languages none can be written, of disguised ones hardly any', () => {
  const claims = texts.filter(({ verdict }) => verdict === 'no')
  for (const [way, disguise] of Object.entries(disguises)) {
    const said = claims.map(({ text }) => disguise(text)).filter((text) => !faultOf('words', text))
    const most = way === 'as it is' ? 0 : claims.length / 100
    expect(said.length, `${way}: ${said.join(' | ')}`).toBeLessThanOrEqual(most)
  }
})

test('what is heard counts in two pieces, at the end of what is typed together, or backwards among others', () => {
  const texts = [
    ...['aapki file man zoor', 'aapkifilemanzoor', 'devorppaasiv', 'apporved', 'konfirmed'],
    ...['vviisaa ready', 'perrnit ready', 'ver1f13d', 'jenuine papers'],
    ...['varified file', 'pirmit ready', 'ambassy letter', 'sertified copy', 'ofishal page'],
    ...['Your paper: grnted', 'prmit ready', 'vlid', 'pemit', 'mnzoor', 'tnemnrevog'],
    ...['mo3tamd', '7ukuma', 'tasree7', 'वै ध', 'व ी ज ़ ा', 'अस्ली', 'स्वीक्रिति', 'ভিঃসা', 'حكو مة'],
    ...['emba hada', 'lm ia', 'residence is secured'],
  ]
  expect(texts.filter((text) => faultOf('words', text) === null)).toEqual([])
})

test('a claim that is only implied can be written, and what contradicts it is the first line of each page', () => {
  const refused = texts.filter(
    ({ verdict, text }) => verdict === 'implied' && faultOf('words', text),
  )
  expect(refused).toEqual([])
})

const refusedAs = (kind: FieldKind, verdict: string) =>
  texts
    .filter((each) => each.verdict === verdict)
    .flatMap(({ text }) => {
      const fault = faultOf(kind, text)
      return fault ? [`${fault.word}: ${text}`] : []
    })

test('what offices write is free, unless it names a paper of a state, an authority or a verdict', () => {
  expect(refusedAs('words', 'ok')).toEqual([])
  expect(refusedAs('words', 'sentence')).toHaveLength(
    texts.filter(({ verdict }) => verdict === 'sentence').length,
  )
})

test('an address may say what is near, and be in a road or a house that is called so', () => {
  expect(refusedAs('place', 'place')).toEqual([])
})

test('of more than 5,000 names of the peoples of six languages none is refused', () => {
  const people = rowsOf('people.cases.tsv')
    .slice(1)
    .flatMap(([, all = '']) => all.split(' '))
  expect(people.length).toBeGreaterThan(5000)
  expect(people.filter((name) => faultOf('name', name))).toEqual([])
  const full = people.map((name, at) => `Md. ${name} ${people[(at * 7 + 3) % people.length]}`)
  expect(full.filter((name) => faultOf('name', name))).toEqual([])
})

test('of names at most two in a hundred impostors pass, three in a hundred honest ones with a register do not', () => {
  const wrong = (verdict: string) =>
    names.filter(
      (each) =>
        each.verdict === verdict &&
        (legalNameFault(each.name, verdict === 'ok') === null) !== (verdict === 'ok'),
    )
  const of = (verdict: string) => names.filter((each) => each.verdict === verdict).length
  const listed = [...wrong('no'), ...wrong('ok')].map(({ name }) => name).join('; ')
  expect(wrong('no').length / of('no'), listed).toBeLessThanOrEqual(0.02)
  expect(wrong('ok').length / of('ok'), listed).toBeLessThanOrEqual(0.03)
})

test('a name has a legal form or a register, one of the topics a register, and a shown one is part of it', () => {
  expect(nameFaultOf('Maple Immigration Consultants Ltd')?.code).toBe('nameRegister')
  expect(nameFaultOf('Maple Immigration Consultants Ltd', true)).toBeNull()
  for (const word of ['visa', 'immigration', 'passport', 'permit'])
    expect(nameFaultOf(`Padma ${word} Point Ltd`)?.code, word).toBe('nameRegister')
  for (const name of ['Department of Immigration', 'eVisa Canada', 'Visa Desk', 'BOESL Ltd'])
    expect(nameFaultOf(name, true), name).not.toBeNull()
  expect(judge('legal-name', 'Patel Overseas (sole proprietor Rakesh Patel)')).toBeNull()
  expect(judge('legal-name', 'Patel Visa Point (sole proprietor Rakesh Patel)')).not.toBeNull()
  expect(judge('registered-name', 'Patel Visa Point')).toBeNull()
  expect(nameFaultOf('Padma Overseas Agency')?.code).toBe('nameForm')
  expect(isOfLegalName('POL', 'Padma Overseas Ltd')).toBe(true)
  expect(isOfLegalName('Padma', 'Padma Overseas Ltd')).toBe(true)
  expect(isOfLegalName('Padma Visa', 'Padma Overseas Ltd')).toBe(false)
})

test('a fault names the word as typed and its topic', () => {
  expect(faultOf('words', 'Is it v4lid?')).toMatchObject({ word: 'v4lid', code: 'verdict' })
  expect(faultOf('words', 'Is it v4lid?')?.message).toContain('“v4lid”')
})

test('each field refuses what its readers would take for a state’s word', () => {
  const refused: readonly (readonly [FieldKind, string])[] = [
    ['place', 'Embassy of Canada'],
    ['place', 'Government Visa Office, near Canada Embassy'],
    ['branch', 'Canada Visa Counter'],
    ['branch', 'Near the Embassy'],
    ['branch', 'Canada Work Centre'],
    ['branch', 'Romania Arrivals Desk'],
    ['person', 'Ambassador'],
    ['person', 'Immigration Officer'],
    ['person', 'Consul of Canada'],
    ['person', 'Verified by IRCC'],
    ['name', 'Rahim (VERIFIED BY IRCC)'],
    ['name', 'Md. Rahim Approved'],
    ['name', 'Rahim 2028'],
    ['number', 'IRCC 1234'],
    ['email', 'visa@padma.example'],
    ['email', 'info@canada-visa.com'],
    ['detail', 'Visa approved by the Government of Canada'],
    ['detail', 'আপনার ভিসা বৈধ'],
    ['term', 'Welder, visa issued by the embassy'],
    ['term', 'Your papers are genuine'],
    ['email', 'visa@canada.ca'],
    ['email', 'info@mofa.gov.bd'],
    ['email', 'padma@canada.ca'],
  ]
  expect(refused.filter(([kind, text]) => faultOf(kind, text) === null)).toEqual([])
  const fine: readonly (readonly [FieldKind, string])[] = [
    ['person', 'Saleh Manzoor'],
    ['person', 'রতন সরকার'],
    ['name', 'Md. Minister Ali'],
    ['name', 'சரவணன்'],
    ['name', 'Anne-Marie O’Neil'],
    ['branch', 'Qatar office'],
    ['branch', 'Japan Language Centre'],
    ['branch', 'Sylhet Service Centre'],
    ['number', 'RL-1234'],
    ['term', 'Ministry of Health, Riyadh'],
    ['term', 'The employer pays for the visa.'],
    ['detail', 'Minister Bari, Embassy Road, Government Colony'],
    ['email', 'desk@padma-overseas.com'],
    ['email', 'padma.overseas@gmail.com'],
  ]
  expect(fine.flatMap(([kind, text]) => faultOf(kind, text) ?? [])).toEqual([])
})

test('addresses elsewhere show their host, and none reads as a state’s; our own are on no state’s domain', () => {
  expect(hostText('https://www.example.org/a?b')).toBe('example.org')
  const refused = [
    'https://canada-visa.com',
    'https://canadavisapage.com',
    'https://govcanada.com',
    'https://moi-qatar.net',
    'https://evisa.com',
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
    'https://qatar-manpower.example',
  ]
  expect(fine.flatMap((text) => faultOf('host', text) ?? [])).toEqual([])
  expect(judge('own-host', 'https://www.canada.ca/en')).not.toBeNull()
  expect(judge('email', 'office@canada.ca')).toMatch(/Use an address that names your agency/)
})

test('the lists have three topics, at most 900 lines, each a word that no other line has', () => {
  expect(written.length).toBeLessThanOrEqual(900)
  const known = [...topics, 'free'] as string[]
  const bad = written.filter(
    ([language = '', topic = '', word = '', name = '']) =>
      !/^(?:en|bn|hi|ne|ar|fil|any)$/.test(language) ||
      !known.includes(topic) ||
      !/^\*?[\p{L}\p{M}\p{Nd} ]+\*?~?$/u.test(word) ||
      !/^(?:name)?$/.test(name),
  )
  expect(bad).toEqual([])
  const words = written.map(([, topic, word]) => `${topic} ${word}`)
  expect(words.filter((word, at) => words.indexOf(word) !== at)).toEqual([])
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
