export { listedShare, listShares, viewsOfRecord } from './list-shares.ts'
export { type Holder, judgeShare, makeShare } from './make-share.ts'
export { openShare } from './open-share.ts'
export { proveViewing } from './prove-viewing.ts'
export { shareRefusals } from './refusals.ts'
export { endShares, endShowing, revokeShare, revokeSharesOf } from './revoke-share.ts'
export { settleShares } from './settle-shares.ts'
export { isOfShareCode } from './share-code-form.ts'
export { type ShareStanding, shareStanding } from './share-standing.ts'
export {
  closeShareViewing,
  describeShared,
  findShareViewing,
  type ShareViewing,
} from './share-viewing.ts'
export { selectCurrentCodeId } from './shares.store.ts'
