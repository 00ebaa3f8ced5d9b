import { type Language, languageNow } from '../look/language.ts'
import { rememberFocus } from './focus.ts'

/** A question that has to be answered before something happens. */
export interface Question {
  title: string
  text: string
  /** The words on the button that goes on, e.g. "Yes, delete it!". */
  yes: string
  no?: string
  /** Whether going on loses something. */
  isGrave?: boolean
  /** A box to tick beside the question; not ticked at first. */
  option?: { label: string; onChange: (isTicked: boolean) => void }
  /** What has to be typed before it happens, and what its field is called. */
  typed?: { label: string; text: string }
  /** The language of these words; the page's unless told. */
  language?: Language
}

export interface Asked extends Question {
  answer: (isYes: boolean) => void
}

let asked: Asked | null = null
const listeners = new Set<() => void>()

function show(question: Asked | null): void {
  asked = question
  for (const listener of listeners) listener()
}

/** Signs that turn the direction of a text, which a copy of it brings along. */
const directions = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g

/** Whether what was typed is that text, however it was put together of letters and blanks. */
export function isTyped(typed: string, text: string): boolean {
  return plain(typed) === plain(text)
}

const plain = (text: string) =>
  text.normalize('NFC').replace(directions, '').replace(/\s+/g, ' ').trim()

/**
 * Asks in a dialog; true when the person goes on, whose focus is back by then where it was. A
 * question still open counts as declined.
 */
export function ask(question: Question): Promise<boolean> {
  asked?.answer(false)
  const returnFocus = rememberFocus()
  return new Promise((resolve) => {
    const answer = (isYes: boolean) => {
      show(null)
      returnFocus()
      resolve(isYes)
    }
    show({ language: languageNow(), ...question, answer })
  })
}

/** For the dialog that shows the question: what is asked now. */
export const askedNow = {
  get: () => asked,
  subscribe: (listener: () => void) => {
    listeners.add(listener)
    return () => {
      listeners.delete(listener)
    }
  },
}
