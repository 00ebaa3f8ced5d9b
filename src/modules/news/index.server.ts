export { firstScreenOf, type Looking, noteClassesSeen, noteSeen } from './first-screen.ts'
