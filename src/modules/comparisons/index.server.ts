export { selectComparison } from './comparisons.store.ts'
export type { AskedRow } from './describing.ts'
export {
  comparedAnywhere,
  describeCompared,
  describeComparedAnywhere,
  describeWithheld,
} from './describing.ts'
export { type ComparisonFinding, examineComparisons, forgetComparisons } from './examining.ts'
export {
  comparisonsOfRecord,
  countOldComparisons,
  oldComparisons,
  withheldPapers,
} from './listing.ts'
export { answerAlert, noteComparison } from './noting.ts'
export { comparisonRefusals } from './refusals.ts'
export { drawScreenshot, sweepScreenshots } from './screenshot.ts'
