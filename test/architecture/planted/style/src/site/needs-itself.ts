import { other } from './needs-it-back.ts'

export const one = (): string => other()
