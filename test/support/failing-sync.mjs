import { existsSync } from 'node:fs'
import { open } from 'node:fs/promises'

// Loaded before the program (`node --import`): while the file FAILING_SYNC exists, every sync fails, as
// when a disk breaks below its file system.

const handle = await open(import.meta.filename)
const prototype = Object.getPrototypeOf(handle)
await handle.close()
const { datasync } = prototype
prototype.datasync = async function () {
  if (existsSync(process.env.FAILING_SYNC)) throw Object.assign(new Error('EIO'), { code: 'EIO' })
  return datasync.call(this)
}
