export {
  type Identity,
  NotAnAgeKey,
  newKeyFile,
  OtherKey,
  openIdentity,
  openRecipients,
  type Recipients,
} from './age.ts'
