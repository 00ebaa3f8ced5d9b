import { accountRefusals } from './account-refusals.ts'
import { exchangeRefusals } from './exchange-refusals.ts'
import { type Entry, requestRefusals } from './request-refusals.ts'
import { trainingRefusals } from './training-refusals.ts'

/**
 * Every refusal that Candor knows. A code is permanent: integrators and screens depend on it.
 * docs/errors.md lists the same codes; a test keeps both equal.
 */
export const refusals = {
  ...requestRefusals,
  ...accountRefusals,
  'setup.already_done': {
    kind: 'gone',
    sentence: 'This installation is set up already. Sign in instead.',
  },
  'setup.wrong_link': {
    kind: 'gone',
    sentence:
      'This set-up link does not work any more. Start Candor again and use the link that it prints.',
  },
  'setup.required': {
    kind: 'unavailable',
    sentence:
      'This installation is not set up yet. Open the set-up link that the server printed when it started.',
  },
  'organisation.claims_authority': {
    kind: 'invalid',
    sentence:
      'This name claims to be a government or one of its services. Use the registered name of your agency.',
  },
  'record.not_found': { kind: 'not_found', sentence: 'There is no such record.' },
  'record.passport_taken': {
    kind: 'conflict',
    sentence: 'A record with this passport number is already on file.',
  },
  'record.changed_meanwhile': {
    kind: 'conflict',
    sentence: 'Somebody else changed this record. Compare both versions and decide.',
  },
  'record.already_hidden': { kind: 'conflict', sentence: 'This record is hidden already.' },
  'record.already_visible': { kind: 'conflict', sentence: 'This record is visible already.' },
  'record.wrong_state': {
    kind: 'conflict',
    sentence: 'This is not possible in the state that the record is in. Reload and look again.',
  },
  'record.not_editable': {
    kind: 'forbidden',
    sentence: 'You can change a record only while it is pending or returned to you.',
  },
  'record.second_person': {
    kind: 'forbidden',
    sentence:
      'You entered this record or changed it since its last approval. Another admin has to approve it.',
  },
  'record.not_in_trash': { kind: 'conflict', sentence: 'This record is not in the trash.' },
  'record.in_trash': {
    kind: 'conflict',
    sentence: 'This record is in the trash. Restore it first.',
  },
  'bulk_change.not_found': {
    kind: 'not_found',
    sentence: 'This cannot be undone any more. Change the records one by one.',
  },
  'saved_view.not_found': { kind: 'not_found', sentence: 'There is no such view.' },
  'saved_view.name_taken': {
    kind: 'conflict',
    sentence: 'You have a view with this name already. Choose another name.',
  },
  'saved_view.too_many': {
    kind: 'conflict',
    sentence: 'You have 50 views. Delete one that you do not need.',
  },
  'document.not_found': { kind: 'not_found', sentence: 'There is no such document.' },
  'document.kind_of_admins': {
    kind: 'forbidden',
    sentence: 'Only an admin adds or removes papers of this kind. Ask an admin to do it.',
  },
  'document.unsupported': {
    kind: 'unsupported',
    sentence:
      'This file is not a JPEG, PNG, WebP or PDF. Take a photo of the paper or save it as a PDF.',
  },
  'document.too_large': {
    kind: 'too_large',
    sentence:
      'This file is larger than 15 MiB. Take the photo in a lower resolution or scan it again.',
  },
  'document.too_many_pixels': {
    kind: 'invalid',
    sentence: 'A page of this file has more than 60 megapixels. Scan it in a lower resolution.',
  },
  'document.too_many_pages': {
    kind: 'invalid',
    sentence: 'This PDF has more than 20 pages. Keep only the pages of this paper.',
  },
  'document.active_content': {
    kind: 'invalid',
    sentence:
      'This PDF has more than pages: script, attached files or actions. Print it to a new PDF, or take a photo of the paper.',
  },
  'document.damaged': {
    kind: 'invalid',
    sentence:
      'This file is damaged or protected and cannot be shown. Open it yourself, save it again and try once more.',
  },
  'document.empty': {
    kind: 'invalid',
    sentence: 'No file arrived. Choose the file again.',
  },
  'lookup.no_data_found': { kind: 'not_found', sentence: 'No Data Found' },
  'viewing.ended': {
    kind: 'unauthenticated',
    sentence: 'This file is closed. Open it again with the number and the access code.',
  },
  'link.account_only': {
    kind: 'forbidden',
    sentence:
      'Only a person who is signed in can link a record, not an API key. Use the look-up instead.',
  },
  'link.not_linked': {
    kind: 'not_found',
    sentence:
      'No record is linked to your account. Link it with the passport number and the access code.',
  },
  'code_alert.not_found': {
    kind: 'not_found',
    sentence: 'This alert is no longer there. Somebody may have dismissed it.',
  },
  'share.not_shareable': {
    kind: 'invalid',
    sentence: 'One of these papers cannot be part of this share. Take it out and try again.',
  },
  'share.not_on_file': {
    kind: 'invalid',
    sentence: 'One of these papers is not in your file. Take it out and try again.',
  },
  'share.outside_viewing': {
    kind: 'forbidden',
    sentence:
      'Your file was opened for some papers only. Open the whole file to share the other papers.',
  },
  'share.too_many': {
    kind: 'conflict',
    sentence: 'There are 20 open shares of this file already. Revoke one that is not needed.',
  },
  'share.not_found': { kind: 'not_found', sentence: 'There is no such share.' },
  'concern.not_found': { kind: 'not_found', sentence: 'There is no such report.' },
  'concern.wrong_state': {
    kind: 'conflict',
    sentence: 'Somebody else dealt with this report. Reload and look again.',
  },
  'notice.not_found': { kind: 'not_found', sentence: 'There is no such notice.' },
  'notice.already_public': {
    kind: 'conflict',
    sentence: 'This notice is on the public site already. Reload and look again.',
  },
  'notice.images_required': { kind: 'invalid', sentence: 'Both images are required' },
  ...exchangeRefusals,
  ...trainingRefusals,
} as const satisfies Record<string, Entry>

/** What is said of a defect, which is no refusal: nobody should know more of it than that. */
export const defectSentence = 'Something went wrong on our side.'

/** A permanent refusal code, e.g. `record.already_hidden`. */
export type RefusalCode = keyof typeof refusals
