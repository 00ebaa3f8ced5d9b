export { selectMessages } from './outbox.store.ts'
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
  tellProof,
} from './telling.ts'
