import { arabic } from './arabic.ts'
import { bengali } from './bengali.ts'
import { english } from './english.ts'
import { filipino } from './filipino.ts'
import { hindi } from './hindi.ts'
import { namesElsewhere } from './names-elsewhere.ts'
import { nepali } from './nepali.ts'
import type { Words } from './word-class.ts'

/** The words by script, so that a text in one script need not wait for the others. */
export const wordsByScript = {
  latin: [english, filipino, namesElsewhere],
  bengali: [bengali],
  devanagari: [hindi, nepali],
  arabic: [arabic],
} as const satisfies Record<string, readonly Words[]>
export type WordScript = keyof typeof wordsByScript

/** Returns the script in whose words a word is looked up; Latin when no other fits. */
export function scriptOf(word: string): WordScript {
  if (/[\u0980-\u09FF]/.test(word)) return 'bengali'
  if (/[\u0900-\u097F]/.test(word)) return 'devanagari'
  return /[\u0600-\u06FF]/.test(word) ? 'arabic' : 'latin'
}
