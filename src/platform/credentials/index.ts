export { encodeBitstring } from './bitstring.ts'
export {
  type CredentialSigner,
  isProven,
  prove,
  rdfType,
  xsdDate,
  xsdDateTime,
} from './data-integrity.ts'
export { newKey } from './ed25519.ts'
export { canonicalLines, type Statement } from './statements.ts'
