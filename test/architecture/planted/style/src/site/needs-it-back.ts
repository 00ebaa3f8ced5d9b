import { one } from './needs-itself.ts'

export const other = (): string => one()
