// Encrypts an SQLite file in a process of its own, which a test kills.
import { encryptFile } from './encrypt-file.ts'

const [path = '', key = ''] = process.argv.slice(2)
process.send?.('begins')
encryptFile(path, null, key)
process.exit()
