export { selectComparison } from './comparisons.store.ts'
export { type ComparisonFinding, examineComparisons, forgetComparisons } from './examining.ts'
export {
  comparisonsOfRecord,
  countOldComparisons,
  oldComparisons,
} from './listing.ts'
export { answerAlert, noteComparison } from './noting.ts'
export { comparisonRefusals } from './refusals.ts'
export { drawScreenshot, sweepScreenshots } from './screenshot.ts'
export type { AskedRow } from './telling.ts'
export { comparedAnywhere, tellCompared, tellComparedAnywhere, tellWithheld } from './telling.ts'
