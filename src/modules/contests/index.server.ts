export { answerContest } from './answer-contest.ts'
export {
  contestedAmong,
  contestsOfRecord,
  countOpenContests,
  listContests,
  openContests,
  ownContests,
} from './list-contests.ts'
export { type FileHolder, openContest } from './open-contest.ts'
export { contestRefusals } from './refusals.ts'
