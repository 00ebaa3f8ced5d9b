export { packageRoot } from './package-root.ts'
export { runInWorker } from './run-in-worker.ts'
