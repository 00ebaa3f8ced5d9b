export {
  changeNotice,
  deleteNotice,
  removeNoticeImage,
  replaceNoticeImage,
  showNotice,
  withdrawNotice,
} from './change-notice.ts'
export {
  countUnfitNotices,
  getManagedNotice,
  getNotice,
  latestNotices,
  listManagedNotices,
  listNotices,
  unfitNotices,
} from './list-notices.ts'
export {
  drawNoticeImage,
  examineNoticeFiles,
  type NoticeFileFinding,
  sweepNoticeFiles,
} from './notice-images.ts'
export { publishNotice } from './publish-notice.ts'
export { noticeRefusals } from './refusals.ts'
