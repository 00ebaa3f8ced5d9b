export { type FormerStanding, formerStanding } from './former-standing.ts'
export { moveToPresentSecret, recallFormerSecrets } from './move-to-present.ts'
