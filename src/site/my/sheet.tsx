import type { ReactNode } from 'react'
import type { Organisation } from '#modules/organisation'
import { licenceOf } from '#modules/organisation/regulators.schema'
import { itemLabel } from '#modules/training/items.schema'
import { moneyIn } from '#modules/training/money.schema'
import type { LedgerEntry } from '#modules/training/payments.schema'
import type { OwnClass } from '#modules/training/schema'
import type { Language } from '#platform/languages.schema'
import type { letterheadWords } from '#texts/en/printed'
import { assets } from '../assets.ts'
import { Unbroken } from '../layout/facts.tsx'
import type { Words } from '../words.ts'

export type PaperSize = 'A4' | 'A6'

interface SheetProps {
  organisation: Organisation
  language: Language
  /** The words of the letterhead, for this sheet. */
  letterhead: typeof letterheadWords
  title: ReactNode
  paper: PaperSize
  /** The text above its last line. */
  foot: string
  children: ReactNode
}

/** A sheet that prints as shown: who issues it (H1), what it says, and what it is not (H4). */
export function Sheet(props: SheetProps) {
  const { organisation, language, letterhead, title, paper, foot, children } = props
  const { displayName, legalName } = organisation
  const { number, authority, registerUrl } = licenceOf(organisation, language)
  return (
    <>
      <link rel="stylesheet" href={assets.sheet.url} />
      {paper === 'A6' && <link rel="stylesheet" href={assets.sheetA6.url} />}
      <article className={`printed ${paper}`}>
        <header>
          <bdi className="issuer">{displayName}</bdi>
          <strong>{letterhead.isPrivate}</strong>{' '}
          {legalName !== displayName && (
            <>
              <bdi>{legalName}</bdi>.{' '}
            </>
          )}
          <Unbroken
            text={
              registerUrl === null
                ? letterhead.licenceByOwnAccount(number, authority)
                : letterhead.licence(number, authority)
            }
          />
        </header>
        <h1>{title}</h1>
        {children}
        <footer>
          <p>{foot}</p>
          <p>
            <strong>{letterhead.notGovernment}</strong>
          </p>
        </footer>
      </article>
    </>
  )
}

interface LinksProps<Address extends string> {
  label: string
  links: Readonly<Record<Address, string>>
  here: Address | null
}

/** Links beside each other, one of which is the current page. */
export function Links<Address extends string>({ label, links, here }: LinksProps<Address>) {
  return (
    <nav className="own-links screen-only" aria-label={label}>
      {/* Within: what stands beside the links is spaced by what stands beside it. */}
      <link rel="stylesheet" href={assets.ownLinks.url} />
      {Object.entries<string>(links).map(([address, text]) => (
        <a key={address} href={address} aria-current={address === here ? 'page' : undefined}>
          {text}
        </a>
      ))}
    </nav>
  )
}

interface OwnLinksProps {
  words: Words
  here: keyof Words['my']['links']
}

/** From one page of a signed-in person to the others. */
export function OwnLinks({ words: { my }, here }: OwnLinksProps) {
  return <Links label={my.pages} links={my.links} here={here} />
}

/** Returns a fee, in words where there is none. */
export function feeIn(words: Words, { fee, currency }: { fee: number; currency: string }): string {
  return fee === 0 ? words.training.free : moneyIn(words.lang, fee, currency)
}

/** Returns what an entry of the ledger is for. */
export function purposeIn(
  words: Words,
  { classTitle, feeName, item }: Pick<LedgerEntry, 'classTitle' | 'feeName' | 'item'>,
): string {
  return classTitle ?? feeName ?? itemLabel(item, words.lang) ?? words.training.credit
}

/** Returns why a selected class has no seat yet, and what to do about it. */
export function standingOf(of: OwnClass, words: Words): string {
  const { selected } = words.classes
  const { isHeld, waitingPlace, isCovered } = of.enrolment
  if (of.state !== 'open' && of.state !== 'full') return selected.begun
  const fee = feeIn(words, of)
  if (isHeld || waitingPlace === null) return selected.held(fee)
  const pay = isCovered ? selected.comes : selected.later(fee)
  return `${selected.taken} ${selected.place(waitingPlace)} ${pay}`
}
