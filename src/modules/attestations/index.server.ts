export { comparisonId, describeComparisons, describeContext } from './held-copy.ts'
export {
  agencyTerms,
  comparisonTerms,
  credentialsContext,
  describeAgency,
  describeIssuer,
  describeJwtIssuer,
  findProvingKey,
  getIssuer,
  nodeTerms,
  proveAsIssuer,
  readIssuer,
  statementsOfAgency,
  statementsOfComparison,
  vc,
} from './issuer-proof.ts'
export { type AttestedHolder, issueAttestation, issueSdJwt } from './issuing.ts'
export {
  endRestored,
  findKeyTrouble,
  issuerOf,
  listKeys,
  revokeKey,
  rotateKey,
  type SigningKey,
  settleAttestations,
  takeUpGivenKey,
} from './keys.ts'
export { type AttestationStanding, attestationsOfRecord, examineAttestations } from './listing.ts'
export { checkAttestation, compareAttestation, type MadeAttestation } from './reading.ts'
export { attestationRefusals } from './refusals.ts'
export { describeType } from './sd-jwt.ts'
export {
  attestationEnds,
  bitstringList,
  describeStatusList,
  openStatusLists,
  signList,
  tokenStatusList,
} from './status-list.ts'
export {
  codeGrant,
  describeAuthorization,
  describeWalletIssuer,
  findOffered,
  forgetWalletOffers,
  heldCopyId,
  newNonce,
  offerToWallet,
  redeemOffer,
  takeOffered,
  walletPaths,
} from './wallet/offers.ts'
