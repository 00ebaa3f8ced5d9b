export { readFile } from 'node:fs/promises'
