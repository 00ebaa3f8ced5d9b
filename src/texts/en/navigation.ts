/**
 * The usual menu, tiles and footer, for organisations without their own. They speak of the organisation and
 * of what people do here, never of a state.
 */
export const navigationWords = {
  groups: {
    check: 'Check',
    candidates: 'For candidates',
    employers: 'For employers',
    safety: 'Safety',
    about: 'About us',
  },
  links: {
    '/check': 'Your file',
    '/check/work-permit': 'Work permit',
    '/check/visa-paper': 'Visa paper',
    '/check/application-status': 'Application status',
    '/check/lmia': 'LMIA letter',
    '/#how': 'How it works',
    '/tell/code': 'Ask for a new code',
    '/tell': 'Tell us something',
    '/legal/your-information': 'Your information',
    '/shared': 'Open shared documents',
    '/verify': 'Check a document',
    '/official-checks': 'Check with the government yourself',
    '/help': 'Help outside our office',
    '/official-checks#spot-a-fake': 'How to spot a fake',
    '/about': 'What this site is',
    '/domains': 'Our only web addresses',
    '/tell/complaint': 'Write a complaint',
    '/tell/concern': 'Report a concern',
    '/notices': 'Notices',
    '/legal/disclaimer': 'What this site is not',
    '/legal/privacy': 'Privacy',
    '/legal/copyright': 'Copyright',
    '/legal/accessibility': 'Accessibility',
  },
  tiles: {
    '/verify': 'Is the document in your hand the same as the one that we hold?',
    '/shared': 'For employers and banks: a candidate gave you a share code.',
    '/notices': 'What is new at our office.',
    '/official-checks': 'Where to ask, country by country. None of these websites is ours.',
    '/official-checks#spot-a-fake': 'Before you pay anybody, and before you leave your job.',
  },
  legal: 'Legal',
  sourceCode: 'Source code of this software',
}
