export { encodeBitstring, encodeTokenStatuses } from './bitstring.ts'
export {
  type CredentialSigner,
  isProofValue,
  isProven,
  prove,
  rdfType,
  writeProofValue,
  xsdDate,
  xsdDateTime,
} from './data-integrity.ts'
export { newKey, type PrivateKey, readPrivateKey } from './ed25519.ts'
export { holderAlgorithms, isSignedByHolder } from './holder-key.ts'
export { isJwsSignedBy, jwkOf, type PublicJwk, readJws, signJws } from './jws.ts'
export {
  discloseMember,
  hideDigests,
  type ReadSdJwt,
  readSdJwt,
  writeSdJwt,
} from './sd-jwt.ts'
export { canonicalLines, type Statement } from './statements.ts'
