export {
  type FormerStanding,
  formerStanding,
  moveToPresentSecret,
  recallFormerSecrets,
} from './former-standing.ts'
