export { type AskedRow, askedAsJson, selectComparison } from './comparisons.store.ts'
export {
  comparedAnywhere,
  describeCompared,
  describeComparedAnywhere,
  describeWithheld,
} from './describing.ts'
export {
  type ComparisonFinding,
  comparisonsOfRecord,
  countOldComparisons,
  examineComparisons,
  forgetComparisons,
  oldComparisons,
  withheldDocuments,
} from './listing.ts'
export { answerAlert, mayShowAgain, noteComparison } from './noting.ts'
export { comparisonRefusals, drawScreenshot, sweepScreenshots } from './screenshot.ts'
