import type { ReactNode } from 'react'
import { type Aside, type CaseKind, rowOf } from '#modules/cases/schema'
import type { Organisation } from '#modules/organisation'
import { contactLines, licenceOf } from '#modules/organisation/schema'
import { ContactLines } from '../layout/footer.tsx'
import type { Words } from '../words.ts'
import { textsOf } from './texts.ts'

interface AsideProps {
  words: Words
  organisation: Organisation
}

/** Where else to turn to, beside a form; null where its kind names nothing. */
export function asidesOf(kind: CaseKind, { words, organisation }: AsideProps): ReactNode {
  const { asides = [] } = rowOf(kind)
  if (asides.length === 0) return null
  return (
    <div className="stack">
      {asides.map((name) => (
        <section className="card" key={name} id={name} aria-labelledby={`${name}-title`}>
          <h2 id={`${name}-title`}>{words.cases.asides[name].title}</h2>
          {contents[name]({ words, organisation })}
        </section>
      ))}
    </div>
  )
}

/** What each says below its title. */
const contents: Readonly<Record<Aside, (props: AsideProps) => ReactNode>> = {
  office: ({ words, organisation }) => {
    const { nothing, newCode, newCodeLink, say } = words.cases.asides.office
    const isReachable = contactLines(organisation, words.lang).length > 0
    return (
      <>
        {isReachable ? (
          <ContactLines organisation={organisation} words={words} />
        ) : (
          <p>{nothing}</p>
        )}
        <p>
          {newCode} <a href="/tell/code">{newCodeLink}</a>
        </p>
        <p>{say}</p>
      </>
    )
  },
  authority: ({ words, organisation }) => {
    const { own, link, named, byOwnAccount, register } = words.cases.asides.authority
    const { number, authority, registerUrl } = licenceOf(organisation, words.lang)
    return (
      <>
        <p>
          {own} <a href="/tell/complaint">{link}</a>
        </p>
        <p>{(registerUrl === null ? byOwnAccount : named)(authority, number)}</p>
        {registerUrl !== null && (
          <p>
            <a className="outward" href={registerUrl} rel="noreferrer">
              {register}
            </a>
          </p>
        )}
      </>
    )
  },
  faster: ({ words, organisation }) => (
    <>
      <p>{words.cases.asides.faster.text}</p>
      <ContactLines organisation={organisation} words={words} />
    </>
  ),
  never: ({ words }) => <p>{words.cases.asides.never.text}</p>,
  unknown: ({ words }) =>
    words.cases.asides.unknown.texts.map((sentence) => <p key={sentence}>{sentence}</p>),
  outside: ({ words }) => (
    <>
      <p>{words.cases.asides.outside.text}</p>
      <p>
        <a href="/help">{words.help.title}</a>
      </p>
    </>
  ),
  concern: ({ words }) => (
    <p>
      {words.cases.asides.concern.text}{' '}
      <a href="/tell/concern">{textsOf(words, 'concern').title}</a>
    </p>
  ),
}
