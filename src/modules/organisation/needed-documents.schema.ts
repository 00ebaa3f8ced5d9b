import { keepsScansOf, kindsBesidesPhoto, type ScanReasons } from './kinds.schema.ts'

export type NeededKind = (typeof kindsBesidesPhoto)[number]

/** What documents somebody needs for a journey, by what an authority was read to ask for. */
export interface NeededDocuments {
  id: string
  /** ISO 3166 alpha-2, of the nationality; null: whatever it is. */
  origin: string | null
  /** ISO 3166 alpha-2; null: wherever somebody goes, once that is known. */
  destination: string | null
  kinds: readonly NeededKind[]
  authority: string
  /** The law, rule or list, as it is usually cited. */
  rule: string
  /** https, of its text or, where that has no page, of its publisher. */
  url: string
  /** Where it was read. */
  source: string
  /** YYYY-MM-DD. */
  reviewedOn: string
  /** The person who compared it with the rule, and on which day; null until somebody has. */
  confirmedBy: { name: string; on: string } | null
}

type Row = Omit<NeededDocuments, 'id' | 'reviewedOn' | 'confirmedBy' | 'origin' | 'destination'> &
  ({ origin: string } | { destination: string })

const reviewedOn = '2026-12-01'

/**
 * What authorities ask for, as far as it was read. A row names only what everybody whom it is about needs, and kinds that
 * the table of kinds has; no setting changes one. What it leaves out may be needed too: the agency adds it. It is not
 * legal advice.
 */
const rows = {
  'bd-clearance': {
    origin: 'BD',
    kinds: ['passport', 'visa-paper', 'contract', 'manpower'],
    authority: 'Bureau of Manpower, Employment and Training',
    rule: 'Overseas Employment and Migrants Act, 2013, section 20 (emigration clearance)',
    url: 'https://bdlaws.minlaw.gov.bd/act-1131.html',
    source:
      'The headings of chapter 4 at bdlaws.minlaw.gov.bd; what the bureau’s one-stop service asks for, at adhikary.net, 16 October 2019',
  },
  'np-labour-permit': {
    origin: 'NP',
    kinds: ['passport', 'visa-paper'],
    authority: 'Department of Foreign Employment',
    rule: 'Foreign Employment Rules, 2064 (2008), rule 17(c)',
    url: 'https://www.lawcommission.gov.np/en/archives/6067',
    source: 'Chapter 5 of the rules in English, at lawcommission.gov.np',
  },
  'ph-deployment': {
    origin: 'PH',
    kinds: ['passport', 'contract'],
    authority: 'Department of Migrant Workers',
    rule: 'What land-based workers need to be deployed, wherever they go',
    url: 'https://dmw.gov.ph',
    source: 'The checklist of an agency that the department licensed, at philore.com',
  },
  'nz-aewv': {
    destination: 'NZ',
    kinds: ['contract'],
    authority: 'Immigration New Zealand',
    rule: 'Operational manual, WA4.5 (Accredited Employer work visa), effective 4 July 2022',
    url: 'https://www.immigration.govt.nz/opsmanual/77194.htm',
    source: 'The manual, at immigration.govt.nz',
  },
  'ca-work-permit': {
    destination: 'CA',
    kinds: ['job-offer'],
    authority: 'Immigration, Refugees and Citizenship Canada',
    rule: 'Immigration and Refugee Protection Regulations (SOR/2002-227), sections 198 and 203',
    url: 'https://laws-lois.justice.gc.ca/eng/regulations/sor-2002-227/',
    source:
      'Section 198 at laws.justice.gc.ca; what to apply with from outside Canada, at brijrathi.com',
  },
  'pl-national-visa': {
    destination: 'PL',
    kinds: ['passport', 'work-permit'],
    authority: 'Consul of the Republic of Poland',
    rule: 'Documents for a national visa (D) with the right to work',
    url: 'https://www.gov.pl/web/indonesia-en/d--type-with-the-right-to-work2',
    source: 'The consulate’s list in Jakarta, at gov.pl; the permit: en.yourpoland.pl',
  },
} as const satisfies Record<string, Row>

/** The table of what authorities ask for. */
export const neededDocuments: readonly NeededDocuments[] = Object.entries<Row>(rows).map(
  ([id, row]) => ({
    ...{ id, origin: null, destination: null, reviewedOn, confirmedBy: null },
    ...row,
  }),
)

/** Of whom something is asked. */
export interface Journey {
  nationality: string
  destinationCountry: string | null
}

/** What settings say of it. */
interface Own {
  neededKinds: readonly NeededKind[]
  scanReasons: ScanReasons
}

/** Tells whether a row is about somebody: only once it is known where they go. */
const isAbout = (
  { origin, destination }: Pick<NeededDocuments, 'origin' | 'destination'>,
  { nationality, destinationCountry }: Journey,
): boolean =>
  destinationCountry !== null &&
  (origin === null || origin === nationality) &&
  (destination === null || destination === destinationCountry)

/** A document that somebody needs, and why: rows of the table; none: the agency wants it in every file. */
export interface NeededDocument {
  kind: NeededKind
  rows: readonly NeededDocuments[]
}

/** Returns what documents somebody needs, in the order of the table of kinds: by the table, and what the agency adds. */
export function neededDocumentsOf(own: Pick<Own, 'neededKinds'>, of: Journey): NeededDocument[] {
  const about = neededDocuments.filter((row) => isAbout(row, of))
  return kindsBesidesPhoto.flatMap((kind) => {
    const because = about.filter(({ kinds }) => kinds.includes(kind))
    return because.length > 0 || own.neededKinds.includes(kind) ? [{ kind, rows: because }] : []
  })
}

/** Returns the same without the kinds that are only seen: no scan of them can be missing. */
export function neededScansOf(own: Own, of: Journey): NeededKind[] {
  return neededDocumentsOf(own, of)
    .map(({ kind }) => kind)
    .filter((kind) => keepsScansOf(own, kind))
}

/** Whose files are incomplete without which kinds: for asking about all of them at once. */
export interface NeededRule {
  /** Null: whatever it is. */
  origin: string | null
  /** A country; `known`: any; null: known or not. */
  destination: string | null
  kinds: readonly string[]
}

/** Returns what `neededScansOf` says of one, as rules for many. */
export function neededRules(own: Own): NeededRule[] {
  const all = { origin: null, destination: null, kinds: own.neededKinds }
  const rules = neededDocuments.map(({ origin, destination, kinds }) => ({
    ...{ origin, destination: destination ?? 'known', kinds },
  }))
  return [all, ...rules]
    .map(({ kinds, ...whose }) => ({
      ...whose,
      kinds: kinds.filter((kind) => keepsScansOf(own, kind)),
    }))
    .filter(({ kinds }) => kinds.length > 0)
}
