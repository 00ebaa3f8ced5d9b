import { type InventedRecord, inventedRecord, strangeCode } from './invented-records.ts'
import { firstFingerprint } from './rows.ts'

/** One kind of request, in Candor's form and in the bare baseline's. */
export interface Scenario {
  name: 'refused' | 'successful' | 'page' | 'paper' | 'home' | 'fingerprint'
  what: string
  target: { least: number }
  expected: '200' | '404'
  candor: string[]
  baseline: string[]
}

/** Different requests that are sent in turn. */
const sample = 12_000

/** Returns look-ups that are refused, for each of the six reasons in turn (H7). */
export function refusedLookups(records: number): Scenario {
  const people = [...spread(records, (record) => record.fate !== 'open')]
  return {
    name: 'refused',
    what: 'Refused look-up over the API (POST, 404 "No Data Found")',
    target: { least: 0.4 },
    expected: '404',
    candor: people.map((person, index) => lookup(refusedBody(person, index))),
    baseline: people.map((person) => lookup(openBody(person))),
  }
}

/** Returns look-ups that open a record, each with its durable viewing and audit event. */
export function successfulLookups(records: number): Scenario {
  const requests = [...spread(records, ({ fate }) => fate === 'open')].map((person) =>
    lookup(openBody(person)),
  )
  return {
    name: 'successful',
    what: 'Successful look-up with its durable viewing event (POST, 200)',
    target: { least: 0.2 },
    expected: '200',
    candor: requests,
    baseline: requests,
  }
}

/** Returns requests for the result page of opened records, each with the cookie of a viewing. */
export function resultPages(records: number, tokens: readonly string[]): Scenario {
  const people = [...spread(records, ({ fate }) => fate === 'open')]
  return {
    name: 'page',
    what: 'Public result page (GET /file as HTML, with a viewing cookie)',
    target: { least: 0.2 },
    expected: '200',
    candor: tokens.map((token) =>
      get('/file', { accept: 'text/html', cookie: `viewing=${token}` }),
    ),
    baseline: people.map(({ passportNumber }) => get(`/people/${passportNumber}`)),
  }
}

/** Returns requests for the page of one paper of opened records. */
export function paperPages(records: number, tokens: readonly string[]): Scenario {
  const pages = resultPages(records, tokens)
  const candor = pages.candor.map((request) =>
    request.replace('/file', '/file/documents/work-permit'),
  )
  const what = 'A paper’s page (GET /file/documents/{kind} as HTML)'
  return { ...pages, name: 'paper', what, candor }
}

/** Returns requests for the home page, as a first visitor gets it. */
export function homePages(records: number): Scenario {
  return {
    name: 'home',
    what: 'Home page (GET / as HTML)',
    target: { least: 0.35 },
    expected: '200',
    candor: [get('/', { accept: 'text/html' })],
    baseline: bareGets(records),
  }
}

/** Returns requests that ask by fingerprint whether a document is one that the agency holds. */
export function fingerprintLookups(records: number): Scenario {
  const numbers = [...numbersOf(records, ({ fate }) => fate === 'open')]
  return {
    name: 'fingerprint',
    what: 'Fingerprint look-up (GET /fingerprints/{sha256}, 200 "same")',
    target: { least: 0.45 },
    expected: '200',
    candor: numbers.map((number) => get(`/api/v1/fingerprints/${firstFingerprint(number)}`)),
    baseline: bareGets(records),
  }
}

/** How many files are opened for the result pages. */
const viewings = 500

/** Returns the numbers of the records that are opened for the result pages. */
export function openedNumbers(records: number): number[] {
  return [...numbersOf(records, ({ fate }) => fate === 'open')].slice(0, viewings)
}

/** Returns request bodies that open these records. */
export function openingBodies(records: number): string[] {
  return openedNumbers(records).map((number) => openBody(inventedRecord(number)))
}

/** Returns bare GETs of the baseline, for a stricter comparison of look-ups. */
export function bareGets(records: number): string[] {
  return [...spread(records, ({ fate }) => fate === 'open')].map(({ passportNumber }) =>
    get(`/people/${passportNumber}`),
  )
}

/** Yields records from all over the installation: a prime step meets each at most once. */
function* spread(
  records: number,
  isWanted: (record: InventedRecord) => boolean,
): Generator<InventedRecord> {
  for (const number of numbersOf(records, isWanted)) yield inventedRecord(number)
}

function* numbersOf(
  records: number,
  isWanted: (record: InventedRecord) => boolean,
): Generator<number> {
  for (let step = 0, found = 0; step < records && found < sample; step++) {
    const number = (step * 48_271) % records
    if (!isWanted(inventedRecord(number))) continue
    found += 1
    yield number
  }
}

const addresses = 60_000

/**
 * Returns the same requests, each from another address: a test network of 10.0.0.0/8, which the server
 * trusts. An address repeats only after all others, far less than ten times a minute.
 */
export function fromManyAddresses(scenario: Scenario): Scenario {
  const candor = Array.from({ length: addresses }, (_, index) => {
    const request = scenario.candor[index % scenario.candor.length] ?? ''
    const address = `10.${(index >> 16) & 255}.${(index >> 8) & 255}.${index & 255}`
    return request.replace('\r\n', `\r\nx-forwarded-for: ${address}\r\n`)
  })
  return { ...scenario, candor }
}

/** Returns the body that opens this record. */
export function openBody({ passportNumber, accessCode }: InventedRecord): string {
  return JSON.stringify({ passportNumber, accessCode })
}

/**
 * Returns a body that is refused: in two thirds of all because of what was typed, in a third because of the
 * record's state: hidden, pending, deleted, revoked.
 */
function refusedBody(person: InventedRecord, index: number): string {
  const { passportNumber, accessCode } = person
  if (index % 3 === 0) return JSON.stringify({ passportNumber, accessCode: strangeCode(index) })
  if (index % 3 === 1) return JSON.stringify({ passportNumber: 'ZX000000000', accessCode })
  return openBody(person)
}

function lookup(body: string): string {
  const head = [
    'POST /api/v1/lookups HTTP/1.1',
    'host: localhost',
    'accept: application/json',
    'content-type: application/json',
    `content-length: ${Buffer.byteLength(body)}`,
  ]
  return `${head.join('\r\n')}\r\n\r\n${body}`
}

function get(path: string, headers: Record<string, string> = {}): string {
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`)
  return `GET ${path} HTTP/1.1\r\nhost: localhost\r\n${lines.join('')}\r\n`
}
