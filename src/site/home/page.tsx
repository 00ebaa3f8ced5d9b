import type { Organisation } from '#modules/organisation'
import { emptyForm } from '../form.ts'
import { longDate } from '../formats.ts'
import { Field } from '../layout/fields.tsx'
import type { Words } from '../messages/index.ts'

interface HomeProps {
  organisation: Organisation
  words: Words
}

export function Home({ organisation, words }: HomeProps) {
  const { home } = words
  return (
    <>
      <section className="lead">
        <h1>{home.title}</h1>
        <p>{organisation.welcomeText || home.welcome}</p>
      </section>
      <div className="beside">
        <QuickForm organisation={organisation} words={words} />
        <section aria-labelledby="how">
          <h2 className="unseen" id="how">
            {home.how}
          </h2>
          <ol className="steps">
            {home.steps.map(([name, text]) => (
              <li key={name}>
                <b>{name}</b>
                <span className="soft">{text}</span>
              </li>
            ))}
          </ol>
        </section>
      </div>
      <Choices words={words} />
      <SpotFake words={words} />
    </>
  )
}

function QuickForm({ organisation, words }: HomeProps) {
  const { home, check } = words
  const date = longDate(organisation.informationAsOf, words.lang)
  return (
    <form className="ask-form" method="post" action="/check">
      <input type="hidden" name="by" value="passport" />
      <Field
        id="number"
        label={check.passport}
        hint={check.passportHint}
        form={emptyForm}
        isCode
        maxLength={60}
      />
      <Field
        id="code"
        label={check.code}
        hint={check.codeHint}
        form={emptyForm}
        isCode
        isShort
        maxLength={60}
      />
      <p>
        <button className="main" type="submit">
          {home.open}
        </button>
      </p>
      <p className="soft">
        {home.noSlip} <a href="/report#reach">{home.askForCode}</a>. {home.informationAsOf(date)}
      </p>
    </form>
  )
}

const choices = [
  ['work-permit', '/check/work-permit'],
  ['visa-paper', '/check/visa-paper'],
  ['application-status', '/check/application-status'],
  ['lmia', '/check/lmia'],
] as const

function Choices({ words }: { words: Words }) {
  return (
    <section aria-labelledby="choices">
      <h2 id="choices">{words.home.ask}</h2>
      <ul className="tiles">
        {choices.map(([kind, address]) => (
          <li key={kind}>
            <a href={address}>
              <b>{words.check.kinds[kind].name}</b>
              <span className="soft">{words.check.kinds[kind].about}</span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}

function SpotFake({ words: { home, layout } }: { words: Words }) {
  return (
    <section className="fakes" id="spot-a-fake" aria-labelledby="fakes">
      <div>
        <h2 id="fakes">{home.spotFake}</h2>
        <p className="soft">{home.spotFakeLead}</p>
        <p>
          <a className="button" href="/official-checks">
            {layout.askGovernment}
          </a>
        </p>
      </div>
      <ol className="steps">
        {home.fakes.map(([name, text]) => (
          <li key={name}>
            <b>{name}</b>
            <span className="soft">{text}</span>
          </li>
        ))}
      </ol>
    </section>
  )
}
