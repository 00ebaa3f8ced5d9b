export {
  findKeptAnswer,
  forgetAnswer,
  forgetOldAnswers,
  type KeptAnswer,
  type KeyedRequest,
  keepAnswer,
} from './kept-answers.ts'
