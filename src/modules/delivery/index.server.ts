export { listMessages } from './list-messages.ts'
export { type Compose, openSender, type Sender } from './send-messages.ts'
export { tellOfEndings } from './tell-of-endings.ts'
export { outboxStanding } from './watch-outbox.ts'
