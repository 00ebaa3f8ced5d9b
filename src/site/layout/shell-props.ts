import type { Organisation } from '#modules/organisation'
import type { LicenceStanding } from '#modules/organisation/identity.schema'
import type { Theme } from '../cookies.ts'
import type { Words } from '../words.ts'
import type { ClosingNow } from './closing-note.tsx'
import type { AskedForm } from './form.tsx'

/** Everything that many requests have in common. */
export interface ShellProps {
  organisation: Organisation | null
  /** The state of the licence where the public has to know it; null otherwise. */
  licence: Pick<LicenceStanding, 'reason' | 'on'> | null
  /** That the agency is closing, and on which day; null if not. */
  closing: Pick<ClosingNow, 'lastDay' | 'isOver'> | null
  words: Words
  /** Null where nobody has chosen one. */
  theme: Theme | null
  /** Whether the request brought a session cookie, genuine or not. */
  bringsSession: boolean
  /** Left out while a file is open. */
  hasSearch: boolean
  /** Never on a result page (H5). */
  hasOutwardLinks: boolean
  /** The black page of a wrong address. */
  isBlack: boolean
  /** Shown in a frame before it is saved. */
  isPreview: boolean
  /** The day on which it is kept on a phone, for a page that works there alone; null on all others. */
  keptOn: string | null
  /** The site's public address on pages that search engines may list; null on all others. */
  listedAt: string | null
  /** The form on the page into which something is typed, which the choices in the head send along. */
  asks: Pick<AskedForm, 'id' | 'isMultipart'> | null
  slots: Slots
}

/** The parts that differ between requests. */
export interface Slots {
  title: string
  description: string
  /** Where a chosen theme or language returns to. */
  here: string
  /** Where that form is sent to. */
  action: string
  /** The page's own address, without its query. */
  path: string
  /** The page as "Report a concern" names it, encoded for an address. */
  from: string
  main: string
}
