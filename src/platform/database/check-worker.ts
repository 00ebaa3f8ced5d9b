/** Reads all of an SQLite file on a thread of its own, and says whether its pages match. Started by path (examining.ts). */
import { parentPort, workerData } from 'node:worker_threads'
import { isWhole } from './failures.ts'
import { openFile } from './file-key.ts'

const file = openFile(workerData.path, workerData.key, { readonly: true })
const whole = isWhole(file, 'quick_check')
// Before it answers: what comes next may need the file to be open nowhere else.
file.close()
parentPort?.postMessage(whole)
