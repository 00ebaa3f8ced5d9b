export { type Compose, type Letters, openSender, type Sender } from './sending.ts'
export {
  accountMessages,
  chooseAccountMessages,
  countFailedMessages,
  listFailedMessages,
  outboxStanding,
  tellOfCheckpoint,
} from './telling.ts'
export { sendsMessages } from './ways.ts'
