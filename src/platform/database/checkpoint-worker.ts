/**
 * Copies the write-ahead log of an SQLite file into the database when asked, on a thread of its own: it
 * reads, writes and syncs megabytes, and no request may wait for that. Started by path
 * (write-ahead-log.ts).
 */
import { parentPort, workerData } from 'node:worker_threads'
import { openFile } from './file-key.ts'

const connection = openFile(workerData.path, workerData.key, { timeout: 0 })
// Syncs the log before it is copied, and the database before the log may begin again.
connection.pragma('synchronous = FULL')
connection.pragma('cache_size = -500')

/** On a full disk nothing is copied; the log keeps everything until a later try finds more room. */
function copied(): unknown {
  try {
    return connection.pragma('wal_checkpoint(PASSIVE)')
  } catch {
    return null
  }
}

parentPort?.on('message', (message: 'checkpoint' | 'close') => {
  if (message === 'checkpoint') {
    // PASSIVE waits for nobody and stops nobody.
    parentPort?.postMessage(copied())
    return
  }
  connection.close()
  parentPort?.close()
})
