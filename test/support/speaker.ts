import { factsSchema, speakerFrom } from '#modules/organisation/facts.schema'

export const regulator = 'Bureau of Manpower, Employment and Training'
const named = (name: string, href?: string) => ({ name: () => name, ...(href && { href }) })
export const tables = {
  paper: { passport: named('Passport'), long: named('P'.repeat(120)) },
  item: { tests: named('Tests'), long: named('I'.repeat(120)) },
  authority: {
    'bd-bmet': named(regulator, 'https://www.bmet.gov.bd/'),
    long: named('A'.repeat(120)),
  },
  place: { office: named('Hall 1'), long: named('H'.repeat(300)) },
  telephone: { '0': named('16'), long: named('+880 '.repeat(8)) },
  page: { '/notices': named('Notices', '/notices'), long: named('N'.repeat(120), '/long') },
  person: { u1: named('Mo'), long: named('শ'.repeat(120)) },
}
/** Of a made-up agency in Dhaka. */
export const facts = factsSchema.parse({
  displayName: 'Blue Door',
  legalName: 'Blue Door Overseas Ltd',
  licence: { number: 'RL-1234', regulator: 'bd-bmet', country: 'BD' },
  address: { street: '12 Lake Road', area: '', city: 'Dhaka', postcode: '1207', country: 'BD' },
  telephones: ['+880 2 5550 100'],
  email: 'desk@blue-door.example',
  websites: ['https://blue-door.example/'],
  week: [
    ...Array(4).fill([{ from: '09:00', to: '17:00' }]),
    [],
    [],
    [{ from: '10:00', to: '13:00' }],
  ],
  exceptions: [
    { day: '2027-01-04', open: [] },
    { day: '2026-01-04', open: [] },
  ],
  foundedIn: 2009,
  countries: ['CA', 'SA'],
  trades: ['welder', 'nurse'],
  services: ['jobs', 'training'],
  spoken: ['bn', 'en'],
  fees: [
    { item: 'tests', sum: { amount: 120000, currency: 'BDT' } },
    { item: 'tests', sum: null },
  ],
})
export const speaker = speakerFrom(facts, tables)
/** The same with a licence that no reviewed table knows. */
export const alone = speakerFrom(
  { ...facts, licence: { ...facts.licence, regulator: null } },
  tables,
)
