export {
  answerWell,
  answerWithTrouble,
  arrivalRefusals,
  askArrived,
  readArrival,
} from './arrivals.ts'
export { countWithoutAnswer, listAsks, makeList } from './listing.ts'
