import { type ConsentPurpose, daysToKeepOn } from '#modules/consents/words.schema'
import type { MessageKind } from '#modules/messages/schema'
import { sentence } from '../isolated.ts'
import { consentLabels } from './consent-labels.ts'

/** What a no stops, from that moment on. */
const whatStops: Readonly<Record<ConsentPurpose, string>> = {
  keeping: `No document can be added. Removal is due after ${daysToKeepOn} days, except for contracts and payments.`,
  sharing: 'All shares have ended. No share and no attestation can be made.',
  asking: 'Nobody can note what an authority showed.',
  messages: 'Only what cannot be switched off is sent.',
  handover: 'The file is not handed over. It is removed after the last day.',
}

/** What a message to a candidate is about. */
const messageKinds: Readonly<Record<MessageKind, string>> = {
  file: 'The file can be seen',
  paper: 'A document is new',
  code: 'The access code was changed or ended',
  ending: 'A printed date is near',
  share: 'A share was opened',
  proof: 'A code for their own data',
  data: 'A copy of all data was made',
  case: 'A reported mistake is answered',
  class: 'A class has a new time or place',
  'class-cancelled': 'A class is cancelled',
  'class-credited': 'A class is cancelled, and its fee is now credit',
  closing: 'The agency is closing',
  'not-closing': 'The agency is not closing after all',
}

/** The candidate on a record's page: code, messages, consents, shares, in English. */
export const candidateWords = {
  code: {
    title: 'Access code',
    new: 'The new access code',
    hint: 'It cannot be looked up later: print the slip, or write it down for the candidate.',
    slip: 'Show slip to print',
    issued: (moment: string) => `Issued ${moment}. The code itself cannot be shown again.`,
    issuedBy: (moment: string, by: string) =>
      `Issued ${moment} by ${by}. The code itself cannot be shown again.`,
    changed: (moment: string) => `Changed ${moment} by the candidate. Staff cannot see the code.`,
    none: 'No active access code. Without one nobody can open this file on the public site.',
    handedOver: (moment: string) => `Noted as handed over in person ${moment}.`,
    handedOverBy: (moment: string, by: string) =>
      `Noted as handed over in person ${moment} by ${by}.`,
    handOver: 'Handed over in person',
    handOverNoted: 'The candidate sees that you handed the code over',
    mayHandOver: {
      title: 'Did you hand the code to the candidate?',
      text: 'Say so only if you gave it to the candidate, and to nobody else: no relative, no sub-agent. The candidate sees the date, and what to do if it was not so.',
      yes: 'I handed it over',
    },
    noSlip:
      'Nobody said that its slip was printed. If the candidate has no slip, issue a new code.',
    lastUse: 'The last use of the access code',
    opened: (moment: string) => `The file was last opened ${moment}.`,
    neverOpened: 'The file was never opened with a code.',
    onlyApproved: 'It opens the file only once the record is approved and visible.',
    issue: 'Issue access code',
    issueNew: 'Issue a new code',
    revoke: 'Revoke',
    revoked: 'The access code is revoked',
    mayReissue: {
      title: 'Issue a new code?',
      text: 'The code that the candidate has now stops working at once. A file that is open with it closes, and the shares made with it stop.',
      yes: 'Issue a new code',
    },
    mayRevoke: {
      title: 'Revoke the access code?',
      text: 'Nobody can open this file any more until you issue a new code. A file that is open now closes, and its shares stop for good.',
      yes: 'Revoke it',
    },
  },
  /** What a message tells. */
  kinds: messageKinds,
  tell: {
    title: 'Tell the candidate',
    what: 'What to tell',
    off: 'The candidate has switched off messages of this kind.',
    unreachable: 'No telephone and no email is on file.',
    writeEmail: 'Write email',
    how: 'Opens the app on this device with this text; you send it.',
  },
  messages: {
    title: 'Messages',
    none: 'None so far.',
    since: (moment: string) => `Since ${moment}`,
    off: 'Switched off by the candidate, who alone can switch them on:',
    by: { mail: ' by email', sms: ' by SMS' },
    waiting: 'Waiting to be sent',
    nowhere: 'Cannot be sent',
    notTaken: (by: string, moment: string) => `Not accepted${by} ${moment}. It will be tried again`,
    sending: (by: string) => `Being sent${by}`,
    sent: (by: string, moment: string) => `Sent${by}${moment}`,
    perhaps: (by: string, moment: string) =>
      `Perhaps sent${by}${moment}. The connection was cut. It is not sent again automatically`,
    failed: (by: string, moment: string) => `Failed${by}${moment}. It is not tried again`,
    byHand: 'Not sent automatically. Tell the candidate with the buttons above',
    unreachable: 'Not sent: no telephone and no email is on file',
    again: 'Send again',
    againOne: (kind: string) => `Send again: ${kind}`,
    willBeSent: 'The message will be sent',
    mayRepeat: {
      title: 'Send this message again?',
      sent: (kind: string) => `“${kind}” was sent already. The candidate may get it twice.`,
      perhaps: (kind: string) =>
        `“${kind}” may have arrived already. The candidate may get it twice.`,
      yes: 'Send it again',
    },
  },
  consents: {
    title: 'What the candidate agrees to',
    labels: consentLabels,
    stops: whatStops,
    said: { given: 'Yes', withdrawn: 'No' },
    notYet: 'Not answered yet',
    since: (answer: string, moment: string) => `${answer}, since ${moment}`,
    before: (answers: string) => `Before: ${answers}`,
    read: 'What the candidate read',
  },
  shares: {
    title: 'Shares',
    none: 'None. The candidate makes them with the file open, for an employer or a bank.',
    purposes: {
      employer: 'For an employer',
      bank: 'For a bank',
      authority: 'For an authority',
      other: 'For somebody else',
    },
    open: (day: string) => `Open until ${day}`,
    expired: (day: string) => `Expired ${day}`,
    revokedOn: (day: string) => `Revoked ${day}`.trim(),
    stopped: 'Stopped: the record is no longer public, or the access code ended',
    made: (moment: string) => `Made ${moment}`,
    opened: (times: number, last: string) =>
      `opened ${times === 1 ? 'once' : `${times} times`}, last ${last}`,
    notOpened: 'nobody has opened it yet',
    revoke: 'Revoke',
    revokeOne: (label: string) => `Revoke the share ${label}`,
    revoked: 'The share is revoked',
    mayRevoke: {
      title: 'Revoke this share?',
      text: (label: string) =>
        sentence`“${label}” shows nothing from the next request on. The candidate sees that it is revoked, and can make a new one.`,
      yes: 'Revoke it',
    },
  },
  views: {
    title: 'Viewings',
    all: 'The viewings',
    loading: 'Loading…',
    none: 'Nobody has opened this file from outside.',
    more: 'Load more viewings',
    byCode: 'With the access code',
    byAccount: 'By the linked account',
    byShare: 'By a share',
    byTheShare: (label: string) => sentence`By the share “${label}”`,
  },
}
