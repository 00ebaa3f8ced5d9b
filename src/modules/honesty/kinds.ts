/** What a public text may be; each kind has its rules. */
export const publicKinds = [
  /** The name as registered, and the name that is shown. */
  'legal-name',
  'display-name',
  /** Of a person: a teacher, whoever signs. */
  'person',
  /** Who issued the licence: an authority, and nothing but its name. */
  'regulator',
  /** A number or a mark: of a licence, of a telephone. */
  'mark',
  /** A title, a label of a link, the name of a class. */
  'title',
  /** Sentences. */
  'text',
  /** Where something is. */
  'place',
  'email',
  /** A page of this site, or an address elsewhere. */
  'link',
  /** An address that is this organisation's own. */
  'own-host',
  /** `#rrggbb`. */
  'colour',
] as const
export type PublicKind = (typeof publicKinds)[number]

/** Stands where the name of an organisation may not be shown. */
export const unnamed = 'This organisation'
