export {
  endShares,
  endShowing,
  listedShare,
  listShares,
  revokeShare,
  revokeSharesOf,
  settleShares,
  shareEndedAt,
  viewsOfRecord,
} from './life.ts'
export { type Holder, isOfShareCode, judgeShare, makeShare } from './making.ts'
export { shareRefusals } from './refusals.ts'
export { selectCurrentCodeId } from './shares.store.ts'
export {
  closeShareViewing,
  describeShared,
  findShareViewing,
  openShare,
  proveViewing,
  type ShareViewing,
} from './viewing.ts'
