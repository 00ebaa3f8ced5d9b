export { countAbove, moneyToLookAt } from './above-cap.ts'
export { paidMoney } from './find-money.ts'
