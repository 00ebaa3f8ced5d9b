/** The kinds of documents that are papers: a portrait is not. What a kind is says the table of documents. */
export const kindsBesidesPhoto = [
  'work-permit',
  'job-offer',
  'application-status',
  'lmia',
  'visa-paper',
  'medical',
  'police-clearance',
  'fingerprint',
  'ticket',
  'visa-approval',
  'manpower',
  'contract',
  'contract-translation',
  'passport',
] as const

export type DocumentKindName = 'photo' | (typeof kindsBesidesPhoto)[number]
