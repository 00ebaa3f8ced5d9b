import type { CheckText } from '#modules/organisation/check-texts.schema'
import { adviceTexts } from '#texts/bn/advice'
import { problemTexts } from '#texts/bn/problems'
import { sharedProblems } from '#texts/bn/problems-shared'
import { speechTexts } from '#texts/bn/problems-speech'
import { refusalTexts } from '#texts/bn/refusals'
import { fileRefusals } from '#texts/bn/refusals-file'
import { sharedRefusals } from '#texts/bn/refusals-shared'

/**
 * What the public pages say of refusals, of wrong answers and of official checks, by their codes: in English the
 * modules say it. The compiler makes the same of every other language.
 */
export const byCode = {
  refusals: { ...sharedRefusals, ...fileRefusals, ...refusalTexts },
  problems: { ...sharedProblems, ...speechTexts, ...problemTexts },
  advice: adviceTexts satisfies Readonly<Record<CheckText, string>>,
}

export { siteTexts } from './site.ts'
