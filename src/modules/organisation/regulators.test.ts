import { describe, expect, test } from 'vitest'
import { closingFormSchema } from './identity.schema.ts'
import { fitLicence } from './licence.ts'
import {
  isChosenRegulator,
  licenceOf,
  licenceProblem,
  regulatorLabels,
  regulatorMeant,
  regulatorOptions,
  regulatorSpellings,
  regulators,
} from './regulators.schema.ts'
import { settingsChangesSchema } from './schema.ts'

/** A number as the row's own words show one. */
const shown = ({ example }: { example: string }) => /such as (.+)$/.exec(example)?.[1] ?? ''

describe.each(regulators.map((each) => [each.id, each] as const))('%s', (id, row) => {
  test('takes the number that its words show, and not those of anything else', () => {
    const problem = (licenceNumber: string) => licenceProblem({ licenceNumber, regulator: id })
    expect(problem(shown(row))).toBeNull()
    expect(problem(shown(row).toLowerCase())).toBeNull()
    for (const other of [
      'Official Visa Portal',
      'Government of Canada',
      '',
      '\u202ERL-1234',
      `${shown(row)} Canada`,
    ])
      expect(problem(other), other).toContain(row.example)
  })

  test('can be chosen in the settings, with its number, and is shown as the table names it', () => {
    const number = shown(row)
    for (const regulator of [id, ...(row.isCommonName ? [] : [row.name]), ...row.also])
      expect(
        settingsChangesSchema.safeParse({ licenceNumber: number, regulator }).error?.issues,
      ).toBeUndefined()
    const successor = { name: 'Meghna Overseas Ltd', licence: number, contact: 'Dhaka' }
    const closing = { lastDay: '2027-02-18', successor, typedName: 'Padma Overseas' }
    expect(closingFormSchema.safeParse(closing).error?.issues).toBeUndefined()
    expect(fitLicence({ number, authority: row.name })).toEqual({ number, authority: row.name })
  })

  test('answers in linear time, however long the text', () => {
    const began = performance.now()
    for (const unit of ['1', 'A', 'A/', '1-', 'B-1/', shown(row)])
      row.form.test(unit.repeat(200_000 / unit.length))
    expect(performance.now() - began).toBeLessThan(10_000)
  })

  test('links by https to a host, and says what that rests on', () => {
    const { protocol, hostname, username, port, search } = new URL(row.registerUrl)
    expect([protocol, username + port + search]).toEqual(['https:', ''])
    expect(hostname).toMatch(/^[a-z0-9-]+(?:\.[a-z0-9-]+)+$/)
    // Names under these are given to public bodies of the state only.
    const isOfState = /\.(?:gov|govt|gouv|go)(?:\.[a-z]{2}){1,2}$/.test(`.${hostname}`)
    expect(isOfState || (row.restsOn?.length ?? 0) > 20, hostname).toBe(true)
    const { reviewedOn, hostConfirmed } = row
    for (const day of hostConfirmed === false ? [reviewedOn] : [reviewedOn, hostConfirmed])
      expect(new Date(`${day}T00:00:00Z`).toISOString().slice(0, 10)).toBe(day)
  })
})

test('initials of an authority stand in the number of its own licences alone', () => {
  const problem = (licenceNumber: string) =>
    settingsChangesSchema.safeParse({ licenceNumber }).error?.issues[0]?.message
  for (const number of ['IRCC-123456', 'DMW 12', 'DMW-123-LB-IRCC', 'BMET-123', 'Embassy 7'])
    expect(problem(number), number).toMatch(/names an authority|system of a state|digits|verdict/)
  expect(fitLicence({ number: 'IRCC-123456', authority: 'Government of Canada' }).number).toBe('–')
})

test('a number may stand behind the initials of its own regulator, and a year behind it', () => {
  const problem = (licenceNumber: string) =>
    settingsChangesSchema.safeParse({ licenceNumber }).error?.issues[0]?.message
  for (const [number, regulator] of [
    ['BMET/RL-1234/2020', 'bd-bmet'],
    ['BMET RL No. 1234', 'bd-bmet'],
    ['BMET RL 1234', 'bd-bmet'],
    ['DoFE Licence No. 1045/075/076', 'np-dofe'],
    ['MOHRE/EA/4521', 'ae-mohre'],
    ['License No. DMW-123-LB-01312024-R', 'ph-dmw'],
  ] as const) {
    expect(problem(number), number).toBeUndefined()
    expect(licenceProblem({ licenceNumber: number, regulator }), number).toBeNull()
    expect(licenceProblem({ licenceNumber: number, regulator: 'ca-cicc' }), number).not.toBeNull()
  }
  for (const number of [
    'BMET official RL-1234',
    'IRCC RL-1234',
    'DMW verification 123',
    'BMET No.',
  ])
    expect(problem(number), number).toMatch(/names an authority|system of a state|digits|verdict/)
})

test('every country whose agencies Candor is for has a regulator', () => {
  const countries = new Set(regulators.map(({ country }) => country))
  for (const country of 'BD NP IN PK LK PH ID VN TH KE UG ET GH NG CA AU NZ GB MY SA AE QA'.split(
    ' ',
  ))
    expect(countries, country).toContain(country)
})

test('a row is meant by its id, its name or label; another name stays as it is', () => {
  expect(regulatorMeant('bd-bmet')).toBe('bd-bmet')
  expect(regulatorMeant('  bureau of  Manpower, Employment and training ')).toBe('bd-bmet')
  expect(regulatorMeant('Ministry of Labour (Qatar)')).toBe('qa-mol')
  expect(regulatorMeant('Ministry of Labour')).toBe('Ministry of Labour')
  expect(regulatorMeant('DMW (formerly POEA)')).toBe('ph-dmw')
  expect(regulatorMeant('Ministry of Human Resources & Emiratisation (MoHRE), UAE')).toBe(
    'ae-mohre',
  )
  expect(regulatorMeant('BMET Canada')).toBe('BMET Canada')
  expect(regulatorMeant('Official Visa Portal')).toBe('Official Visa Portal')
  expect(regulatorMeant('Somalia: its register is not in this list')).toBe('SO')
  expect(regulatorMeant('Benin: its register is not in this list')).toBe('BJ')
  expect(new Set(regulatorLabels).size).toBe(regulatorLabels.length)
  const meant = regulatorLabels.map(regulatorMeant)
  expect(meant.filter((id) => id.length > 2)).toEqual(
    expect.arrayContaining(regulators.map(({ id }) => id)),
  )
  const names = regulators.flatMap(({ name, also, country, isCommonName }) =>
    isCommonName ? also : [`${name} ${country}`, ...also],
  )
  expect(new Set(names).size).toBe(names.length)
})

test('a row is found with other signs, in another order, and in the language of its country', () => {
  const meant = {
    'bd-bmet': [
      ...['Bureau of Manpower, Employment and Training, Bangladesh', 'BMET Bangladesh'],
      ...['Bangladesh – Bureau of Manpower Employment & Training', 'BMET (বাংলাদেশ)'],
      'জনশক্তি, কর্মসংস্থান ও প্রশিক্ষণ ব্যুরো (বাংলাদেশ)',
    ],
    'np-dofe': ['Nepal, Department of Foreign Employment', 'वैदेशिक रोजगार विभाग, नेपाल'],
    'qa-mol': ['Ministry of Labour, Qatar', 'Qatar: Ministry of Labour'],
    'pk-beoe': ['BE&OE, Islamabad', 'B.E.O.E. – Ministry of Overseas Pakistanis'],
    'in-pge': ['Protectorate General of Emigrants, New Delhi', 'PGE (MEA)'],
    'ph-dmw': ['P.O.E.A.', 'Dept. of Migrant Workers, Manila'],
    'ae-mohre': ['Ministry of Human Resources & Emiratization', 'MOHRE Dubai'],
    'ke-nea': ['National Employment Authority, Kenya', 'NEA (Nairobi)'],
    'th-doe': ['Department of Employment, Ministry of Labour, Thailand'],
    'gh-ld': ['Ministry of Employment and Labour Relations, Labour Department, Ghana'],
    'id-kp2mi': ['BP2MI / Ministry of Manpower of Indonesia'],
  }
  const missed = Object.entries(meant).flatMap(([id, names]) =>
    names.filter((name) => regulatorMeant(name) !== id || !isChosenRegulator(name)),
  )
  expect(missed).toEqual([])
  // While somebody types, too: in the form of set-up, and in the list of the settings.
  for (const typed of ['BE&OE, Islamabad', 'Dept. of Foreign Employment, Kathmandu']) {
    expect(regulatorSpellings, typed).toContain(typed)
    expect(regulatorOptions.filter(({ also }) => also?.includes(typed))).toHaveLength(1)
  }
  // Of several countries, of another country, of nobody in the table.
  for (const name of ['Ministry of Labour', 'BMET, India', 'Emigration House', 'IRCC Canada'])
    expect(isChosenRegulator(name), name).toBe(false)
})

test('who is not in the table, or whose number is not like it, has no link', () => {
  const link = 'https://www.bmet.gov.bd/'
  const of = (licenceNumber: string, regulator: string) =>
    licenceOf({ licenceNumber, regulator }, 'en')
  expect(of('RL-1', 'bd-bmet')).toMatchObject({ registerUrl: link, country: 'BD' })
  const unknown = { registerUrl: null, country: null }
  expect(of('Official Visa Portal', 'bd-bmet')).toMatchObject(unknown)
  expect(of('RL-1', 'SO')).toMatchObject({ authority: 'register of Somalia', ...unknown })
  expect(fitLicence(of('RL-1', 'Bureau of Nothing')).authority).toBe('–')
})
