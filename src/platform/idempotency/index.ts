export {
  forgetAnswer,
  forgetOldAnswers,
  type KeptAnswer,
  type KeyedRequest,
  keepAnswer,
  recallAnswer,
} from './kept-answers.ts'
