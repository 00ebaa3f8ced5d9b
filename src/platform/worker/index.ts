export { candorVersion, packagedFile, packageRoot } from './packaged-file.ts'
export { builtFile, hasResources, runInWorker, workerFile } from './worker.ts'
