export { checkFingerprint } from './check-fingerprint.ts'
export { checkReference } from './check-reference.ts'
export { fingerprintOf } from './fingerprint-of.ts'
