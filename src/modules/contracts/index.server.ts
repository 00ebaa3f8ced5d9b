export { countAbove, currenciesOf, moneyToLookAt, paidMoney } from './paid-money.ts'
export { tellOfUnread } from './telling-unread.ts'
export {
  contractRefusals,
  enterTerms,
  noteReading,
  ownContract,
  presentTermsOf,
  staffContract,
} from './terms.ts'
