import { z } from 'zod'
import type { HolderMessageKind } from '#modules/accounts/forms.schema'
import { hour, minute } from '#platform/clock/schema'
import { languages } from '#platform/languages.schema'
import { cursorAsked, pagePlace } from '#platform/pages/schema'

/**
 * What a candidate is told. `contract-unread`: seven and three days before the flight; `sent-back`: a photo that the candidate sent was returned. Of two messages waiting for the same record, an earlier kind includes the later one.
 * `withheld`: a document is not shown, because an authority showed something else, or is still not; `class-seat`: a seat was given; `class-turn`: one is kept until the fee is paid; `class-credited`: a class is cancelled,
 * and its fee is the candidate's credit. `proof` brings a code that works once; `data`: staff made a copy of all data;
 * `contact`: the telephone or the email on file was changed; `closing`: the agency closes, and `not-closing`: it does not
 * after all.
 */
const messageKinds = [
  'file',
  'paper',
  'code',
  'ending',
  'contract-unread',
  'appointment',
  'appointment-near',
  'announcement',
  'sent-back',
  'withheld',
  'shown-again',
  'share',
  'proof',
  'data',
  'contact',
  'case',
  'class',
  'class-seat',
  'class-turn',
  'class-cancelled',
  'class-credited',
  'closing',
  'not-closing',
] as const
export type MessageKind = (typeof messageKinds)[number]

/**
 * Messages to a person by their account: a class that changed or is cancelled, a seat in it, for people who have linked no
 * file; a summary, for staff; a checkpoint of the log, for admins; what changed about the ways into it.
 */
export type AccountMessageKind =
  | HolderMessageKind
  | 'class'
  | 'class-seat'
  | 'class-turn'
  | 'class-cancelled'
  | 'class-credited'
  | 'summary'
  | 'checkpoint'

/**
 * What a candidate can switch off. Never a withheld document, a seat, a cancelled class, the closing of the agency, and what somebody else may
 * be behind: they must not be able to hide it from the candidate.
 */
export const switchableKinds = [
  ...(['file', 'paper', 'ending', 'announcement', 'share', 'case', 'class'] as const),
] as const
export type SwitchableKind = (typeof switchableKinds)[number]

/**
 * What somebody may do to take a file over: told to every telephone and email of the last days, and sent whatever the
 * agency switched off.
 */
const warningKinds = ['code', 'data', 'contact'] as const
export type WarningKind = (typeof warningKinds)[number]

export function isWarning(kind: string): kind is WarningKind {
  return warningKinds.some((one) => one === kind)
}

/** A telephone (E.164) or an email, and the way to it. */
export interface Contact {
  way: 'mail' | 'sms'
  address: string
}

/** The kinds that are switched off; all others are sent. */
export const messageSwitchesSchema = z.object({
  off: z.array(z.enum(switchableKinds)).max(switchableKinds.length),
})
export type MessageSwitches = z.output<typeof messageSwitchesSchema>

export function isSwitchable(kind: MessageKind): kind is SwitchableKind {
  return switchableKinds.some((one) => one === kind)
}

/**
 * The state of a message. `perhaps`: sending was interrupted, and nobody knows whether it arrived. `by-hand`: no way to
 * send it is set up, so staff do. `unreachable`: there is no telephone and no email.
 */
const messageStates = [
  'waiting',
  'sending',
  'sent',
  'perhaps',
  'failed',
  'by-hand',
  'unreachable',
] as const

/** A message as staff see it. Its text is written when it is sent, and not stored. */
export const messageSchema = z.object({
  id: z.string(),
  kind: z.enum(messageKinds),
  state: z.enum(messageStates),
  /** The way that it took or takes; null before one was chosen. */
  way: z.enum(['mail', 'sms']).nullable(),
  /** The telephone or email that it goes to, which may be a former one; null: the one on file. */
  contact: z.string().nullable(),
  createdAt: z.string(),
  /** How often it was tried, and when last. */
  tries: z.number().int(),
  triedAt: z.string().nullable(),
  /** When it reached its final state; null while it waits. */
  endedAt: z.string().nullable(),
})
export type Message = z.output<typeof messageSchema>

/** What an account's holder can switch off. Mails about password and sign-in are sent in any case. */
const accountSwitches = ['class'] as const

/** How the holder of an account is written to by mail. */
export const accountMessagesSchema = z.object({
  /** Null: in the first language of the site. */
  language: z.enum(languages).nullable(),
  /** The kinds that are switched off; all others are sent. */
  off: z.array(z.enum(accountSwitches)).max(accountSwitches.length),
})
export type AccountMessages = z.output<typeof accountMessagesSchema>

/** What the form of one's own account sends; an empty choice is the site's language. */
export const accountMessagesFormSchema = z.object({
  language: z.enum(languages).nullable().catch(null),
})

/** What staff are notified of in the dashboard. */
export const notificationKinds = [
  'returned',
  'approved',
  'mentioned',
  'assigned',
  'overdue',
  'case',
  'change',
] as const
export type NotificationKind = (typeof notificationKinds)[number]

/** How many of each kind a person has not read. */
export type UnreadCounts = Readonly<Record<NotificationKind, number>>

/** Whether a person gets a daily mail that counts what they have not read. */
export const dailySummarySchema = z.object({ isWanted: z.boolean() })
export type DailySummary = z.output<typeof dailySummarySchema>

/** Names and references are the present ones: nothing about a candidate is stored here. */
const notificationSchema = z.object({
  id: z.string(),
  kind: z.enum(notificationKinds),
  recordId: z.string().nullable(),
  reference: z.string().nullable(),
  name: z.string().nullable(),
  caseId: z.string().nullable(),
  /** Who did it; null: nobody who signed in. */
  madeBy: z.string().nullable(),
  createdAt: z.string(),
  readAt: z.string().nullable(),
})

export const notificationListSchema = z.object({
  ...cursorAsked,
})

export const notificationPageSchema = z.object({
  notifications: z.array(notificationSchema),
  unread: z.number().int(),
  ...pagePlace,
})
export type NotificationPage = z.output<typeof notificationPageSchema>

/** Which ones were read; null: all of them. */
export const readNotificationsSchema = z.object({
  ids: z.array(z.uuid()).max(100).nullable(),
})

/** Sizes in bytes, times in milliseconds. */
export const messageLimits = {
  /**
   * How long news about a file is gathered into one message; then messages sent in parallel, and how long a sender may
   * be silent.
   */
  messageGathers: 10 * minute,
  /** How long the code of a message of the kind `proof` works: with it a candidate takes everything that we hold. */
  ownDataCode: 15 * minute,
  /** For how long a former telephone or email is told what somebody may do to take the file over. */
  formerContacts: 30 * 24 * hour,
  /** For how long a telephone or email proves nothing after it was changed. */
  contactSettles: 7 * 24 * hour,
  notificationsKept: 90 * 24 * hour,
  messagesAtOnce: 4,
  messageLease: 30_000,
  /**
   * The first pause between two tries of a message; each pause is twice the one before, until the message is given up.
   */
  messageFirstPause: minute,
  messageLongestPause: 4 * hour,
  messageGivenUp: 48 * hour,
  /** How long after one mail with a checkpoint of the log the next one follows. */
  checkpointMailed: 7 * 24 * hour,
  /** How long metrics and doctor report a message that was given up. */
  messagesWatched: 24 * hour,
} as const
