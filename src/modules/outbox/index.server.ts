export { selectMessages } from './outbox.store.ts'
export { isProofCode, proofCode } from './proof-code.ts'
export { offKinds, switchMessages } from './switch-messages.ts'
export {
  doubtUnsentMessages,
  forgetAccountMessages,
  tell,
  tellAccount,
  tellAgain,
  tellProof,
} from './tell.ts'
