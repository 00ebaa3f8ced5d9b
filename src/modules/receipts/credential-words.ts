import { longDate, longMoment } from '#platform/clock/schema'
import type { Receipt, ReceiptContent } from './schema.ts'

// The words of a receipt's credential, in English as a program finds them: none judges a document (H4).

const usually = { replaced: 'Superseded', withdrawn: 'Withdrawn' }
const changedAs: Partial<Record<ReceiptContent['compared'], typeof usually>> = {
  attestation: { replaced: 'Superseded', withdrawn: 'Ended' },
  payment: { replaced: 'Corrected', withdrawn: 'Withdrawn' },
  receipt: { replaced: 'Changed', withdrawn: 'Changed' },
}

const english = { lang: 'en', timeZone: 'UTC' }

/** Returns what was compared, when and by whom, what was not, and where to read what has changed since. */
export function statementOf(receipt: Receipt, address: string): string {
  const { organisation, superseded, supersededSince, withdrawnSince, expiredSince } = receipt
  const agency = organisation.legalName
  const isOfMoney = receipt.compared === 'payment'
  const { replaced, withdrawn } = changedAs[receipt.compared] ?? usually
  const already = isOfMoney
    ? 'It had corrected the entry already.'
    : 'It held a newer scan already.'
  return [
    `${agency} is a private company, not a government.`,
    answerOf(receipt),
    ...(superseded ? [already] : []),
    ...(supersededSince ? [`${replaced} since ${longDate(supersededSince, english)}.`] : []),
    ...(withdrawnSince ? [`${withdrawn} since ${longDate(withdrawnSince, english)}.`] : []),
    ...(expiredSince ? [`Expired since ${longDate(expiredSince, english)}.`] : []),
    'It does not say whether a document is genuine, or what a visa is worth: only the authority that issued the document can tell.',
    `This is about that moment; what has changed since is told at ${address}.`,
  ].join(' ')
}

const none = 'No document was compared.'

function answerOf({ at, heldSince, verdict }: Receipt): string {
  const when = longMoment(at, english)
  const held = heldSince && longDate(heldSince, english)
  return {
    same: `On ${when} it compared the bytes of a file: they were those of a copy that it had held since ${held}.`,
    copy: `On ${when} it compared the bytes of a file: they were those of a marked copy that its site had shown, made from what it had held since ${held}.`,
    different: `On ${when} it compared the bytes of a file: they were those of none that it held for comparison. That does not mean that the file is forged: saving a file again changes it, and what only the candidate may see is never compared.`,
    known: `On ${when} somebody asked about a reference: it had a record with it. No document was compared.`,
    unknown: `On ${when} somebody asked about a reference: it could say nothing about it. No document was compared.`,
    shown: `On ${when} what a candidate had shared was opened on its site, with copies of the documents that are named here. No file was compared.`,
    'in-force': `On ${when} somebody showed an attestation that it had signed, and that was in force. ${none}`,
    expired: `On ${when} somebody showed an attestation that it had signed, and whose time was over. ${none}`,
    ended: `On ${when} somebody showed an attestation that it had signed, and by which it no longer stood. ${none}`,
    ours: `On ${when} somebody showed the file of a receipt that it had signed. Nothing was known to have changed since. ${none}`,
    changed: `On ${when} somebody showed the file of a receipt that it had signed. Something had changed since. ${none}`,
    unsure: `On ${when} somebody showed a text with a signature by a key of its own. It does not stand by that text. ${none}`,
    altered: `On ${when} somebody showed a text that claimed its signature. It had not signed that text. ${none}`,
    foreign: `On ${when} somebody showed a text that named another issuer. It does not judge that issuer, and did not check the signature. ${none}`,
    issued: `On ${when} somebody asked about a payment receipt by its number and check value. It had issued that receipt. Amount and day are on it. ${none}`,
    refunded: `On ${when} somebody asked about a payment receipt by its number and check value. It had issued that receipt for money that it paid back. Amount and day are on it. ${none}`,
    unconfirmed: `On ${when} somebody asked about a payment receipt by a number and a check value. It could not confirm these. ${none}`,
  }[verdict]
}
