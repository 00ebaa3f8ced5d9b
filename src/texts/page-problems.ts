import { problems } from '#platform/problems.schema'

/** What pages say themselves where the server was not asked, or made no problem of its answer. */
export const pageProblems = problems('page', {
  noPreview: 'The server refused to make the preview.',
  sendingStopped: 'Sending was stopped.',
  stopped: 'You stopped this upload. Try again, or remove the file.',
  empty: 'This file is empty. Choose the file again.',
  unreadable: 'This file could not be read. Choose the file again.',
  largePicture:
    'This file is {size}; at most {most} MiB are allowed. Press “Adjust” to make it smaller, or take the photo at a lower resolution or scan it again.',
  largeFile:
    'This file is {size}; at most {most} MiB are allowed. Scan it again at a lower resolution.',
})
