export { countAbove, moneyToLookAt, paidMoney } from './paid-money.ts'
export { contractRefusals } from './refusals.ts'
export { enterTerms, noteReading, ownContract, presentTermsOf, staffContract } from './terms.ts'
