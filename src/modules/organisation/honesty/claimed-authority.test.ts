import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { authorityTerms } from './authority-terms.ts'
import { claimedAuthorityInHost, claimedAuthorityInName } from './claimed-authority.ts'
import { confusables, signsForLetters } from './confusables.ts'

type Case = readonly [text: string, why: string]

const refusedNames: readonly Case[] = [
  ['Department of Immigration', 'a department of a state matter'],
  ['Canada Visa Embassy Online', 'embassy'],
  ['Ministry of Labour', 'ministry'],
  ['Canada Immigration Service', 'a country and its immigration service'],
  ['Immigration New Zealand', 'the name of the service itself'],
  ['UK Visas and Immigration', 'the name of the service itself'],
  [
    'Australian Visa Verification Online',
    'a country and what its own checking service does: VEVO in other words',
  ],
  ['Royal Immigration Office', 'royal makes it a state’s'],
  ['US Immigration Service', 'a country and its service, although "us" is a word too'],
  ['Home Office', 'home office'],
  ['Border Force Recruiting', 'border force'],
  ['Federal Visa Bureau', 'federal'],
  ['High Commission Helpdesk', 'high commission'],
  ['Official Visa Check', 'official'],
  ['IRCC Status Help', 'abbreviation'],
  ['V.F.S. Help', 'abbreviation with dots'],
  ['lRCC Status', 'small l for capital I'],
  ['IRCC2024', 'abbreviation with a year'],
  ['M i n i s t r y  of Work', 'letters spaced out'],
  ['E-m-b-a-s-s-y', 'letters hyphenated'],
  ['CanadaEmbassyOnline', 'words run together'],
  ['Мinistry оf Labour', 'Cyrillic М and о'],
  ['Gov3rnment of Ontario', 'digit for a letter'],
  ['U$C1S', 'sign and digit for letters'],
  ['rninistry of work', 'rn for m'],
  ['Embasy of Canada', 'misspelt'],
  ['ＥＭＢＡＳＳＹ', 'full-width'],
  ['𝓔𝓶𝓫𝓪𝓼𝓼𝔂', 'mathematical script'],
  ['🅴🅼🅱🅰🆂🆂🆈', 'squared capitals'],
  ['ᴇᴍʙᴀꜱꜱʏ', 'small capitals'],
  ['Em\u200bbas\u00adsy', 'zero-width space and soft hyphen'],
  ['Gouvernement du Canada', 'French'],
  ['Ministère du Travail', 'French, accent'],
  ['Botschaft Kanada', 'German'],
  ['Auswärtiges Amt Service', 'German'],
  ['Embajada de Canadá', 'Spanish'],
  ['Gobierno y Visas', 'Spanish'],
  ['وزارة العمل', 'Arabic: ministry'],
  ['السفارة الكندية', 'Arabic: the embassy, with the article written on'],
  ['কানাডা দূতাবাস', 'Bengali: embassy'],
  ['শ্রম মন্ত্রণালয়', 'Bengali: ministry'],
  ['সরকারি ভিসা সেবা', 'Bengali: of the government'],
  ['कनाडा दूतावास', 'Hindi: embassy'],
  ['विदेश मंत्रालय', 'Hindi: ministry'],
  ['कनाडा सरकारी सेवा', 'Hindi: of the government'],
  ['سفارت خانہ کینیڈا', 'Urdu: embassy'],
  ['नेपाल सरकार', 'Nepali: government of Nepal'],
  ['Kedutaan Kanada', 'Indonesian: embassy'],
  ['Embahada Manila', 'Filipino: embassy'],
  ['Dışişleri Bakanlığı', 'Turkish: ministry'],
  ['МИНИСТЕРСТВО ТРУДА', 'Russian: ministry'],
  ['캐나다 대사관', 'Korean: embassy'],
]

const passingNames: readonly Case[] = [
  ['Maple Immigration Consultants Ltd', 'a private adviser, no country'],
  ['Padma Overseas Ltd', 'plain'],
  ['Global Employment Agency', 'agency alone claims nothing'],
  ['Governess Agency', 'begins with gov'],
  ['Governor’s Inn Staffing', 'begins with gov'],
  ['Department Store Staffing Ltd', 'department without of'],
  ['Recruitment Department Ltd', 'no matter of a state'],
  ['Ambassador Recruiting', 'an ambassador is no embassy'],
  ['Botschafter Personal GmbH', 'the same in German'],
  ['Ambassadeur Intérim', 'the same in French'],
  ['Consular Street Travel', 'a street'],
  ['Consulting Partners', 'begins like consul'],
  ['Algo Vision', 'gov only when spaces are removed'],
  ['Mango Visa', 'gov only when spaces are removed'],
  ['Hugo Vermont', 'gov only when spaces are removed'],
  ['Gemini Stryker Staffing', 'ministry only when spaces are removed'],
  ['Admin Is Trying', 'ministry only when spaces are removed'],
  ['Administered Payroll Ltd', 'minister inside another word'],
  ['Grace Ministries Placement', 'a church'],
  ['VFSoft', 'another word'],
  ['Dhaka Overseas', 'dha inside a name'],
  ['Buddha Travels', 'dha inside a name'],
  ['Jamaica Jobs', 'ica inside a name'],
  ['Africa Workforce', 'ica inside a name'],
  ['Mice Travel Ltd', 'ice inside a word'],
  ['ICE Cold Recruiting', 'ice alone is a word'],
  ['D. Ha Travel', 'an initial and a name'],
  ['J & I CA Services', 'initials and chartered accountants'],
  ['Sarkar Travels', 'a family name'],
  ['সরকার ট্রাভেলস', 'the same family name in Bengali'],
  ['বেসরকারি নিয়োগ সংস্থা', 'Bengali: private, which contains the word for public'],
  ['गैर सरकारी संस्था', 'Hindi: non-governmental'],
  ['Non-Governmental Migration Advice', 'says that it is none'],
  ['Unofficial Visa Help', 'says that it is none'],
  ['Sports Officials Staffing', 'officials are people'],
  ['International Immigration Services', 'national inside another word'],
  ['Global Immigration Services Ltd', 'no country'],
  ['Canada Visa Consultants', 'a private adviser’s word'],
  ['Maple Immigration Canada Ltd', 'does not begin like the service'],
  ['Join Us Immigration Services', 'us is a pronoun here'],
  ['State Street Immigration', 'state and immigration do not meet'],
  ['Smith Visas and Immigration Ltd', 'no country'],
  ['Royal Overseas', 'royal alone'],
  ['Royal Recruiting Agency', 'royal and no matter of a state'],
  ['Ex-Police Security Staffing', 'police alone'],
  ['Jordan Immigration Services', 'a first name before a country'],
  ['Office Team', 'office alone'],
  ['Style Authority Recruiting', 'authority alone'],
  ['Translation Bureau Dhaka', 'bureau alone'],
  ['Agency 24/7', 'digits are just digits'],
  ['A1 Overseas & Co.', 'digits are just digits'],
  ['Müller Personalberatung GmbH', 'German'],
  ['Conseil Migration Montréal', 'French'],
  ['Consultoría Migratoria Sol', 'Spanish'],
  ['مكتب الوزير للسفر', 'Arabic: Wazir is a family name too'],
  ['شركة النور للتوظيف', 'Arabic: a recruitment company'],
  ['مكتب السفر العالمي', 'Arabic: a travel office'],
  ['পদ্মা ওভারসিজ লিমিটেড', 'Bengali'],
  ['মেঘনা ট্রাভেলস', 'Bengali'],
  ['गंगा ओवरसीज प्राइवेट लिमिटेड', 'Hindi'],
  ['हिमालय रोजगार सेवा', 'Nepali'],
  ['المہران ٹریولز', 'Urdu'],
  ['Мир Кадров', 'Russian'],
  ['한빛 유학원', 'Korean'],
  ['日昇人力资源', 'Chinese'],
]

const refusedHosts: readonly Case[] = [
  ['immi.gov.example', 'gov label'],
  ['canada-embassy.com', 'embassy'],
  ['canadaembassyonline.com', 'embassy inside a label'],
  ['ircc-status.com', 'abbreviation between hyphens'],
  ['irccstatus.com', 'abbreviation glued to everyday words'],
  ['visa-gov.net', 'gov between hyphens'],
  ['canada-gov.org', 'gov between hyphens'],
  ['canadagov.com', 'gov glued to a country'],
  ['gov-uk.com', 'gov between hyphens'],
  ['immi-gov.net', 'gov between hyphens'],
  ['visa.gouv.example', 'gouv label'],
  ['visas.gob.example', 'gob label'],
  ['https://www.canada.ca/en', 'an ending of the state’s own'],
  ['agency.gc.ca', 'an ending of the state’s own'],
  ['home.office.example', 'across labels'],
  ['https://padma.example@visa.gov.example:8443/x', 'the host comes after the @'],
  ['xn--mbassy-2of.example', 'punycode, Cyrillic е'],
  ['xn--vv-check-c8g5g.com', 'punycode, vevo'],
  ['xn--mm-gv-mye7nc.net', 'punycode, immi-gov'],
  ['xn--45bdt2c2aby.example', 'punycode, Bengali embassy'],
]

const passingHosts: readonly Case[] = [
  ['padma.example', 'plain'],
  ['https://www.maple.ca:8443/check', 'a country’s ending is for everybody'],
  ['governors-inn.com', 'begins with gov'],
  ['mangovisa.com', 'gov across words'],
  ['go-visa.com', 'go and visa'],
  ['govinda-travels.com', 'a name'],
  ['vfsoft.com', 'another word'],
  ['dhakavisa.com', 'dha inside a name'],
  ['americastatus.com', 'ica inside a name'],
  ['border-staffing.example', 'border alone'],
  ['localhost:3000', 'this machine'],
  ['http://127.0.0.1:3000', 'an address'],
  ['http://[::1]:3000/', 'an address'],
  ['192.0.2.7', 'an address'],
  ['xn--mller-kva.example', 'punycode, Müller'],
]

describe('names that claim to be a government are refused', () => {
  test.each(refusedNames)('%s (%s)', (name) => {
    const claim = claimedAuthorityInName(name)
    expect(claim).not.toBeNull()
    expect(claim?.reason).toContain(claim?.claim)
  })
})

describe('names of private organisations pass', () => {
  test.each(passingNames)('%s (%s)', (name) => expect(claimedAuthorityInName(name)).toBeNull())
})

describe('hosts that claim to be a government are refused', () => {
  test.each(refusedHosts)('%s (%s)', (host) => expect(claimedAuthorityInHost(host)).not.toBeNull())
})

describe('hosts of private organisations pass', () => {
  test.each(passingHosts)('%s (%s)', (host) => expect(claimedAuthorityInHost(host)).toBeNull())
})

test('the table is long enough, and most of it is names that must pass or hosts that must', () => {
  const passing = passingNames.length + passingHosts.length
  const refused = refusedNames.length + refusedHosts.length
  expect(passing + refused).toBeGreaterThanOrEqual(80)
  expect(passing).toBeGreaterThan(refused)
})

test('every plain term of the list is refused when it is the whole name', () => {
  const plain = authorityTerms.flatMap(({ terms }) => terms).filter((term) => !/[{|?]/.test(term))
  expect(plain.filter((term) => claimedAuthorityInName(term) === null)).toEqual([])
})

const alikes = (letter: string) => [
  letter,
  letter.toUpperCase(),
  ...(signsForLetters[letter] ?? ''),
  ...[...confusables].filter(([, plain]) => plain === letter).map(([alike]) => alike),
  ...(/[a-z]/.test(letter)
    ? [0x1d400, 0x1d434, 0xff21, 0x24b6, 0x1f170].map((capital) =>
        String.fromCodePoint(capital + letter.charCodeAt(0) - 97),
      )
    : []),
]
const gaps = [
  '',
  '',
  '',
  ' ',
  '.',
  '-',
  '_',
  '  ',
  '\u200b',
  '\u00a0',
  '\u00ad',
  '·',
  '’',
  '!',
  '|',
  '\u0301',
]

test('spaces, punctuation and look-alike letters do not make a refused name pass', () => {
  const names = [
    'Department of Immigration',
    'Canada Visa Embassy Online',
    'Ministry of Labour',
    'IRCC Status',
    'USCIS',
    'Home Office',
    'Border Force',
    'Gouvernement',
    'Canada Immigration Service',
    'Australian Visa Verification Online',
    'Embajada',
    'High Commission',
    'Official Visa Check',
  ]
  const disguised = fc
    .constantFrom(...names)
    .chain((name) =>
      fc.tuple(
        ...[...name.toLowerCase()].map((letter) =>
          fc.tuple(
            fc.constantFrom(...(letter === ' ' ? [' '] : alikes(letter))),
            fc.constantFrom(...gaps),
          ),
        ),
      ),
    )
  fc.assert(
    fc.property(disguised, (pieces) => claimedAuthorityInName(pieces.flat().join('')) !== null),
    { numRuns: 1500 },
  )
})

test('three-letter abbreviations are found unbroken or spaced letter by letter', () => {
  for (const name of ['VFS', 'V F S', 'V.F.S.', 'I-C-A', 'DHA Online', 'C B P', 'INZ']) {
    expect(claimedAuthorityInName(name), name).not.toBeNull()
  }
})

test('a long and hostile text is judged in less than a second', () => {
  claimedAuthorityInName('The first question compiles the list')
  for (const piece of ['!', '!|', 'i!', 's$5', 'rn', 'us ', 'myevisa', 'visa and ', ' ']) {
    const started = performance.now()
    claimedAuthorityInName(piece.repeat(500).slice(0, 500))
    expect(performance.now() - started, piece).toBeLessThan(1_000)
  }
})
