export { type Admission, admit } from './admit.ts'
export type { App } from './enter.ts'
export { type Admitted, type Entrance, enter } from './enter.ts'
export { languageFor } from './language-for.ts'
export { gateRates } from './limits.ts'
export { type RefusalCode, refusal, refusals, refuseUnless } from './refusals.ts'
export {
  sharedCookieName,
  sharedTokenIn,
  viewingCookieName,
  viewingTokenIn,
} from './viewing-tokens.ts'
