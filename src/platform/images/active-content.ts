import { type PdfDictionary, type PdfObjects, type PdfValue, textIn } from './pdf-objects.ts'

/** Parts of a PDF that act, or that its pages do not show; named as in a sentence. */
const actives = {
  script: 'script',
  file: 'another file attached to it',
  outside: 'content that lies in another file or on a website',
  action: 'an action that opens or sends something',
  media: 'sound, video or a model',
  xfa: 'an XFA form, whose pages are made by a program',
} as const
export type ActiveContent = keyof typeof actives

/** Types of actions (ISO 32000-1, table 198) that are not ordinary links. */
const actions: Record<string, ActiveContent> = {
  '/JavaScript': 'script',
  '/Launch': 'action',
  '/GoToR': 'action',
  '/GoToE': 'action',
  '/SubmitForm': 'action',
  '/ImportData': 'action',
  '/Rendition': 'media',
  '/Movie': 'media',
  '/Sound': 'media',
  '/GoTo3DView': 'media',
  '/RichMediaExecute': 'media',
}
/** Types of annotations (table 169). */
const annotations: Record<string, ActiveContent> = {
  '/FileAttachment': 'file',
  '/Sound': 'media',
  '/Movie': 'media',
  '/Screen': 'media',
  '/3D': 'media',
  '/RichMedia': 'media',
}
/** Names of systems, under which a file specification holds an embedded file (table 44). */
const systems = ['/F', '/UF', '/DOS', '/Mac', '/Unix']
/** Actions in a chain: more than any program makes. */
const longestChain = 50

export const sentenceFor = (found: ActiveContent): string =>
  `This PDF has ${actives[found]}. Print it to a new PDF, or take a photo of the document.`

/**
 * Finds what a PDF holds beyond pages, filled-in fields and links that a person follows; null for an
 * ordinary one. A website that opens by itself counts, one behind a link does not; a link to a file or a
 * program does.
 */
export function activeContentIn(pdf: PdfObjects): ActiveContent | null {
  const { root } = pdf
  const at = (dictionary: PdfDictionary, key: string) => pdf.resolved(dictionary.get(key))
  const form = at(root, '/AcroForm')
  if (form instanceof Map && at(form, '/XFA')) return 'xfa'
  const names = at(root, '/Names')
  if (names instanceof Map && at(names, '/JavaScript')) return 'script'
  if (names instanceof Map && at(names, '/AlternatePresentations')) return 'media'
  if (opensSite(pdf, root.get('/OpenAction'))) return 'action'
  for (const dictionary of dictionariesIn(pdf.all())) {
    const found =
      actions[nameAt(at(dictionary, '/S'))] ?? annotations[nameAt(at(dictionary, '/Subtype'))]
    if (found) return found
    if (['/URI', '/Base'].some((key) => leadsAstray(textIn(at(dictionary, key))))) return 'action'
    if (namesElsewhere(dictionary, (key) => at(dictionary, key))) return 'outside'
    if (at(dictionary, '/RF') instanceof Map) return 'file'
    const embedded = at(dictionary, '/EF')
    if (embedded instanceof Map && systems.some((key) => embedded.has(key))) return 'file'
    const events = at(dictionary, '/AA')
    if (events instanceof Map && [...events.values()].some((one) => opensSite(pdf, one)))
      return 'action'
  }
  return null
}

/**
 * Tells whether the content of a stream, of one of its pages, or a thread of articles lies in another file
 * (tables 5, 95 and 203), or a file is named by its address (7.11.5).
 */
function namesElsewhere(
  dictionary: PdfDictionary,
  at: (key: string) => PdfValue | undefined,
): boolean {
  const namesFile = dictionary.has('/F')
  return (
    at('/FS') === '/URL' ||
    (namesFile && (dictionary.has('/Length') || at('/S') === '/Thread')) ||
    (at('/Subtype') === '/Form' && at('/Ref') instanceof Map)
  )
}

/**
 * What a person may follow: a website, an email address, somebody to call or message, a place; without a
 * scheme it is a website.
 */
const ordinaryLink =
  /^(?:(?:https?|ftp|mailto|tel|callto|fax|sms|sip|xmpp|whatsapp|viber|tg|skype|geo|maps):|[a-z\d-]+(?:\.[a-z\d-]+)+:\d+(?:\/|$))/i

/**
 * Tells whether a link opens something other than a website: a file of the reader's machine or network,
 * script, another program.
 */
function leadsAstray(link: string): boolean {
  // Programs that open links ignore these characters.
  const plain = link.replace(/[\p{Cc} ]/gu, '')
  const isOfFile = /^[\\/]{2}|^[a-z]:[\\/]/i.test(plain)
  return isOfFile || (/^[a-z][a-z\d+.-]*:/i.test(plain) && !ordinaryLink.test(plain))
}

const nameAt = (value: PdfValue | undefined) => (typeof value === 'string' ? value : '')

/** Tells whether an action, or one that follows it, opens a website. */
function opensSite({ resolved }: PdfObjects, first: PdfValue | undefined): boolean {
  const waiting = [first]
  for (let seen = 0; waiting.length > 0; seen++) {
    if (seen > longestChain) return true
    const action = resolved(waiting.pop())
    if (!(action instanceof Map)) continue
    if (resolved(action.get('/S')) === '/URI') return true
    const next = resolved(action.get('/Next'))
    waiting.push(...(Array.isArray(next) ? next : [next]))
  }
  return false
}

export function* dictionariesIn(values: Iterable<PdfValue>): Iterable<PdfDictionary> {
  for (const value of values)
    if (value instanceof Map) {
      yield value
      yield* dictionariesIn(value.values())
    } else if (Array.isArray(value)) yield* dictionariesIn(value)
}
