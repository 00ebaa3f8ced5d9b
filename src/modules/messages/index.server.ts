export { sendsMessages } from './beginning.ts'
export { selectMessages } from './messages.store.ts'
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
  accountMessages,
  chooseAccountMessages,
  countUnread,
  forgetOldNotifications,
  listNotifications,
  notify,
  ownDailySummary,
  readNotifications,
  switchDailySummary,
  tellOfCheckpoint,
  tellOfNotifications,
} from './staff-mails.ts'
export {
  doubtUnsentMessages,
  forgetAccountMessages,
  isProofCode,
  offKinds,
  proofCode,
  switchMessages,
  tell,
  tellAccount,
  tellPerson,
  untell,
  untellPerson,
} from './telling.ts'
export { tellContact, tellContacts } from './to-contacts.ts'
