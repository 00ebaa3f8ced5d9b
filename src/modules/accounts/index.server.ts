export { accountNames } from './account-names.ts'
export { examinePhotos, readPhoto, removePhoto, sweepPhotos } from './account-photo.ts'
export { findAccount, findAccountByEmail, listStaff } from './accounts.store.ts'
export { accountsOfBrowser } from './accounts-of-browser.ts'
export { apiKeyIn } from './api-key.ts'
export { changeRole } from './change-role.ts'
export { beginConfirming, finishConfirming } from './confirm-by-provider.ts'
export { confirmEmail, sendConfirmation } from './confirm-email.ts'
export { confirmPassword } from './confirm-password.ts'
export { confirm } from './confirm-session.ts'
export {
  beginConnecting,
  type ConnectedProvider,
  connectedProviders,
  disconnect,
  finishConnecting,
} from './connect-provider.ts'
export {
  addAccount,
  createAccount,
  type Newcomer,
  type PreparedAccount,
  prepareAccount,
} from './create-account.ts'
export { createApiKey } from './create-api-key.ts'
export { sealSecondFactorAgain } from './decrypt.ts'
export { deleteAccount } from './delete-account.ts'
export { disableAccount } from './disable-account.ts'
export { enableAccount } from './enable-account.ts'
export { finishSignIn } from './finish-sign-in.ts'
export { chooseFirstPage, firstPageOf } from './first-page.ts'
export { isAskedByOneself, listInvites, makeInvite, openInvite, revokeInvite } from './invite.ts'
export { getAccount, listAccounts } from './list-accounts.ts'
export { listApiKeys } from './list-api-keys.ts'
export { chooseMails, mailChoices } from './mail-choices.ts'
export { makeResetLink } from './make-reset-link.ts'
export { type Accounts, openAccounts, sweepAccounts } from './open-accounts.ts'
export { openSessionOf, type SignInStep } from './open-session.ts'
export {
  changeOwnName,
  changeOwnPassword,
  endOwnSession,
  ownAccount,
} from './own-account.ts'
export { changeOwnPhoto, removeOwnPhoto } from './own-photo.ts'
export {
  addPasskey,
  askForNewPasskey,
  askForPasskey,
  endPasskey,
  listPasskeys,
  signInByPasskey,
} from './passkeys.ts'
export { scryptHashing } from './passwords/scrypt.ts'
export { type AskingAgain, confirmWays, isRecent, refuseUnlessRecent } from './recent-sign-in.ts'
export { accountRefusals } from './refusals.ts'
export { refuseUnlessMay } from './refuse-unless-may.ts'
export { removeSecondFactorOf } from './remove-second-factor-of.ts'
export { requestPasswordReset } from './request-password-reset.ts'
export { requestSignUp } from './request-sign-up.ts'
export { resetByLink, resetLinkWorks } from './reset-by-link.ts'
export { resetPassword } from './reset-password.ts'
export { revokeApiKey } from './revoke-api-key.ts'
export {
  beginSecondFactor,
  begunSecondFactor,
  type Enrolment,
  owesSecondFactor,
  renewBackupCodes,
  secondFactorState,
  turnOffSecondFactor,
  turnOnSecondFactor,
} from './second-factor.ts'
export { sessionCookieName } from './session-cookie.ts'
export { endSessionsOf, listOwnSessions, listSessionsOf } from './sessions-of.ts'
export { beginSignIn, signIn } from './sign-in.ts'
export {
  beginProviderSignIn,
  finishProviderSignIn,
  providerReturn,
} from './sign-in-by-provider.ts'
export { signOut } from './sign-out.ts'
export { signUp } from './sign-up.ts'
export { whoAmI } from './who-am-i.ts'
