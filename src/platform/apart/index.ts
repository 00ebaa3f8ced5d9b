export { packageRoot } from './package-root.ts'
export { runApart } from './run-apart.ts'
