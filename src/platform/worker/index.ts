export { packageRoot } from './package-root.ts'
export { packagedFile } from './packaged-file.ts'
export { runInWorker } from './run-in-worker.ts'
export { workerFile } from './worker-file.ts'
