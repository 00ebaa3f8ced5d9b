/** The kinds of public text; each has its rules. */
export type PublicKind =
  /** The registered name, and the name that is shown. */
  | 'legal-name'
  | 'display-name'
  /** Of a person: a teacher, or the person who signs. */
  | 'person'
  /** Of a candidate, as the passport has it: a name, an address. */
  | 'detail'
  /** What a contract or another paper says, of an employer that may be a state's. */
  | 'term'
  /** A number or mark: of a licence, of a telephone. */
  | 'mark'
  /** Own words: a title, a label, sentences. */
  | 'title'
  | 'text'
  /** Where something is. */
  | 'place'
  | 'email'
  /** A page of this site, or an address elsewhere. */
  | 'link'
  /** An address that is this organisation's own. */
  | 'own-host'
  /** `#rrggbb`. */
  | 'colour'
