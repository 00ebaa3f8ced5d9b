export { idsWithMerged, isSameRecord, keptId, mergedIdsOf } from './merges.store.ts'
