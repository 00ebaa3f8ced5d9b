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
  noticeRefusals,
  unfitNotices,
} from './list-notices.ts'
export {
  drawNoticeImage,
  examineNoticeFiles,
  type NoticeFileFinding,
  publishNotice,
  sweepNoticeFiles,
} from './publish-notice.ts'
