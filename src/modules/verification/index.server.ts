export { checkFingerprint, compareHeld } from './check-fingerprint.ts'
export {
  checkReference,
  findReferenced,
  referenceEndedAt,
} from './check-reference.ts'
export { fingerprintOf } from './fingerprint-of.ts'
