export { selectMessages } from './outbox.store.ts'
export { doubtUnsentMessages, tell, tellAgain } from './tell.ts'
