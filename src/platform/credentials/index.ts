export {
  type CredentialSigner,
  canonicalLines,
  isProofValue,
  isProven,
  prove,
  rdfType,
  type Statement,
  writeProofValue,
  xsdDate,
  xsdDateTime,
} from './data-integrity.ts'
export { newKey, type PrivateKey, readPrivateKey } from './ed25519.ts'
export { encodeBitstring, encodeTokenStatuses } from './multibase.ts'
export {
  discloseMember,
  hideDigests,
  holderAlgorithms,
  isJwsSignedBy,
  isSignedByHolder,
  jwkOf,
  type PublicJwk,
  type ReadSdJwt,
  readJws,
  readSdJwt,
  signJws,
  writeSdJwt,
} from './sd-jwt.ts'
