import { sentence } from '../isolated.ts'

/** A record and its documents in the viewer, in English. */
export const documentsWords = {
  details: {
    title: 'Details',
    entered: 'Entered',
    waitsSince: 'Waiting since',
    approved: 'Approved',
  },
  changes: {
    nothing: 'nothing',
    unknown: 'changed (earlier value not kept)',
  },
  approval: {
    approve: 'Approve',
    noDateOfBirth:
      'No date of birth: nobody has checked that this person is 18. Look at the passport, and enter it before you approve.',
    tooYoung: (day: string) => `Under 18. This record can be approved from ${day} on.`,
    tooSoon: 'This record has only just appeared. Press again.',
    stillLoading: 'This document is still loading.',
    notSeen: (documents: string) => sentence`Not seen yet: ${documents}`,
    next: 'Show next document',
  },
  checks: {
    of: (document: string) => `Checks of ${document}`,
    title: 'What only the authority can tell',
    newTab: (service: string) => `${service} (opens a new tab)`,
    reviewed: (day: string) => `Reviewed ${day}`,
    /** The texts of the table of these checks; names of authorities and services stay. */
    said: (text: string, _code: string | undefined) => text,
    /** Whom to ask, by the name in the table of official checks. */
    issuer: (name: string) => name,
  },
  original: {
    download: 'Download original',
    of: (document: string) => `Download original of ${document}`,
  },
  none: 'No document is on file.',
  versions: 'The earlier versions',
  viewer: {
    title: 'Viewer',
    nameOf: (document: string, version: number) => `${document}, version ${version}`,
    caption: (version: number, moment: string) => `Version ${version} · ${moment}`,
    failed:
      'This page could not be drawn. Try again, or download the original and open it yourself.',
    picture: (document: string) => `Picture of ${document}; scrolls when zoomed`,
    fullPicture: (document: string) => `Picture of ${document} in full screen; scrolls when zoomed`,
    loading: 'Loading…',
    page: (document: string, page: number) => `${document}, page ${page}`,
    zoom: 'Zoom',
    percent: (percent: number) => `${percent} %`,
    pageOf: (page: number, pages: number) => `Page ${page} of ${pages}`,
    beside: 'Beside it',
    nothing: 'Nothing',
    version: (version: number, day: string) => `Version ${version}, ${day}`,
    leaveFullScreen: 'Leave full screen',
    mark: 'Watermark',
    tools: {
      zoomIn: 'Zoom in',
      zoomOut: 'Zoom out',
      fit: 'Fit to the whole width',
      turn: 'Rotate',
      fullScreen: 'Full screen',
      nextPage: 'Next page',
      previousPage: 'Previous page',
      nextDocument: 'Next document',
      previousDocument: 'Previous document',
    },
    keys: {
      zoomIn: 'zoom in',
      zoomOut: 'zoom out',
      fit: 'whole width',
      turn: 'rotate by a quarter turn',
      fullScreen: 'enter or leave full screen',
      compare: 'show or hide an earlier version beside it',
      nextPage: 'next page',
      previousPage: 'previous page',
      nextDocument: 'next document',
      previousDocument: 'previous document',
    },
  },
}
