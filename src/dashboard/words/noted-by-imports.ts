import type { RefusalCode, SentenceOf } from '#api/client'

/**
 * What an import notes of a row, an image or itself when it is refused: the sentence alone, so its code is found here.
 * A sentence that was reworded fails the type check.
 */
const noted = {
  'import.not_found': 'There is no such import.',
  'import.unreadable':
    'This table cannot be read. Save it as CSV (UTF-8) or XLSX and choose it again.',
  'import.encoding_unknown':
    'We cannot tell in which encoding this file is written. Choose its encoding, or save it as CSV (UTF-8) and choose it again.',
  'import.too_large':
    'This table is larger than 64 MiB. Cut it into several files and import one after the other.',
  'import.images_unreadable':
    'This zip of images cannot be read. Pack it again without a password and choose it again.',
  'import.mapping': 'The columns do not fit the table. Choose again which column is what.',
  'import.wrong_state':
    'This is not possible at the step that the import is in. Reload and look again.',
  'import.licence_stops':
    'No new records now: by the last look-up, the licence of this agency has ended or is unknown, or nobody looked for 90 days. Look it up in the register and note it under Settings, or choose “Update records that are on file”.',
  'import.busy': 'Another import is running. Wait until it has ended, or cancel it.',
  'import.undo_over':
    'An import can be taken back for 24 hours. Delete the records one by one instead.',
  'import.files_removed':
    'The files of this import have been removed, because they hold passport numbers. Choose the table again.',
  'service.busy': 'Too much is being sent or shown at the moment. Try again in a few seconds.',
  'record.passport_taken': 'A record with this passport number is already on file.',
  'record.licence_stops':
    'No new records now: by the last look-up, the licence of this agency has ended or is unknown, or nobody looked for 90 days. An admin looks it up in the register and notes it under Settings.',
  'record.agency_closes': 'No new records can be added: this agency is closing.',
  'record.not_found': 'There is no such record.',
  'record.in_trash': 'This record is in the trash. Restore it first.',
  'record.not_editable': 'You can change a record only while it is pending or returned to you.',
  'record.changed_meanwhile':
    'Somebody else changed this record. Compare both versions and decide.',
  'document.kind_of_admins':
    'Only an admin adds or removes papers of this kind. Ask an admin to do it.',
  'document.scan_not_kept':
    'We keep no scan of this kind of paper. Note on the record’s page that you saw it. An admin can state in the settings why scans of it are kept.',
  'consent.no_keeping':
    'The candidate no longer agrees that we keep this file, so no paper can be added. Only the candidate can change that.',
  'document.unsupported':
    'This file is not a JPEG, PNG, WebP or PDF. Take a photo of the paper or save it as a PDF.',
  'document.heic':
    'This is a HEIC picture, which we cannot read. Send it as JPEG or PDF, or on an iPhone choose Settings > Camera > Formats > Most Compatible and take it again.',
  'document.too_large':
    'This file is larger than 15 MiB. Take the photo in a lower resolution or scan it again.',
  'document.too_many_pixels':
    'A page of this file has more than 60 megapixels. Scan it in a lower resolution.',
  'document.too_many_pages': 'This PDF has more than 20 pages. Keep only the pages of this paper.',
  'document.active_content':
    'This PDF has more than pages: script, attached files or actions. Print it to a new PDF, or take a photo of the paper.',
  'document.damaged':
    'This file is damaged or protected and cannot be shown. Open it yourself, save it again and try once more.',
  'document.empty': 'No file arrived. Choose the file again.',
  'service.unavailable': 'Candor cannot answer at the moment. Try again in a minute.',
  'service.database_unavailable':
    'The database does not answer at the moment. Try again in a minute.',
  'service.storage_unavailable':
    'The storage of files does not answer at the moment. Try again in a minute.',
  'service.no_room':
    'There is no room left on the disk, so nothing can be saved. Nothing was changed. Tell the operator.',
  'service.outcome_unknown':
    'The database went away while this was being saved. It may have been saved. Look before you try again.',
  'document.file_missing':
    'This file is missing where the agency keeps its files, so it cannot be shown. Tell the agency.',
  'document.not_found': 'There is no such document.',
} as const satisfies { [Code in RefusalCode]?: SentenceOf<Code> }

const codes = new Map<string, string>(
  Object.entries(noted).map(([code, sentence]) => [sentence, code]),
)

/** The code of a refusal whose sentence an import noted. */
export function notedCode(sentence: string): string | undefined {
  return codes.get(sentence)
}
