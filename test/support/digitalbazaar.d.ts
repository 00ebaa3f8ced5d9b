// The libraries that check attestations in the tests come without types.

declare module '@digitalbazaar/vc' {
  export function issue(options: object): Promise<object>
  export function signPresentation(options: object): Promise<object>
  export function verifyCredential(options: object): Promise<{ verified: boolean; error?: unknown }>
}
declare module '@digitalbazaar/data-integrity' {
  export class DataIntegrityProof {
    constructor(options: object)
    canonize(document: object, options: object): Promise<string>
  }
}
declare module '@digitalbazaar/eddsa-rdfc-2022-cryptosuite' {
  export const cryptosuite: {
    canonize(document: object, options: object): Promise<string>
  }
}
declare module '@digitalbazaar/vc-bitstring-status-list' {
  export function checkStatus(options: object): Promise<{
    verified: boolean
    error?: unknown
    results: { status: boolean }[]
  }>
}
declare module '@digitalbazaar/credentials-context' {
  export const contexts: Map<string, object>
}
