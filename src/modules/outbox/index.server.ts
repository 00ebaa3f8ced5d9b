export { selectMessages } from './outbox.store.ts'
export { doubtUnsentMessages, tell } from './tell.ts'
