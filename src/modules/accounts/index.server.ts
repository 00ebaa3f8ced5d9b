export {
  changeRole,
  deleteAccount,
  disableAccount,
  enableAccount,
  makeResetLink,
  removeSecondFactorOf,
  revokeApiKey,
} from './account-life.ts'
export { examinePhotos, readPhoto, removePhoto, sweepPhotos } from './account-photo.ts'
export { findAccount, findAccountByEmail, listStaff } from './accounts.store.ts'
export { apiKeyIn } from './api-keys.ts'
export {
  type AskingAgain,
  confirmWays,
  isRecent,
  refuseUnlessMay,
  refuseUnlessRecent,
} from './authenticate.ts'
export { confirmEmail, sendConfirmation } from './confirm-email.ts'
export { confirmPassword } from './confirm-password.ts'
export { beginConfirming, confirm, finishConfirming } from './confirming.ts'
export {
  beginConnecting,
  type ConnectedProvider,
  connectedProviders,
  disconnect,
  finishConnecting,
} from './connect-provider.ts'
export { createApiKey } from './create-api-key.ts'
export { accountsOfBrowser, sessionCookieName } from './devices.ts'
export { isAskedByOneself, listInvites, makeInvite, openInvite, revokeInvite } from './invite.ts'
export { listApiKeys } from './list-api-keys.ts'
export { accountNames, getAccount, listAccounts } from './listing.ts'
export { type Accounts, openAccounts, sweepAccounts } from './opening.ts'
export {
  changeOwnName,
  changeOwnPassword,
  changeOwnPhoto,
  chooseFirstPage,
  chooseMails,
  endOwnSession,
  firstPageOf,
  mailChoices,
  ownAccount,
  removeOwnPhoto,
  whoAmI,
} from './own-account.ts'
export {
  addPasskey,
  askForNewPasskey,
  askForPasskey,
  endPasskey,
  listPasskeys,
  signInByPasskey,
} from './passkeys.ts'
export { scryptHashing } from './passwords/scrypt.ts'
export { accountRefusals } from './refusals.ts'
export {
  requestPasswordReset,
  resetByLink,
  resetLinkWorks,
  resetPassword,
} from './resetting-passwords.ts'
export {
  beginSecondFactor,
  begunSecondFactor,
  type Enrolment,
  owesSecondFactor,
  renewBackupCodes,
  sealSecondFactorAgain,
  secondFactorState,
  turnOffSecondFactor,
  turnOnSecondFactor,
} from './second-factor.ts'
export {
  endSessionsOf,
  listOwnSessions,
  listSessionsOf,
  openSessionOf,
  type SignInStep,
} from './sessions.ts'
export {
  beginProviderSignIn,
  finishProviderSignIn,
  providerReturn,
} from './sign-in-by-provider.ts'
export { beginSignIn, finishSignIn, signIn, signOut } from './signing-in.ts'
export {
  addAccount,
  createAccount,
  type Newcomer,
  type PreparedAccount,
  prepareAccount,
  requestSignUp,
  signUp,
} from './signing-up.ts'
