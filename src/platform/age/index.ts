export { type Identity, NotAnAgeKey, newKeyFile, OtherKey, openIdentity } from './identity.ts'
export { openRecipients, type Recipients } from './recipients.ts'
