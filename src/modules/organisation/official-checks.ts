import {
  type CheckText,
  inEnglish,
  type OfficialCheck,
  type TextOfCheck,
} from './check-texts.schema.ts'
import type { DocumentKindName } from './kinds.schema.ts'
import { gulf, origins } from './official-checks-rows/asia.ts'
import { otherDestinations } from './official-checks-rows/other-destinations.ts'

/** Hosts to which a row may link. Only a person who knows whose it is adds a new host here. */
export const allowedHosts: readonly string[] = [
  'immi.homeaffairs.gov.au',
  'www.canada.ca',
  'open.canada.ca',
  'www.gov.uk',
  'www.immigration.govt.nz',
  'www.isa.go.jp',
  'www.visa.go.kr',
  'www.hikorea.go.kr',
  'www.imi.gov.my',
  'visa.mofa.gov.sa',
  'icp.gov.ae',
  'www.mohre.gov.ae',
  'portal.moi.gov.qa',
  'pcc.police.gov.bd',
  'www.bmet.gov.bd',
  'evisa.moi.gov.kw',
  'www.manpower.gov.kw',
  'evisa.rop.gov.om',
  'www.mol.gov.om',
  'www.evisa.gov.bh',
  'lmra.gov.bh',
  'www.mom.gov.sg',
  'www.ica.gov.sg',
  'vistoperitalia.esteri.it',
  'questure.poliziadistato.it',
  'evisa.mae.ro',
  'igi.mai.gov.ro',
  'www.gov.pl',
  'feims.dofe.gov.np',
  'opcr.nepalpolice.gov.np',
  'dmw.gov.ph',
  'clearance.nbi.gov.ph',
  'emigrate.gov.in',
  'www.passportindia.gov.in',
]

/** H5: the only external links on a result page. Nothing outside these tables can add one. */
export const officialChecks: readonly OfficialCheck[] = [...otherDestinations, ...gulf, ...origins]

const advice = (
  kinds: readonly DocumentKindName[],
  texts: Record<TextOfCheck, CheckText>,
): OfficialCheck => ({
  kinds,
  goesWith: 'kind',
  country: null,
  ...inEnglish(texts),
  url: null,
  hostConfirmed: false,
  reviewedOn: '2026-11-20',
})

const kindAdvice: readonly OfficialCheck[] = [
  advice(['job-offer'], {
    authority: 'employer',
    service: 'callToEmployer',
    whatToEnter: 'detailsOfLetter',
    advice: 'callEmployerByOwnWebsite',
  }),
  advice(['contract', 'contract-translation'], {
    authority: 'employer',
    service: 'callToEmployer',
    whatToEnter: 'detailsOfContract',
    advice: 'keepOwnCopy',
  }),
  advice(['ticket'], {
    authority: 'airline',
    service: 'bookingPage',
    whatToEnter: 'bookingReference',
    advice: 'openAirlineYourself',
  }),
  advice(['medical'], {
    authority: 'clinic',
    service: 'visitToClinic',
    whatToEnter: 'numberOfMedicalForm',
    advice: 'askClinicYourself',
  }),
]

/** The advice where no row applies: ask the issuer named in the document. */
export const askItsIssuer: OfficialCheck = advice([], {
  authority: 'whoIsNamed',
  service: 'letterOrVisit',
  whatToEnter: 'numberAndDateOnDocument',
  advice: 'askWhoIsNamed',
})

/**
 * Returns where to ask about a document of this kind (H5). Countries are ISO 3166 alpha-2 in upper case. Every kind
 * except the photo has at least one answer; police and manpower clearance depend on the nationality.
 */
export function officialChecksFor(
  kind: DocumentKindName,
  destinationCountry: string | null,
  nationality: string | null = null,
): readonly OfficialCheck[] {
  const known = `${kind} ${countryIn(destinationCountry)} ${countryIn(nationality)}`
  let checks = found.get(known)
  if (checks === undefined) {
    checks = findChecks(kind, { destination: destinationCountry, nationality })
    found.set(known, checks)
  }
  return checks
}

/** Returns what identifies a row in references: whom it asks, and by which service. */
function officialCheckId({ country, authority, service }: OfficialCheck): string {
  return [country ?? 'any', authority, service]
    .join(' ')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
}

/** What selects an official check, besides the kind of document. */
export type Going = Readonly<{ destinationCountry: string | null; nationality: string | null }>

/** Returns the official checks of a kind of document for a candidate, each under its id. */
export function officialChecksById(
  kind: DocumentKindName,
  { destinationCountry, nationality }: Going,
): ReadonlyMap<string, OfficialCheck> {
  const fitting = officialChecksFor(kind, destinationCountry, nationality)
  const known = byId.get(fitting)
  if (known) return known
  const made = new Map(fitting.map((check) => [officialCheckId(check), check]))
  byId.set(fitting, made)
  return made
}

/** Cached for each list, because writing the ids takes longer than looking one up. */
const byId = new WeakMap<readonly OfficialCheck[], ReadonlyMap<string, OfficialCheck>>()

/** One list per query, so that what is drawn from it can be cached with it. */
const found = new Map<string, readonly OfficialCheck[]>()
const checks = [...officialChecks, ...kindAdvice]
const countries = new Set<string | null>(checks.map(({ country }) => country))

/** Treats all countries without a row alike. */
function countryIn(country: string | null): string {
  return country !== null && countries.has(country) ? country : '-'
}

function findChecks(
  kind: DocumentKindName,
  followed: Record<'destination' | 'nationality', string | null>,
): readonly OfficialCheck[] {
  if (kind === 'photo') return []
  const fitting = checks.filter(
    (check) =>
      check.kinds.includes(kind) &&
      (check.goesWith === 'kind' || followed[check.goesWith] === check.country),
  )
  return fitting.length > 0 ? fitting : [askItsIssuer]
}
