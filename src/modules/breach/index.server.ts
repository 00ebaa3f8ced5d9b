export { breachFiles } from './breach-files.ts'
export { type BreachAsked, findAffected } from './find-affected.ts'
export { noteBreachList } from './note-breach-list.ts'
export { breachRefusals } from './refusals.ts'
