// Encrypts an SQLite file in a process of its own, which a test kills.
import { encryptFile } from '#platform/database'

const [path = '', key = ''] = process.argv.slice(2)
process.send?.('begins')
encryptFile(path, null, key)
process.exit()
