export type { App } from './enter.ts'
export {
  type Admission,
  type Admitted,
  admit,
  type Entrance,
  enter,
  languageFor,
  sharedCookieName,
  sharedTokenIn,
  viewingCookieName,
  viewingTokenIn,
} from './enter.ts'
export { gateRates } from './limits.ts'
export { type RefusalCode, refusal, refusals, refuseUnless } from './refusals.ts'
