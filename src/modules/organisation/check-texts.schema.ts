import { adviceTexts } from '#texts/en/advice'
import type { DocumentKindName } from './kinds.schema.ts'

/** A text of official checks by its name: what to enter, what to watch for, whom to ask where no service has a name. */
export type CheckText = keyof typeof adviceTexts
/** The parts of an official check that may be a text of ours. */
export type TextOfCheck = 'authority' | 'service' | 'whatToEnter' | 'advice'

/** Returns texts in English beside their codes. */
export function inEnglish<Part extends TextOfCheck>(texts: Record<Part, CheckText>) {
  const english = Object.entries<CheckText>(texts).map(([part, code]) => [part, adviceTexts[code]])
  return { ...(Object.fromEntries(english) as Record<Part, string>), texts }
}

/** Returns the code of whom to ask where no authority has a name of its own; undefined for one that has. */
export function generalIssuer(name: string): CheckText | undefined {
  const ours = ['employer', 'airline', 'clinic', 'whoIsNamed'] as const
  return ours.find((code) => adviceTexts[code] === name)
}

/** Where a document of some kinds can be checked with its issuer (H5), or whom to ask. */
export interface OfficialCheck {
  kinds: readonly DocumentKindName[]
  /** What decides whether the row applies: the candidate's destination, nationality, or only the kind. */
  goesWith: 'destination' | 'nationality' | 'kind'
  /** ISO 3166 alpha-2; null for advice that applies everywhere. */
  country: string | null
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

type Row = Pick<OfficialCheck, 'kinds' | 'country' | 'authority' | 'service' | 'url'> &
  Partial<Pick<OfficialCheck, 'goesWith'>> & { whatToEnter: CheckText; advice?: CheckText }

/** Makes a row whose host no person has opened yet; replace false by the date when one has. */
export const row = ({ whatToEnter, advice = 'ownDevice', ...entry }: Row): OfficialCheck => ({
  goesWith: 'destination',
  ...entry,
  ...inEnglish({ whatToEnter, advice }),
  hostConfirmed: false,
  reviewedOn,
})

/** What is said to somebody else where the advice speaks to the candidate. */
const adviceToOthers: Readonly<Partial<Record<CheckText, CheckText>>> = {
  keepOwnCopy: 'compareWithEmployers',
}

/** What of a check may speak to the candidate. */
interface Advised {
  advice: string
  texts: Readonly<Partial<Record<TextOfCheck, string>>>
}

const forOthers = new WeakMap<readonly Advised[], readonly Advised[]>()

/** Returns the same checks as the reader of a share sees them; of one list the same. */
export function checksForOthers<Check extends Advised>(checks: readonly Check[]): readonly Check[] {
  const known = forOthers.get(checks)
  if (known) return known as readonly Check[]
  const made = checks.map((check): Check => {
    const advice = adviceToOthers[check.texts.advice as CheckText]
    if (!advice) return check
    return { ...check, advice: adviceTexts[advice], texts: { ...check.texts, advice } }
  })
  forOthers.set(checks, made)
  return made
}
