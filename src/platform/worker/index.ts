export { packageRoot } from './package-root.ts'
export { runInWorker } from './run-in-worker.ts'
export { workerFile } from './worker-file.ts'
