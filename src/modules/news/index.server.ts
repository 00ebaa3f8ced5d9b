export { firstScreenOf, type Looking, noteSeen } from './first-screen.ts'
