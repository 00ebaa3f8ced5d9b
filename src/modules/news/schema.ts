import type { AppointmentKind } from '#modules/appointments/schema'
import type { CaseKind } from '#modules/cases/kinds.schema'
import type { OriginalKind } from '#modules/documents/originals.schema'
import type { DocumentKind } from '#modules/documents/schema'
import type { ContactField } from '#modules/records/contacts.schema'
import { day } from '#platform/clock/schema'

/** What a row of the first screen is about, as far as its sentence names it. */
export interface About {
  document?: DocumentKind
  original?: OriginalKind
  appointment?: AppointmentKind
  case?: CaseKind
  /** What in the file a case is about, how it was answered, when it was said (or a card opened), and about which sum. */
  part?: string | null
  result?: string | null
  saidAt?: string
  money?: { amount: number; currency: string } | null
  /** What was typed: the label of a share, the title of a class. */
  named?: string
  /** A calendar day that the sentence says. */
  on?: string
  isOver?: boolean
  /** Which contacts were changed, and who of the staff did; null: the account is gone. */
  changed?: readonly ContactField[]
  by?: string | null
}

/** What makes something new, the most urgent first; those of one rank by their time. */
export const newsRanks = {
  closing: 1,
  withheld: 2,
  contact: 2,
  alone: 5,
  overdue: 3,
  confirm: 3,
  removal: 4,
  card: 4,
  sentBack: 4,
  answer: 5,
  returned: 5,
  opened: 6,
  shareOpened: 6,
  code: 6,
  document: 7,
  class: 7,
  appointment: 7,
  announcement: 5,
  replaced: 8,
} as const

export type NewsKind = keyof typeof newsRanks

/** Something new in a file. */
export interface News {
  kind: NewsKind
  /** Names it among the news of its file: what was seen is kept by it. */
  key: string
  /** When it happened. */
  at: string
  /** Where it leads, below the address of the file. */
  to: string
  about: About
  /** Whether it stays while it is true, opened or not. */
  stands: boolean
  /** When its page was opened first; null before that. */
  seenAt: string | null
}

export type NextKind = 'flight' | 'appointment' | 'sendAgain' | 'original' | 'ending' | 'class'

/** What comes next, on a day that is known. */
export interface Next {
  kind: NextKind
  on: string
  /** From today; 0 for today. */
  days: number
  to: string
  about: About
  /** On the wall there: `02:15`. */
  time: string | null
  zone: string | null
  number: string | null
  route: string | null
}

/** What is still open before it, in the order of its weight. */
export const toDoKinds = ['contractMissing', 'contractUnread', 'passport', 'card'] as const
export type ToDoKind = (typeof toDoKinds)[number]

export interface ToDo {
  kind: ToDoKind
  to: string
}

/** What the first screen of a file says. */
export interface FirstScreen {
  /** What is new, the most urgent first. */
  news: readonly News[]
  /** What was opened within thirty days, the latest first. */
  earlier: readonly News[]
  /** When something was new last; null if nothing ever was. */
  since: string | null
  /** Whether the present terms of the contract were read, and when; null where there are none. */
  contract: { readAt: string | null } | null
  /** How many documents the file needs and does not have. */
  missing: number
  next: Next | null
  toDo: ToDo | null
}

/** In milliseconds. */
export const newsLimits = {
  /** For how long what was opened stands under "Earlier". */
  earlier: 30 * day,
} as const

/**
 * In days: how long before its end a document is next; before a flight, when the passport has to be with its owner and the
 * card is offered.
 */
export const daysBefore = { ending: 60, passport: 14, card: 14 } as const

const cardItem = 'card'

/** Returns what is noted once the card for the journey was opened: which card it was. */
export const cardSeen = (version: string) => `${cardItem}:${version}`

/** Tells whether an item is that a card was opened. At first it was not noted which. */
export const isCardSeen = (item: string) => item === cardItem || item.startsWith(`${cardItem}:`)
