import { arabic } from './arabic.ts'
import { bengali } from './bengali.ts'
import { english } from './english.ts'
import { filipino } from './filipino.ts'
import { hindi } from './hindi.ts'
import { namesElsewhere } from './names-elsewhere.ts'
import { nepali } from './nepali.ts'
import type { Words } from './word-class.ts'

export const allWords: readonly Words[] = [
  english,
  filipino,
  bengali,
  hindi,
  nepali,
  arabic,
  namesElsewhere,
]
