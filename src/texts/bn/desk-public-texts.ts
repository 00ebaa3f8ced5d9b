import { speechProblems } from '#modules/speech/schema'
import { filled } from '#platform/gaps.schema'
import { words } from './desk-notices-said.ts'
import type { Noted } from './desk-saying.ts'

/**
 * The notes on a cell by the check of public texts, by its names. Few imports have any, so they load with
 * the first.
 */
export const noted: Noted = (code, values) => {
  const english = sentences[code.replace('speech.', '')] ?? ''
  return words.say(filled(english, values as Record<string, string>))
}

const sentences: Readonly<Record<string, string>> = speechProblems
