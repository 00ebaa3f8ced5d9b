export {
  endShares,
  endShowing,
  listedShare,
  listShares,
  revokeShare,
  revokeSharesOf,
  settleShares,
  shareEndedAt,
  shareRefusals,
  viewsOfRecord,
} from './life.ts'
export { type Holder, isOfShareCode, judgeShare, makeShare, shareCodeGroups } from './making.ts'
export { selectCurrentCodeId } from './shares.store.ts'
export {
  closeShareViewing,
  describeShared,
  findShareViewing,
  openShare,
  proveViewing,
  type ShareViewing,
} from './viewing.ts'
