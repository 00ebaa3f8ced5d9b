import { type Language, languageNow } from '../look/language.ts'
import { rememberFocus } from './focus.ts'
import { makeStore } from './store.ts'

/** A question that must be answered before something happens. */
export interface Question {
  /** By default whether the person is sure. */
  title?: string
  text: string
  /** The words on the button that confirms, e.g. "Yes, delete it!". */
  yes: string
  no?: string
  /** Whether confirming loses something. */
  isGrave?: boolean
  /** A checkbox beside the question; unticked at first. */
  option?: { label: string; onChange: (isTicked: boolean) => void }
  /** The text that must be typed before it happens, and the label of its field. */
  typed?: { label: string; text: string }
  /** The language of these words; by default the page's. */
  language?: Language
}

export interface Asked extends Question {
  answer: (isYes: boolean) => void
}

/** The current question, for the dialog. */
export const askedNow = makeStore<Asked | null>(null)

/** Invisible direction marks, which copying a text includes. */
const directions = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g

/** Tells whether the typed text is that text, whatever its Unicode composition and spaces. */
export function isTyped(typed: string, text: string): boolean {
  return plain(typed) === plain(text)
}

const plain = (text: string) =>
  text.normalize('NFC').replace(directions, '').replace(/\s+/g, ' ').trim()

/**
 * Asks in a dialog; resolves to true when the person confirms, with the focus back where it was. A question
 * that is still open counts as declined.
 */
export function ask(question: Question): Promise<boolean> {
  askedNow.get()?.answer(false)
  const returnFocus = rememberFocus()
  return new Promise((resolve) => {
    const answer = (isYes: boolean) => {
      askedNow.set(null)
      returnFocus()
      resolve(isYes)
    }
    askedNow.set({ language: languageNow(), ...question, answer })
  })
}
