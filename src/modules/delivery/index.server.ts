export { type Compose, openSender, type Sender } from './sending.ts'
export {
  accountMessages,
  chooseAccountMessages,
  countFailedMessages,
  listFailedMessages,
  listMessages,
  messageRefusals,
  outboxStanding,
  sendAgain,
  tellOfCheckpoint,
  tellOfEndings,
} from './telling.ts'
export { sendsMessages } from './ways.ts'
