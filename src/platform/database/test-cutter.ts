// Begins a transaction in a file without a write-ahead log, and is killed in its middle.
import { openFile } from './file-key.ts'

const [path = '', key = ''] = process.argv.slice(2)
const file = openFile(path, key || null)
file.pragma('journal_mode = DELETE')
// So that pages get into the file before the transaction ends.
file.pragma('cache_size = 10')
file.exec('begin; create table half (name text)')
file.exec("update people set name = 'changed ' || id")
process.kill(process.pid, 'SIGKILL')
