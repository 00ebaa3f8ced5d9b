export {
  checkFingerprint,
  checkReference,
  compareHeld,
  findReferenced,
  fingerprintOf,
  referenceEndedAt,
} from './checking.ts'
