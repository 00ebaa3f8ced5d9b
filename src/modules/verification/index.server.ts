export { checkFingerprint, compareHeld } from './check-fingerprint.ts'
export { checkReference, readReference } from './check-reference.ts'
export { fingerprintOf } from './fingerprint-of.ts'
