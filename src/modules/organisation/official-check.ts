import { type CheckText, inEnglish, type TextOfCheck } from './check-texts.schema.ts'
import type { DocumentKindName } from './kinds.schema.ts'

export type CheckCountry =
  | 'AU'
  | 'CA'
  | 'GB'
  | 'NZ'
  | 'JP'
  | 'KR'
  | 'MY'
  | 'SA'
  | 'AE'
  | 'QA'
  | 'KW'
  | 'OM'
  | 'BH'
  | 'SG'
  | 'IT'
  | 'RO'
  | 'PL'
  | 'BD'
  | 'NP'
  | 'PH'
  | 'IN'

/** Where a document of some kinds can be checked with its issuer (H5), or whom to ask. */
export interface OfficialCheck {
  kinds: readonly DocumentKindName[]
  /** What decides whether the row applies: the candidate's destination, nationality, or only the kind. */
  goesWith: 'destination' | 'nationality' | 'kind'
  /** ISO 3166 alpha-2; null for advice that applies everywhere. */
  country: CheckCountry | null
  authority: string
  service: string
  /** A plain English sentence. */
  whatToEnter: string
  /** An English sentence or two for the reader. */
  advice: string
  /** The codes of those of these texts that are ours: languages have them by these. */
  texts: Readonly<Partial<Record<TextOfCheck, CheckText>>>
  /** https; null where there is nothing to link to. */
  url: string | null
  /** The day on which a person opened the host and saw whose it is (YYYY-MM-DD), or false. */
  hostConfirmed: false | string
  /** YYYY-MM-DD. */
  reviewedOn: string
}

const reviewedOn = '2026-11-21'
/** The usual kinds for an authority of a destination. */
export const VISA_KINDS = ['work-permit', 'visa-paper', 'visa-approval'] as const

type Row = Omit<
  OfficialCheck,
  'hostConfirmed' | 'reviewedOn' | 'whatToEnter' | 'advice' | 'texts'
> & { whatToEnter: CheckText; advice?: CheckText }

/** Makes a row whose host no person has opened yet; replace false by the date when one has. */
export const row = ({ whatToEnter, advice = 'ownDevice', ...entry }: Row): OfficialCheck => ({
  ...entry,
  ...inEnglish({ whatToEnter, advice }),
  hostConfirmed: false,
  reviewedOn,
})
