export {
  endShares,
  endShowing,
  revokeShare,
  revokeSharesOf,
  settleShares,
  shareEndedAt,
} from './life.ts'
export { listedShare, listShares, viewsOfRecord } from './list-shares.ts'
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
