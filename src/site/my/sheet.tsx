import type { ReactNode } from 'react'
import type { Organisation } from '#modules/organisation'
import { licenceOf } from '#modules/organisation/schema'
import type { InAnyLanguage } from '#texts/any-language'
import type { letterheadWords } from '#texts/en/letterhead'
import { assets } from '../assets.ts'
import { Unbroken } from '../layout/fields.tsx'

export type PaperSize = 'A4' | 'A6'

interface SheetProps {
  organisation: Organisation
  /** The words of the letterhead, for this sheet. */
  letterhead: InAnyLanguage<typeof letterheadWords>
  title: ReactNode
  paper: PaperSize
  /** The text above its last line. */
  foot: string
  children: ReactNode
}

/** A sheet that prints as shown: who issues it (H1), what it says, and what it is not (H4). */
export function Sheet({ organisation, letterhead, title, paper, foot, children }: SheetProps) {
  const { displayName, legalName } = organisation
  const { number, authority, registerUrl } = licenceOf(organisation)
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
