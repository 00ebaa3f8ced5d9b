import { accountsWords } from '#texts/en/desk-accounts'
import { pageWords } from './page-words.ts'

/** Accounts: their list, invitations, the page of one. */
export const { use: useAccountsWords } = pageWords('accounts', accountsWords)
/** These words in one language. */
export type AccountsWords = typeof accountsWords
