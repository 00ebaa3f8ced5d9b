/** The kinds of public text; each has its rules. */
export const publicKinds = [
  /** The registered name, and the name that is shown. */
  'legal-name',
  'display-name',
  /** Of a person: a teacher, or the person who signs. */
  'person',
  /** The authority that issued the licence, and nothing but its name. */
  'regulator',
  /** A number or mark: of a licence, of a telephone. */
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

/** Shown in place of an organisation's name that may not be shown. */
export const unnamed = 'This organisation'
