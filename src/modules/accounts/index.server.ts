export {
  requestPasswordReset,
  resetByLink,
  resetLinkWorks,
  resetPassword,
} from './account-links.ts'
export { examinePhotos, readPhoto, removePhoto, sweepPhotos } from './account-photo.ts'
export { findAccount, findAccountByEmail, listStaff } from './accounts.store.ts'
export {
  accountNames,
  changeRole,
  deleteAccount,
  disableAccount,
  enableAccount,
  getAccount,
  listAccounts,
  makeResetLink,
  removeSecondFactorOf,
  revokeApiKey,
} from './accounts.ts'
export { apiKeyIn, createApiKey, listApiKeys } from './api-keys.ts'
export {
  type AskingAgain,
  confirmWays,
  isRecent,
  refuseUnlessMay,
  refuseUnlessRecent,
} from './authenticate.ts'
export { beginConfirming, confirm, finishConfirming } from './confirming.ts'
export {
  beginConnecting,
  type ConnectedProvider,
  connectedProviders,
  disconnect,
  finishConnecting,
} from './connect-provider.ts'
export { accountsOfBrowser, sessionCookieName } from './devices.ts'
export { isAskedByOneself, listInvites, makeInvite, openInvite, revokeInvite } from './invite.ts'
export { type Accounts, openAccounts, sweepAccounts } from './opening.ts'
export {
  changeOwnName,
  changeOwnPassword,
  changeOwnPhoto,
  chooseFirstPage,
  chooseMails,
  confirmEmail,
  endOwnSession,
  firstPageOf,
  mailChoices,
  ownAccount,
  removeOwnPhoto,
  sendConfirmation,
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
export { confirmPassword, scryptHashing } from './passwords.ts'
export { isPersonOf, otherAdmins, peopleBehind, personOf } from './persons.ts'
export { accountRefusals } from './refusals.ts'
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
  endOtherSessions,
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
export { standingOf } from './standing.ts'
