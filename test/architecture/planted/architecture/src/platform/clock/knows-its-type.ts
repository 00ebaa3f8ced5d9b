import type { Known } from './known.ts'

export type Knowing = Known | null
