export { finishLeaving, leavingRefusals, sayLeaving } from './leave.ts'
export { countLeavings, findLeaving, listLeavings } from './list-leavings.ts'
export { leavingOfRecord } from './record-leaving.ts'
