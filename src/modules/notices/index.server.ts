export {
  changeNotice,
  replaceNoticeImage,
  showNotice,
  withdrawNotice,
} from './change-notice.ts'
export { deleteNotice } from './delete-notice.ts'
export { drawNoticeImage } from './draw-notice-image.ts'
export { examineNoticeFiles, type NoticeFileFinding } from './examine-notice-files.ts'
export {
  getManagedNotice,
  getNotice,
  latestNotices,
  listManagedNotices,
  listNotices,
} from './list-notices.ts'
export { publishNotice } from './publish-notice.ts'
export { noticeRefusals } from './refusals.ts'
export { sweepNoticeFiles } from './sweep-notice-files.ts'
export { countUnfitNotices, unfitNotices } from './unfit-words.ts'
