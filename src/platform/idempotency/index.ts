export {
  findKeptAnswer,
  forgetOldAnswers,
  type KeptAnswer,
  type KeyedRequest,
  keepAnswer,
} from './kept-answers.ts'
