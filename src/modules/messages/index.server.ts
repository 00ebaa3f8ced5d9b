export {
  accountMessages,
  chooseAccountMessages,
  ownDailySummary,
  switchDailySummary,
  tellOfCheckpoint,
  tellOfNotifications,
} from './account-mails.ts'
export { sendsMessages } from './beginning.ts'
export { selectMessages } from './messages.store.ts'
export {
  countUnread,
  forgetOldNotifications,
  listNotifications,
  notify,
  readNotifications,
} from './notifications.ts'
export {
  type Compose,
  countFailedMessages,
  type Letters,
  listFailedMessages,
  openSender,
  outboxStanding,
  type Sender,
} from './sending.ts'
export {
  doubtUnsentMessages,
  forgetAccountMessages,
  isProofCode,
  offKinds,
  proofCode,
  switchMessages,
  tell,
  tellAccount,
  tellAgain,
  tellPerson,
  tellProof,
} from './telling.ts'
