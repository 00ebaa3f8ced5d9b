export { idsOfKept, idsWithMerged, isSameRecord, keptId, mergedIdsOf } from './merges.store.ts'
