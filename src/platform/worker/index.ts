export { candorVersion, packagedFile, packageRoot } from './packaged-file.ts'
export { hasResources, runInWorker, workerFile } from './worker.ts'
