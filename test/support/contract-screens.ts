import { goTo, type Screen } from '#test/screen'

/** The pages about contracts, of an open file. */
export const contractScreens: Readonly<Record<string, Screen>> = {
  'another-contract': { at: '/another-contract', shows: '#photo' },
  'another-contract-thanks': {
    at: '/another-contract/thanks',
    shows: '[role=status]',
    open: (page, held) => goTo(page, held, '/another-contract/thanks'),
  },
  'file-data': {
    at: '/file/data',
    open: (page, held) => goTo(page, held, '/file/data'),
  },
  'file-messages': {
    at: '/file/messages',
    shows: '#share',
    open: (page, held) => goTo(page, held, '/file/messages?saved'),
  },
  'file-consents': {
    at: '/file/consents',
    shows: '#sharing',
    open: (page, held) => goTo(page, held, '/file/consents?saved'),
  },
  'file-code': {
    at: '/file/code',
    shows: '#current',
    open: (page, held) => goTo(page, held, '/file/code'),
  },
  'file-leaving': {
    at: '/file/leaving',
    shows: '#happens',
    open: (page, held) => goTo(page, held, '/file/leaving'),
  },
  'file-another-contract': {
    at: '/file/another-contract',
    shows: '#photo',
    open: (page, held) => goTo(page, held, '/file/another-contract'),
  },
  'file-money': {
    at: '/file/money',
    shows: '#entries',
    open: (page, held) => goTo(page, held, '/file/money'),
  },
  'file-money-own': {
    at: '/file/money/own',
    shows: '#paidTo',
    open: (page, held) => goTo(page, held, '/file/money/own'),
  },
  'file-contract': {
    at: '/file/contract',
    shows: 'dl.facts',
    open: (page, held) => goTo(page, held, '/file/contract'),
  },
}
