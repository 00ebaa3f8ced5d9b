import { join } from 'node:path'

export const name = 'Amina'
