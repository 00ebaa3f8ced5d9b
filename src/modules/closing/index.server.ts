export {
  announceClosing,
  handOver,
  noteHandedOver,
  readClosing,
  tellOfClosing,
  withdrawClosing,
} from './closing.ts'
export { type ClosingFinding, examineClosing } from './examine-closing.ts'
export { closingRefusals } from './refusals.ts'
