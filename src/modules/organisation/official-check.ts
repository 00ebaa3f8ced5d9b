/** The kinds of documents, by name. */
export type DocumentKindName =
  | 'photo'
  | 'work-permit'
  | 'job-offer'
  | 'application-status'
  | 'lmia'
  | 'visa-paper'
  | 'medical'
  | 'police-clearance'
  | 'fingerprint'
  | 'ticket'
  | 'visa-approval'
  | 'manpower'
  | 'contract'
  | 'contract-translation'
  | 'passport'

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
  /** https; null where there is nothing to link to. */
  url: string | null
  /** The day on which a person opened the host and saw whose it is (YYYY-MM-DD), or false. */
  hostConfirmed: false | string
  /** YYYY-MM-DD. */
  reviewedOn: string
}
