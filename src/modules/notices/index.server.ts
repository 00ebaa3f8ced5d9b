export {
  changeNotice,
  removeNoticeImage,
  replaceNoticeImage,
  showNotice,
  withdrawNotice,
} from './change-notice.ts'
export { deleteNotice } from './delete-notice.ts'
export { drawNoticeImage } from './draw-notice-image.ts'
export { examineNoticeFiles, type NoticeFileFinding } from './examine-notice-files.ts'
export {
  countUnfitNotices,
  getManagedNotice,
  getNotice,
  latestNotices,
  listManagedNotices,
  listNotices,
  unfitNotices,
} from './list-notices.ts'
export { publishNotice } from './publish-notice.ts'
export { noticeRefusals } from './refusals.ts'
export { sweepNoticeFiles } from './sweep-notice-files.ts'
