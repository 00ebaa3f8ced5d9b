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
export {
  encodeBitstring,
  encodeTokenStatuses,
  newKey,
  type PrivateKey,
  readPrivateKey,
} from './ed25519.ts'
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
