import type { Answer } from '#api/client'
import { isolated, sentence } from '#messages/isolated'
import { documentKinds } from '#modules/documents/schema'
import { labelOf, shownValue } from '../record-form/record-values.ts'
import { sentenceOfEvent } from '../ui/events.ts'

export type HistoryEvent = Answer<'GET /records/{id}/history'>['events'][number]
export type FieldChange = NonNullable<HistoryEvent['changes']>[number]

/** What somebody did, after the name: `{}` stands for a document, when the event is about one. */
const deeds: Record<string, string> = {
  'record.created': 'added the record',
  'record.changed': 'changed details',
  'record.approved': 'approved the record',
  'record.returned': 'returned the record to its author',
  'record.resubmitted': 'submitted the record again',
  'record.withdrawn': 'withdrew the approval',
  'record.stage_set': 'set the stage',
  'record.assigned': 'changed who looks after the record',
  'record.note_written': 'wrote a note',
  'original.received': 'received an original',
  'original.returned': 'noted that an original was given back',
  'original.confirmed': 'confirmed a step with an original',
  'original.asked_back': 'asked for an original back',
  'record.hidden': 'hid the record',
  'record.unhidden': 'made the record visible',
  'record.deleted': 'moved the record to the trash',
  'record.restored': 'took the record out of the trash',
  'record.copied': 'took the whole file as one PDF',
  'document.uploaded': 'put {} on file',
  'document.removed': 'took {} off',
  'document.dates_noted': 'noted the dates printed on {}',
  'document.original_downloaded': 'downloaded the original of {}',
  'document.earlier_version_viewed': 'opened an earlier scan: {}',
  'contract.terms_entered': 'entered the terms of the contract',
  'contract.other_reported': 'reported another contract',
  'contract.other_answered': 'answered the report of another contract',
  'contract.read': 'said that the terms of the contract were read',
  'access_code.issued': 'issued an access code',
  'access_code.printed': 'said that the slip with the access code was printed',
  'access_code.changed': 'changed the access code, as the candidate',
  'access_code.revoked': 'revoked the access code',
  'record_link.made': 'linked the record to the own account',
  'record_link.ended': 'ended the link between record and account',
  'message.sent_again': 'sent a message to the candidate again',
  'message.switched': 'switched messages to the candidate off or on',
  'sighting.noted': 'noted that they saw a paper, of which no scan is kept',
  'sighting.removed': 'took off a note of a seen paper',
  'leaving.said': 'said, as the candidate, that they leave the agency',
  'leaving.taken_back': 'said, as the candidate, that they stay',
  'leaving.done': 'noted that the leaving was dealt with',
  'consent.given': 'agreed, as the candidate, to what we asked',
  'consent.withdrawn': 'said no, as the candidate, to what we asked',
  'share.made': 'made a share',
  'share.revoked': 'revoked a share',
}

/** The same where nobody signed in: who it was is known only by what they held. */
const strangers: Record<string, string> = {
  'viewing.opened': 'Somebody with the access code opened the file',
  'viewing.closed': 'The file was closed again',
  'contract.other_reported': 'The candidate reported another contract',
  'contract.read': 'The candidate said that the terms of the contract were read',
  'message.switched': 'The candidate switched messages off or on',
  'access_code.changed': 'The candidate changed the access code',
  'leaving.said': 'The candidate said that they leave the agency',
  'leaving.taken_back': 'The candidate said that they stay',
  'consent.given': 'The candidate said yes to a consent',
  'consent.withdrawn': 'The candidate said no to a consent',
  'share.made': 'The candidate made a share',
  'share.viewed': 'Somebody with a share code opened a share',
  'share.closed': 'A share was closed again',
  'share.revoked': 'The candidate revoked a share',
}

/** An event as a sentence: "Amina changed the permanent address from … to …". */
export function storyOf(event: HistoryEvent, people: Readonly<Record<string, string>>): string {
  const { action, by, changes } = event
  const name = by === null ? null : (people[by] ?? 'A deleted account')
  if (action === 'viewing.opened' && name)
    return sentence`${name} opened the file by the linked account`
  const deed = deeds[action]
  if (name === null || deed === undefined)
    return strangers[action] ?? sentenceOfEvent(action, event.details)
  const [only] = changes ?? []
  if (only && changes?.length === 1) return `${isolated(name)} changed ${changeInWords(only)}`
  if (changes && changes.length > 1) return sentence`${name} changed ${changes.length} details`
  return sentence`${name} ${deed.replace('{}', documentIn(event.details))}`
}

/** `the permanent address from “Road 3” to “Road 4”`. */
function changeInWords(change: FieldChange): string {
  const label = `the ${lowerFirst(labelOf(change.field))}`
  if (!change.isKnown) return label
  return sentence`${label} from ${quoted(change, change.before)} to ${quoted(change, change.after)}`
}

/** A value as people read it. */
function shownIn({ field }: Pick<FieldChange, 'field'>, value: string | null): string {
  return value === null || value === '' ? 'nothing' : shownValue(field, value)
}

function quoted(change: FieldChange, value: string | null): string {
  return value === null || value === '' ? 'nothing' : `“${shownIn(change, value)}”`
}

function documentIn({ kind, version }: HistoryEvent['details']): string {
  const label = documentKinds[kind as keyof typeof documentKinds]?.label
  if (label === undefined) return 'a document'
  return typeof version === 'number' ? `${label}, version ${version}` : label
}

function lowerFirst(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1)
}
