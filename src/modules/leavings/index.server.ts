export { finishLeaving, sayLeaving } from './leave.ts'
export { countLeavings, findLeaving, listLeavings } from './list-leavings.ts'
export { leavingOfRecord } from './record-leaving.ts'
export { leavingRefusals } from './refusals.ts'
