import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { documentKindNames } from '#modules/documents/schema'
import { publicly } from '#modules/speech/schema'
import { checksForOthers } from './check-texts.schema.ts'
import { allowedHosts, askItsIssuer, officialChecks, officialChecksFor } from './official-checks.ts'
import { regulators } from './regulators.schema.ts'

const KINDS = documentKindNames.filter((kind) => kind !== 'photo')
/** Those of the table, and some that it does not name. */
const COUNTRIES = [...new Set([...officialChecks.map(({ country }) => country), 'US', 'RO', null])]
const answers = KINDS.flatMap((kind) =>
  COUNTRIES.flatMap((country) =>
    officialChecksFor(kind, country, 'BD').concat(officialChecksFor(kind, country)),
  ),
)

describe('the table of official checks', () => {
  test.each(officialChecks.map((check) => [check.service, check] as const))(
    '%s links by https to a host on the list',
    (_, { url }) => {
      const { protocol, hostname, username, port } = new URL(url ?? '')
      expect(protocol).toBe('https:')
      expect(allowedHosts).toContain(hostname)
      expect(username + port).toBe('')
    },
  )

  test('every host on the list is used', () => {
    const used = officialChecks.map(({ url }) => new URL(url ?? '').hostname)
    expect(allowedHosts.filter((host) => !used.includes(host))).toEqual([])
  })

  test('every review date is a day that has come', () => {
    for (const { reviewedOn, hostConfirmed } of [...officialChecks, askItsIssuer]) {
      for (const day of [reviewedOn, hostConfirmed || reviewedOn]) {
        expect(new Date(`${day}T00:00:00Z`).toISOString().slice(0, 10)).toBe(day)
        expect(Date.parse(day)).toBeLessThanOrEqual(Date.now())
      }
    }
  })

  test('no two rows are the same', () => {
    const rows = officialChecks.flatMap(({ kinds, country, service, url }) =>
      kinds.map((kind) => [kind, country, service, url].join(' ')),
    )
    expect(new Set(rows).size).toBe(rows.length)
  })
})

describe('officialChecksFor', () => {
  test('answers every kind in every country, and a photo never', () => {
    for (const country of COUNTRIES) {
      for (const kind of KINDS) expect(officialChecksFor(kind, country)).not.toEqual([])
      expect(officialChecksFor('photo', country, 'BD')).toEqual([])
    }
  })

  test('sends an Australian visa to VEVO and a Canadian one to IRCC', () => {
    expect(
      officialChecksFor('visa-paper', 'AU').map(({ url }) => new URL(url ?? '').hostname),
    ).toEqual(['immi.homeaffairs.gov.au'])
    expect(
      officialChecksFor('visa-paper', 'CA').map(({ url }) => new URL(url ?? '').hostname),
    ).toEqual(['www.canada.ca'])
  })

  test('clearances of Bangladesh follow the nationality, whatever the destination', () => {
    for (const country of COUNTRIES) {
      expect(officialChecksFor('police-clearance', country, 'BD')[0]?.url).toBe(
        'https://pcc.police.gov.bd/',
      )
      expect(officialChecksFor('manpower', country, 'BD')[0]?.url).toBe('https://www.bmet.gov.bd/')
      expect(officialChecksFor('manpower', country, 'LK')).toEqual([askItsIssuer])
    }
  })

  test('where no service is known, the reader is sent to the authority named on the document', () => {
    expect(officialChecksFor('visa-paper', 'US')).toEqual([askItsIssuer])
    expect(officialChecksFor('visa-paper', null)).toEqual([askItsIssuer])
  })

  test('job offers, tickets and medical forms get advice without a link', () => {
    for (const kind of ['job-offer', 'contract', 'ticket', 'medical'] as const) {
      expect(officialChecksFor(kind, 'CA').map(({ url }) => url)).toEqual([null])
    }
  })

  test('no text says that a document is valid, granted or verified, or has a sentence over 25 words', () => {
    for (const { authority, service, whatToEnter, advice } of answers) {
      for (const text of [authority, service, whatToEnter, advice]) {
        expect(text).not.toMatch(/\b(valid|granted|verified|genuine|approved)\b/i)
        for (const sentence of text.split(/[.!?]\s/)) {
          expect(sentence.split(/\s+/).length).toBeLessThanOrEqual(25)
        }
      }
    }
  })
})

test('where a contract is shared the advice speaks to who reads it, not to the worker', () => {
  const own = officialChecksFor('contract', 'CA')
  expect(own[0]?.advice).toContain('before you sign')
  const [shared] = checksForOthers(own)
  expect(shared?.advice).not.toContain('you sign')
  expect(shared?.texts.advice).toBe('compareWithEmployers')
  expect(checksForOthers(own)).toBe(checksForOthers(own))
})

test('what our own tables send people to may be linked by whoever runs an installation', () => {
  const link = publicly('link', z.string())
  const addresses = [
    ...allowedHosts.map((host) => `https://${host}/`),
    ...regulators.flatMap(({ registerUrl }) => registerUrl ?? []),
  ]
  expect(addresses.length).toBeGreaterThan(40)
  expect(addresses.filter((address) => !link.safeParse(address).success)).toEqual([])
})
