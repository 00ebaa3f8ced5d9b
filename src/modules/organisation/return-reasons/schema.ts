/** The default reasons for returning a record, under permanent names; the settings may have other reasons. */
export const returnReasons = {
  photo: 'A photo is too dark or blurred. Please take it again in daylight.',
  page: 'A page is missing. Please scan all pages of the document.',
  passportNumber: 'The passport number is not the one in the passport. Please correct it.',
  place: 'A document is in the wrong place. Please move it.',
} as const
export type ReturnReason = keyof typeof returnReasons

/** Their former wording: an installation keeps in its settings the wording with which it was set up. */
const before: Readonly<Record<string, ReturnReason>> = {
  'A page is missing. Please scan all pages of the paper.': 'page',
  'A paper is in the wrong place. Please move it.': 'place',
}

/** The reasons of a new installation. */
export const usualReturnReasons: readonly string[] = Object.values(returnReasons)

/** Returns which default reason a sentence of the settings is; null for one that somebody wrote. */
export function usualReason(sentence: string): ReturnReason | null {
  const names = Object.keys(returnReasons) as ReturnReason[]
  return names.find((name) => returnReasons[name] === sentence) ?? before[sentence] ?? null
}
