/**
 * What a candidate can agree to, each separately; `handover` is asked while the agency closes and names a successor.
 */
export const consentPurposes = ['keeping', 'sharing', 'asking', 'messages', 'handover'] as const
export type ConsentPurpose = (typeof consentPurposes)[number]

export interface Asked {
  title: string
  /** The question, short enough to be read aloud. */
  asked: string
  /** What happens from the moment that the answer is no. */
  without: string
}

/** The questions in one language. */
export type ConsentWords = Readonly<Record<ConsentPurpose, Asked>>
