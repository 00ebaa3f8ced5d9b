export {
  firstScreenOf,
  type Looking,
  noteCardSeen,
  noteClassesSeen,
  noteSeen,
} from './first-screen.ts'
