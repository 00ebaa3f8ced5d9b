import { type Case, jose, rahima } from './case.ts'
import { largeImage, scriptedPdf } from './large-files.ts'

const table = 'utf-8.csv'
const rows = [jose, rahima]
const noImage =
  'This file is not a JPEG, PNG, WebP, HEIC, TIFF, BMP or PDF. Take a photo of the document or save it as a PDF.'
const damaged =
  'This file is damaged, or written in a way that cannot be shown here. Open it yourself, save it again and try once more.'
const otherBytes =
  'This file is damaged in the zip: its bytes are not those that were packed. Pack it again and choose the new zip.'
const refused = (sentence: string) => ({
  imagesRefused: `import.images_unreadable: ${sentence}`,
})
const leavesFolder = refused(
  'This zip holds a path that leaves its own folder, so none of it was taken. Pack the images again with ordinary names.',
)

/** Images that come with an ordinary table of two rows; what is wrong with one is said of its row. */
export const imageCases: Case[] = [
  [
    'images by name and by folder, and what systems put beside them',
    table,
    {
      rows,
      documents: { AB1234567: 'photo', AB7654321: 'work-permit' },
      unused: ['stranger.png'],
    },
    ['good.zip'],
  ],
  [
    'images that columns name: by path, missing, or in the web',
    'named-images.csv',
    {
      rows,
      problems: {
        3: [
          'Job offer letter: no file “missing.png” is among the images. Add it, or correct the name.',
        ],
      },
      documents: { AB1234567: 'job-offer ticket', AB7654321: '' },
      unused: ['a/x.png'],
    },
    ['named-images.zip'],
  ],
  [
    'names of images in Bengali, taken apart, and with signs in the number',
    table,
    { rows, documents: { AB1234567: 'photo ticket', AB7654321: 'visa-paper' } },
    ['unusual-names.zip'],
  ],
  [
    'names of images without a sign behind the number, or with one within it',
    table,
    {
      rows,
      documents: { AB1234567: 'photo job-offer', AB7654321: 'ticket' },
      unused: ['AB12345678photo.png'],
    },
    ['names-without-signs.zip'],
  ],
  [
    'names of images that leave in doubt what they are',
    table,
    {
      rows,
      problems: {
        2: [
          '“AB1234567 scan.png”: its name does not say which document it is. Name it after the document, such as “work permit” or “photo”.',
        ],
        3: [
          '“AB7654321 lmia and ticket.png”: its name fits LMIA Certificate and Ticket. Name it after the document, such as “work permit” or “photo”.',
        ],
      },
    },
    ['names-in-doubt.zip'],
  ],
  [
    'the same image twice, and one image for two documents',
    table,
    {
      rows,
      problems: {
        2: [
          'Candidate photo: “a/AB1234567 photo.png” and “b/AB1234567 photo.png” both match. Keep one.',
        ],
      },
      documents: { AB1234567: '', AB7654321: 'photo visa-paper' },
    },
    ['same-image-twice.zip'],
  ],
  [
    'the same zip twice: the second takes the place of the first',
    table,
    {
      rows,
      documents: { AB1234567: 'photo', AB7654321: 'work-permit' },
      unused: ['stranger.png'],
    },
    ['good.zip', 'good.zip'],
  ],
  [
    'images that are no images',
    table,
    {
      rows,
      problems: {
        2: [
          '“AB1234567 medical.png” is an empty file. Scan the document again, or copy the file again.',
          `“AB1234567 photo.png”: ${noImage}`,
          `“AB1234567 visa.svg”: ${noImage}`,
          `“AB1234567 ticket.gif”: ${noImage}`,
          `“AB1234567 lmia.heic”: ${damaged}`,
        ],
        3: [`“AB7654321 photo.png”: ${damaged}`],
      },
    },
    ['no-images.zip'],
  ],
  [
    'a PDF with script',
    table,
    {
      rows,
      problems: {
        2: [
          '“AB1234567 visa.pdf”: This PDF has script. Print it to a new PDF, or take a photo of the document.',
        ],
      },
    },
    [scriptedPdf],
  ],
  [
    'an image of 64 megapixels in 8 kB',
    table,
    {
      rows,
      problems: {
        2: [
          '“AB1234567 photo.png”: A page of this file has more than 60 megapixels. Scan it at a lower resolution.',
        ],
      },
    },
    ['64-megapixels.zip'],
  ],
  [
    'a PDF of 21 pages, and one that is cut off',
    table,
    {
      rows,
      problems: {
        2: [
          '“AB1234567 visa.pdf”: This file has more than 20 pages. Keep only the pages of this document.',
        ],
        3: [`“AB7654321 visa.pdf”: ${damaged}`],
      },
      documents: { AB1234567: 'ticket', AB7654321: '' },
    },
    ['21-pages.zip'],
  ],
  [
    'an image of 16 MiB',
    table,
    {
      rows,
      problems: {
        2: ['“AB1234567 photo.jpg” is larger than 15 MiB. Scan it at a lower resolution.'],
      },
    },
    [largeImage],
  ],
  [
    'an image that is damaged within the zip: the others are read',
    table,
    {
      rows,
      problems: { 2: [`“AB1234567 photo.png”: ${otherBytes}`] },
      documents: { AB1234567: '', AB7654321: 'photo' },
    },
    ['damaged-within.zip'],
  ],
  [
    'an image that is larger than the zip says',
    table,
    { rows, problems: { 2: [`“AB1234567 photo.png”: ${otherBytes}`] } },
    ['lying-size.zip'],
  ],
  [
    'a zip in a zip',
    table,
    refused(
      '“AB1234567 photo.zip” is an archive itself. Unpack it and put its files in its place, then choose everything again.',
    ),
    ['zip-in-a-zip.zip'],
  ],
  ['an empty zip', table, { rows }, ['empty.zip']],
  ['an image that belongs to nobody', table, { rows, unused: ['photo.png'] }, ['photo.png']],
  ['zip slip upwards', table, leavesFolder, ['slip-upwards.zip']],
  ['zip slip to an absolute path', table, leavesFolder, ['slip-absolute.zip']],
  ['zip slip to a drive', table, leavesFolder, ['slip-drive.zip']],
  ['zip slip with backslashes', table, leavesFolder, ['slip-backslashes.zip']],
  [
    'an encrypted zip',
    table,
    refused(
      'This zip is protected by a password. Pack the images without one and choose the zip again.',
    ),
    ['encrypted.zip'],
  ],
  [
    'a zip bomb',
    table,
    refused(
      '“AB1234567 photo.png” would unpack to far more than a scan has, so none of this zip was taken. Pack the images again.',
    ),
    ['bomb.zip'],
  ],
  [
    'a zip that is cut off',
    table,
    refused('This zip is damaged or cut off. Pack the images again and choose it again.'),
    ['cut-off.zip'],
  ],
  [
    'a zip that is packed in an unknown way',
    table,
    refused(
      '“AB1234567 photo.png” is packed in a way that cannot be read. Pack the images as an ordinary zip and choose it again.',
    ),
    ['unknown-packing.zip'],
  ],
  [
    'a good zip and a bad one: nothing of the import stays after it is given up',
    table,
    refused('This zip is damaged or cut off. Pack the images again and choose it again.'),
    ['good.zip', 'cut-off.zip'],
  ],
]
