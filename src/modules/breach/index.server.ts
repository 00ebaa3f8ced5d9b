export { breachFiles } from './breach-files.ts'
export { type BreachAsked, breachRefusals, findAffected, noteBreachList } from './list.ts'
