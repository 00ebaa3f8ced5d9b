import type { ActionContext } from '#platform/context'

/** The hidden field of a form that counts once, however often it is sent. */
export const idempotencyField = 'once'

/** 80 random bits, in as few bytes as they go into: they do not compress. */
const keyLength = 16

/** A key as a page drew it. */
export const idempotencyKey = /^[0-9A-Z]{16}$/

/** The addresses of forms that would leave something twice: whatever is entered, written or handed out. */
const actionsCountedOnce =
  /^\/(?:my\/)?file\/(?:share|tell\/[a-z-]+)$|^\/my\/shares$|^\/tell\/[a-z-]+$|^\/(?:shared|verify)\/receipts$/

/** Tells whether a form to this address has a key. */
export const isCountedOnce = (action: string) => actionsCountedOnce.test(action)

/**
 * Returns a key for a form of its own. A telephone that restores a tab sends its form again without a question, and so
 * does a second tap; a page that is opened again is another form.
 */
export const newFormKey = ({ crockford }: Pick<ActionContext['ids'], 'crockford'>): string =>
  crockford(keyLength)
