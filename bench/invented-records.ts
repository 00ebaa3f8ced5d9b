import { createHash } from 'node:crypto'

/** One invented candidate; the same number always gives the same one. */
export interface InventedRecord {
  id: string
  reference: string
  passportNumber: string
  referenceNumber: string
  name: string
  fatherName: string
  motherName: string
  address: string
  accessCode: string
  /** The result of a look-up. One in a hundred of each kind cannot be opened; all others can. */
  fate: 'open' | 'hidden' | 'pending' | 'deleted' | 'revoked'
}

const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const given = ['Rahima', 'Selim', 'Nasrin', 'Jahangir', 'Ayesha', 'Kamal', 'Shirin', 'Tariq']
const family = ['Khatun', 'Hossain', 'Begum', 'Miah', 'Akter', 'Sarkar', 'Chowdhury']
const fates = { 11: 'hidden', 37: 'pending', 59: 'deleted', 83: 'revoked' } as const

const syllables = [
  'ra',
  'hi',
  'ma',
  'kha',
  'no',
  'se',
  'li',
  'ta',
  'zu',
  'ba',
  'qi',
  'ja',
  'du',
  'ny',
  'we',
  'fo',
]

/** Returns one of some 70,000 words: a million people have about as many different middle names. */
function middleName(random: Buffer): string {
  const length = 2 + ((random[26] ?? 0) % 3)
  const parts = [...random.subarray(27, 27 + length)].map((byte) => syllables[byte % 16])
  const word = parts.join('')
  return `${word.charAt(0).toUpperCase()}${word.slice(1)}`
}

/** Returns the record with this number, from 0. */
export function inventedRecord(number: number): InventedRecord {
  const random = createHash('sha256').update(`candor bench ${number}`).digest()
  const pick = (list: readonly string[], at: number) => list[(random[at] ?? 0) % list.length]
  const digits = String(number).padStart(7, '0')
  return {
    id: inOrder(number, 'a'),
    reference: `CR-${crockford(random.subarray(0, 8))}`,
    // Scattered over the index as in use, and different for each number below 10^8.
    passportNumber: `ZX${String((number * 61_803_401) % 100_000_007).padStart(9, '0')}`,
    referenceNumber: `W${digits}${(random[9] ?? 0) % 10}`,
    name: [pick(given, 10), middleName(random), pick(family, 11)].join(' '),
    fatherName: `${pick(given, 12)} ${pick(family, 13)}`,
    motherName: `${pick(given, 14)} ${pick(family, 15)}`,
    address: `House ${number % 400}, Road ${number % 37}, Ward ${number % 12}, Cumilla 3500`,
    accessCode: crockford(random.subarray(16, 26)),
    fate: fates[(number % 100) as keyof typeof fates] ?? 'open',
  }
}

/** Returns a code that opens nothing. */
export function strangeCode(number: number): string {
  return crockford(createHash('sha256').update(`nobody's ${number}`).digest().subarray(0, 10))
}

/** Returns an id in the form of a uuid v7 (RFC 9562 §5.7) that sorts by number, as ids of real rows do. */
export function inOrder(number: number, kind: 'a' | 'b' | 'c' | 'd'): string {
  const time = (1_760_000_000_000 + number).toString(16).padStart(12, '0')
  const rest = createHash('sha256').update(`${kind} ${number}`).digest('hex')
  const variant = `8${rest.slice(3, 6)}`
  return `${time.slice(0, 8)}-${time.slice(8)}-7${rest.slice(0, 3)}-${variant}-${rest.slice(6, 18)}`
}

function crockford(bytes: Uint8Array): string {
  return [...bytes].map((byte) => alphabet[byte % 32]).join('')
}
