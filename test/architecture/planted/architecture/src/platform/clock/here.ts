import { there } from './there.ts'

export const here = (): string => there()
