export { checkAttestation } from './check-attestation.ts'
export { describeIssuer, describeJwtIssuer } from './did-document.ts'
export { type AttestationStanding, examineAttestations } from './examine-attestations.ts'
export { describeContext } from './held-copy.ts'
export { type AttestedHolder, issueAttestation, issueSdJwt } from './issue-attestation.ts'
export { issuerOf } from './issuer.ts'
export { endRestored, listKeys, revokeKey, rotateKey, type SigningKey } from './keys.ts'
export { attestationsOfRecord } from './list-attestations.ts'
export { attestationRefusals } from './refusals.ts'
export { describeType } from './sd-jwt-type.ts'
export {
  bitstringList,
  describeStatusList,
  openStatusLists,
  signList,
  tokenStatusList,
} from './status-list.ts'
