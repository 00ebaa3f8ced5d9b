import { type DocumentKind, documentKindNames } from '#modules/documents/schema'
import { usualModeratorKinds } from '#modules/organisation/fields.schema'
import { candidateLanguages } from '#modules/records/facts.schema'
import { fieldNames, isRequired, recordFields } from '#modules/records/fields.schema'
import { type NewRecord, newRecordSchema } from '#modules/records/schema'

/** Where an invented candidate comes from: names to combine, and places to live in. */
interface Country {
  nationality: string
  given: { women: readonly string[]; men: readonly string[] }
  family: readonly string[]
  places: readonly string[]
}

const words = (text: string) => text.split(' ')

/** Names too common to identify anybody, combined by chance. */
const countries = {
  bangladesh: {
    nationality: 'BD',
    given: {
      women: words('Rahima Salma Nasrin Shirin Parvin Mousumi Taslima Farzana Jesmin Rokeya'),
      men: words('Abdul Kamal Jahangir Mizan Sohel Rafiq Shahin Anwar Habib Tareq'),
    },
    family: words('Khatun Karim Hossain Rahman Islam Uddin Miah Sarkar Mollah Howlader'),
    places: ['Cumilla', 'Sylhet', 'Jashore', 'Bogura', 'Narsingdi', 'Tangail'],
  },
  bengali: {
    nationality: 'BD',
    given: {
      women: words('রহিমা সালমা নাসরিন শিরিন পারভীন মৌসুমী তাসলিমা রোকেয়া'),
      men: words('আব্দুল কামাল জাহাঙ্গীর মিজান সোহেল রফিক শাহীন হাবিব'),
    },
    family: words('খাতুন করিম হোসেন রহমান ইসলাম উদ্দিন মিয়া সরকার'),
    places: ['কুমিল্লা', 'সিলেট', 'যশোর', 'বগুড়া', 'টাঙ্গাইল'],
  },
  nepal: {
    nationality: 'NP',
    given: {
      women: words('Sunita Anjali Kamala Sarita Maya Nirmala Bimala Puja'),
      men: words('Bikash Suresh Ramesh Dipak Prakash Santosh Nabin Kiran'),
    },
    family: words('Gurung Tamang Thapa Rai Shrestha Magar Limbu Adhikari'),
    places: ['Pokhara', 'Butwal', 'Dharan', 'Hetauda', 'Itahari'],
  },
  india: {
    nationality: 'IN',
    given: {
      women: words('Lakshmi Priya Meena Kavita Anitha Deepa Radha Sunitha'),
      men: words('Arun Vijay Manoj Rajesh Sanjay Gopal Harish Naveen'),
    },
    family: words('Nair Reddy Singh Patel Das Kumar Yadav Pillai'),
    places: ['Kollam', 'Nizamabad', 'Jalandhar', 'Siwan', 'Madurai'],
  },
  philippines: {
    nationality: 'PH',
    given: {
      women: words('Maricel Jocelyn Rowena Analyn Liza Cristina Grace Evelyn'),
      men: words('Rodel Arnel Jerome Noel Dante Ramil Joel Marlon'),
    },
    family: words('Santos Reyes Cruz Bautista Ocampo Mendoza Villanueva Aquino'),
    places: ['Iloilo', 'Tarlac', 'Batangas', 'Dagupan', 'Butuan'],
  },
  sriLanka: {
    nationality: 'LK',
    given: {
      women: words('Nilmini Chandrika Dilani Sandya Kumari Iresha'),
      men: words('Nuwan Chaminda Ruwan Sampath Lasantha Kasun'),
    },
    family: words('Perera Fernando Silva Bandara Jayasuriya Herath'),
    places: ['Kurunegala', 'Galle', 'Matara', 'Badulla'],
  },
} as const satisfies Record<string, Country>

/** How often each country comes: twenty in a row, repeated. */
const turns: readonly (keyof typeof countries)[] = [
  ...(['bangladesh', 'bengali', 'nepal', 'bangladesh', 'india'] as const),
  ...(['philippines', 'bangladesh', 'nepal', 'bengali', 'india'] as const),
  ...(['bangladesh', 'sriLanka', 'bangladesh', 'nepal', 'philippines'] as const),
  ...(['bengali', 'india', 'bangladesh', 'nepal', 'bangladesh'] as const),
]

/** The state of an invented candidate's record once the demonstration is ready. */
export type Fate = 'approved' | 'hidden' | 'pending' | 'returned' | 'withdrawn' | 'trashed'

/** An invented candidate: the details, who entered them, and what became of the record. */
export interface Candidate {
  details: NewRecord
  enteredBy: 'admin' | 'moderator'
  fate: Fate
  documents: readonly DocumentKind[]
  /** The one document that is scanned a second time, so that there is an earlier version. */
  scannedAgain: DocumentKind | null
}

/** Twenty in a row, repeated: most are open to their candidates, and every other state occurs. */
const fates: readonly Fate[] = [
  ...Array<Fate>(6).fill('approved'),
  ...(['pending', 'hidden'] as const),
  ...Array<Fate>(4).fill('approved'),
  ...(['returned', 'pending', 'withdrawn'] as const),
  ...Array<Fate>(3).fill('approved'),
  ...(['trashed', 'pending'] as const),
]

const destinations = ['CA', 'AU', 'GB', 'MY', 'CA', 'JP', 'SA', 'QA', 'AE', 'NZ', 'KR', null]

/** The photo and, for Canada, the LMIA letter are added separately. */
const moderatorDocuments = usualModeratorKinds.filter((kind) => kind !== 'photo' && kind !== 'lmia')
const moreDocuments = documentKindNames.filter(
  (kind) => !usualModeratorKinds.some((each) => each === kind),
)

/** Fills each detail that a record needs, whatever the table of fields asks for. */
const anything = Object.fromEntries(
  fieldNames
    .filter((name) => isRequired(name, 'add'))
    .map((name) => [name, recordFields[name].control === 'country' ? 'BD' : `Invented ${name}`]),
)

/**
 * Returns the invented candidate with this number, always the same one. Passport and reference numbers show
 * that they are invented: ZZ… and DEMO….
 */
export function candidateWithNumber(number: number): Candidate {
  const fate = at(fates, number)
  const destination = destinations[number % destinations.length] ?? null
  const isReviewed = fate === 'pending' || fate === 'returned' || fate === 'withdrawn'
  const enteredBy = isReviewed || number % 2 === 1 ? 'moderator' : 'admin'
  const documents = documentsOf(number, enteredBy, destination)
  return {
    details: newRecordSchema.parse({
      ...anything,
      ...livesIn(countries[at(turns, number)], number),
      passportNumber: `ZZ${String(4_000_000 + number * 7919)}`,
      referenceNumber: isNew(number) ? null : `DEMO${String(10_000 + number)}`,
      destinationCountry: destination,
      ...contactOf(number),
      ...broughtBy(number),
    }),
    enteredBy,
    fate,
    documents,
    scannedAgain: number % 10 === 4 ? (documents[1] ?? null) : null,
  }
}

/** One in twenty has only just come: no authority has given a number or a paper yet. */
const isNew = (number: number) => number % 20 === 19

function livesIn(country: Country, number: number) {
  const { given, family, places, nationality } = country
  const own = mix(number)
  const surname = at(family, own)
  const isWoman = own % 5 < 2
  const first = at(isWoman ? given.women : given.men, mix(own))
  const street = `${1 + (own % 80)}/${1 + (number % 9)}`
  return {
    name: `${first} ${surname}`,
    fatherName: `${at(given.men, own >> 3)} ${surname}`,
    motherName: `${at(given.women, own >> 5)} ${at(family, own >> 4)}`,
    address:
      nationality === 'BD' ? `${at(places, own)} ${street}` : `${street}, ${at(places, own)}`,
    nationality,
  }
}

/** Says who brought a candidate: one in three came through a sub-agent, and not every sub-agent is registered. */
function broughtBy(number: number) {
  if (number % 3 !== 1) return {}
  const name = number % 2 === 0 ? 'Selim Talukdar (invented)' : 'Dipak Saha (invented)'
  return { broughtBy: name, broughtByNumber: number % 2 === 0 ? 'DEMO7301' : null }
}

/**
 * Gives some candidates contact details and others none. The numbers are those reserved for films: they
 * ring nowhere.
 */
function contactOf(number: number) {
  if (number % 7 === 3) return {}
  const own = mix(number)
  const bornIn = 1968 + (own % 36)
  return {
    dateOfBirth: `${bornIn}-${two(1 + (own % 12))}-${two(1 + (own % 28))}`,
    telephone: filmNumber(own),
    email: number % 3 === 0 ? `candidate${number}@example.org` : null,
    language: at(candidateLanguages, own >> 2),
    nextOfKin: number % 2 === 0 ? `${at(countries.bangladesh.given.women, own)} Begum` : null,
    nextOfKinTelephone: number % 2 === 0 ? filmNumber(own + 1) : null,
  }
}

const two = (number: number) => String(number).padStart(2, '0')
const filmNumber = (number: number) => `+120255501${two(number % 100)}`

function documentsOf(
  number: number,
  enteredBy: Candidate['enteredBy'],
  destination: string | null,
): DocumentKind[] {
  if (isNew(number)) return ['photo', 'passport']
  const basic: DocumentKind[] = ['photo', ...moderatorDocuments.slice(0, 1 + (number % 3))]
  if (destination === 'CA') basic.push('lmia')
  if (enteredBy === 'moderator') return basic
  // One record in forty has every document, for the widest page to show.
  const more = number % 40 === 0 ? moreDocuments : [at(moreDocuments, number / 2)]
  return number % 40 === 0 ? ['photo', ...moderatorDocuments, 'lmia', ...more] : [...basic, ...more]
}

function at<T>(list: readonly T[], number: number): T {
  return list[Math.trunc(number) % list.length] as T
}

/** Spreads neighbouring numbers (a step of xorshift-multiply), the same on every machine. */
function mix(number: number): number {
  const spread = Math.imul((number + 1) ^ ((number + 1) >>> 7), 0x9e3779b1)
  return (spread ^ (spread >>> 15)) >>> 4
}
