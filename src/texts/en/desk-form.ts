import { sentence } from '../isolated.ts'

/** Texts of a record's forms besides the table of fields, in English. */
export const formWords = {
  add: 'Add record',
  chooseCountry: 'Choose a country',
  chooseLanguage: 'Choose a language',
  notKnown: 'Not known',
  added: {
    title: (name: string) => sentence`${name} is added`,
    reference: (reference: string) => `Record reference ${reference}.`,
    approved: 'It is approved.',
    waits: 'It waits for the approval of an admin.',
  },
  notAll: {
    title: (name: string) => sentence`${name} is added, but not with every file`,
    stands: (reference: string) => `The record ${reference} is saved.`,
    open: (count: number) =>
      count === 1
        ? 'One file was not uploaded: beside it is why. Correct it, or finish without it.'
        : `${count} files were not uploaded: beside each is why. Correct them, or finish without them.`,
  },
  unsorted: 'Some files above are not sorted yet. Sort or remove them first.',
  uploadRest: 'Upload the remaining files',
  finish: 'Finish without the missing files',
  reference: {
    label: 'Authority’s reference number',
    hint: 'As a document above shows it. Leave it empty if none does',
  },
  passport: {
    onFile: 'A record with this passport number is already on file',
    askAdmin: '. Ask an admin about it.',
  },
  alike: {
    found: (count: number) =>
      `${count === 1 ? 'A record has a similar name' : `${count} records have similar names`}. Check that this is somebody else:`,
    father: (name: string) => `(father: ${name})`,
  },
  mrz: {
    open: 'Fill from the passport’s MRZ',
    label: 'The two lines at the bottom of the passport’s page',
    hint: 'Type or paste them, with every “<”. Their check digits find what was misread.',
    filled: (fields: string) => `Filled in: ${fields}. Compare them with the passport.`,
    missing: (fields: string) => ` Not filled in, so still as before: ${fields}.`,
    wrong: {
      tooMany: (there: number, wanted: number) =>
        `These are ${there} lines; take only the ${wanted} at the foot of the page.`,
      otherKind: 'These lines are of a kind that is not read here. Type the details instead.',
      odd: (line: number, sign: string) =>
        `Line ${line} holds “${sign}”; these lines have only letters, digits and “<”.`,
      length: (line: number, there: number, wanted: number) =>
        `Line ${line} has ${there} characters and should have ${wanted}. Compare it with the document.`,
      digit: (line: number, what: string, at: number) =>
        `Line ${line}: the ${what} does not fit its check digit (character ${at}). One of its characters was misread.`,
      unread: (line: number, what: string, from: number, to: number) =>
        `Line ${line}: the ${what} (characters ${from} to ${to}) cannot be read.`,
      lastDigit: (line: number, at: number) =>
        `Line ${line}: the last check digit (character ${at}) does not fit the line. One of its characters was misread.`,
      what: {
        documentCode: 'kind of document',
        issuingState: 'country that issued it',
        citizenship: 'nationality',
        documentNumber: 'number of the passport',
        birthDate: 'date of birth',
        expirationDate: 'date of expiry',
        personalNumber: 'personal number',
        lastName: 'surname',
        sex: 'sex',
      },
    },
  },
  photo: {
    fill: 'Fill from a photo of the passport',
    fillBelow: 'Fill from the passport below',
    hint: 'The photo is read in this browser. Both lines at the bottom of the page must be in it.',
    lost: 'The reader could not be loaded. Check your connection.',
    loading: 'Loading the reader (4 MB, the first time only)',
    reading: 'Reading the photo',
    stop: 'Stop reading',
    otherwise: 'Nothing was filled in. You can also paste the two lines or type the details.',
    why: {
      unread:
        'The two lines could not be read for certain. Take the photo again from straight above, in even light, with both lines whole and sharp.',
      'no-picture':
        'This browser cannot open the file as a picture. Choose a JPEG, PNG or WebP file.',
      'no-reader':
        'The reader could not start. Check your connection and try again; an older browser may not have what it needs.',
    },
    filled: (fields: string) => `Filled in: ${fields}. Compare them with the passport. `,
    kept: (field: string, read: string) =>
      `${field} stays as you typed it; the photo says ${read}. `,
    missing: (fields: string) => `Not read: ${fields}.`,
    check: 'Check:',
    checkName: 'read from the photo. Compare each letter with the passport.',
    nameIsRight: 'The name is right',
  },
  /** `340 KiB` or `1.2 MiB`, counting like the forms. */
  size: (bytes: number) =>
    bytes < 1024 * 1024
      ? `${Math.ceil(bytes / 1024)} KiB`
      : `${(bytes / 1024 / 1024).toFixed(1)} MiB`,
  adjust: {
    adjust: 'Adjust',
    adjustOne: (file: string) => `Adjust ${file}`,
    undo: 'Undo',
    undoOne: (file: string) => `Undo the changes to ${file}`,
    lost: 'The tools could not be loaded. Check your connection.',
    adjusted: ', adjusted',
    isLarge: '. If your line is slow, “Adjust” can make it smaller.',
    title: 'Adjust the picture',
    opening: 'Opening the picture…',
    broken:
      'This browser cannot open the file as a picture. It may be damaged. Choose the file again, or take the photo again.',
    back: 'Back to the form',
    how: 'Drag the corners and edges to crop.',
    howByKeys:
      'With the keyboard, press Tab to reach one, then the arrow keys; Shift makes larger steps.',
    use: 'Use',
    startAgain: 'Start again',
    left: 'Turn left',
    right: 'Turn right',
    straighten: 'Straighten',
    degrees: (degrees: number) => `${degrees.toFixed(1).replace('-', '−')}°`,
    smaller: 'Make smaller',
    everyPixel: 'No, keep every pixel',
    toPixels: (pixels: number) => `To ${pixels.toLocaleString('en')} pixels on the longer side`,
    tooLarge: (size: string, most: string) =>
      `The file is ${size}, and at most ${most} can be uploaded. Choose a size.`,
    slow: 'A large file takes a long time on a slow line. At 2,000 pixels an A4 page stays readable.',
    tooLargePicture:
      'This browser cannot make so large a picture. Choose a size under “Make smaller”.',
    pixels: (width: number, height: number) =>
      `${width.toLocaleString('en')} × ${height.toLocaleString('en')} pixels`,
    before: (size: string, pixels: string) => `Before: ${size}, ${pixels}`,
    after: (size: string, pixels: string) => `After: ${size}, ${pixels}`,
    unchanged: 'Nothing is changed yet.',
    stillTooMuch: ' That is still too much: choose a smaller size.',
    noMetadata: 'Place, time and camera are not in the adjusted file.',
    /** What a screen reader says at each handle. */
    handles: {
      cropArea: 'What is kept. The arrow keys move it.',
      nwDragHandle: 'Upper left corner. The arrow keys move it.',
      nDragHandle: 'Upper edge. The arrow keys up and down move it.',
      neDragHandle: 'Upper right corner. The arrow keys move it.',
      eDragHandle: 'Right edge. The arrow keys left and right move it.',
      seDragHandle: 'Lower right corner. The arrow keys move it.',
      sDragHandle: 'Lower edge. The arrow keys up and down move it.',
      swDragHandle: 'Lower left corner. The arrow keys move it.',
      wDragHandle: 'Left edge. The arrow keys left and right move it.',
    },
  },
  documents: {
    title: 'Documents',
    drop: 'Drop all files here, or press to choose several',
    choose: 'Choose several files',
    hint: 'You can paste pictures too. Files are sorted by their names; you can correct that. JPEG, PNG, WebP, HEIC, TIFF, BMP or PDF, up to 15 MiB each.',
  },
  tray: {
    label: 'Unsorted files',
    title: (count: number) =>
      count === 1 ? 'One file is not sorted yet' : `${count} files are not sorted yet`,
    lead: 'Say which document each one is, or remove it.',
    ambiguous: (kinds: readonly string[]) => `Its name fits ${kinds.join(' and ')}.`,
    double: (kind: string) => `Another file also looks like ${kind}.`,
    'not-asked': (kind: string) => `It looks like ${kind}, which this form does not ask for.`,
    ofAdmins: (kind: string) => `${kind}: it goes to an admin with the record.`,
    unknown: 'Its name does not say which document it is.',
    choose: 'Choose which document it is.',
  },
  slot: {
    file: 'File',
    whichDocument: (file: string) => `Which document is ${file}?`,
    toTray: 'Move to unsorted',
    chooseDocument: 'Choose the document…',
    forAdmins: 'For an admin',
    photoOf: (kind: string) => `Photo of ${kind}`,
    uploadOf: (file: string) => `Upload of ${file}`,
    cancel: 'Cancel',
    cancelOne: (file: string) => `Cancel the upload of ${file}`,
    another: 'Choose another file',
    anotherPhoto: 'Take another photo',
    again: 'Try again',
    remove: 'Remove',
    removeOne: (file: string) => `Remove ${file}`,
    willGo: 'Will be taken off the record',
    stays: 'On file; kept',
    replace: 'Replace',
    choose: 'Choose file',
    photo: 'Take photo',
    keep: 'Keep it',
    takeOff: 'Take off',
    uploading: (percent: number) => `Uploading, ${percent} %`,
    uploaded: 'Uploaded',
    onlySeen: 'No scan of this document is kept here. Note on the record’s page that you saw it.',
    notToBeKept:
      'The candidate no longer agrees that we keep this file, so no document can be added.',
  },
  draft: {
    title: (moment: string) => `Continue your draft of ${moment}`,
    noName: 'No name yet',
    files: (count: number) =>
      count === 0 ? 'no file' : count === 1 ? 'one file' : `${count} files`,
    what: (name: string, files: string) =>
      `${name}, ${files}. It is only in this browser, for 24 hours or until you sign out.`,
    outdated:
      ' The record has been changed since: before anything is saved you see both versions and choose.',
    continue: 'Continue',
    discard: 'Discard draft',
    leaveAll:
      'What you entered is not saved yet. It is kept as a draft in this browser for 24 hours.',
    leaveDetails:
      'What you typed is kept as a draft in this browser for 24 hours. The files are not: this browser has no room for them.',
    keptDetails:
      'This browser has no room for the files. If you leave before you send the form, what you typed is kept, and you choose the files again.',
    unread:
      'This browser could not open its drafts. If you started this form here before, reload the page first.',
    keptNothing: 'This browser keeps no draft. If you leave before you send the form, start again.',
  },
}
