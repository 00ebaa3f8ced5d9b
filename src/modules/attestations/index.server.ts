export { attestationEnds } from './attestation-ends.ts'
export { checkAttestation, compareAttestation, type MadeAttestation } from './check-attestation.ts'
export { comparisonId, describeComparisons } from './describe-comparisons.ts'
export { describeIssuer, describeJwtIssuer } from './did-document.ts'
export { type AttestationStanding, examineAttestations } from './examine-attestations.ts'
export { findKeyTrouble, takeUpGivenKey } from './given-key.ts'
export { describeContext } from './held-copy.ts'
export { type AttestedHolder, issueAttestation, issueSdJwt } from './issue-attestation.ts'
export { issuerOf } from './issuer.ts'
export { findProvingKey, getIssuer, proveAsIssuer, readIssuer } from './issuer-proof.ts'
export { endRestored, listKeys, revokeKey, rotateKey, type SigningKey } from './keys.ts'
export { attestationsOfRecord } from './list-attestations.ts'
export { attestationRefusals } from './refusals.ts'
export { describeType } from './sd-jwt-type.ts'
export { settleAttestations } from './settle-attestations.ts'
export {
  bitstringList,
  describeStatusList,
  openStatusLists,
  signList,
  tokenStatusList,
} from './status-list.ts'
export {
  agencyTerms,
  comparisonTerms,
  credentialsContext,
  describeAgency,
  nodeTerms,
  statementsOfAgency,
  statementsOfComparison,
  vc,
} from './vocabulary.ts'
export {
  codeGrant,
  describeAuthorization,
  describeWalletIssuer,
  heldCopyId,
  walletPaths,
} from './wallet/describe-issuer.ts'
export { forgetWalletOffers, offerToWallet } from './wallet/make-offer.ts'
export { newNonce } from './wallet/nonce.ts'
export { redeemOffer } from './wallet/redeem-offer.ts'
export { findOffered, takeOffered } from './wallet/take-offered.ts'
