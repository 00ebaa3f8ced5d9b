import { complaintSubjects, type WrittenComplaint } from '#modules/complaints/schema'
import { helpDestinations, helpOrigins } from '#modules/help/schema'
import { type FormState, problemAt } from '../form.ts'
import { CountryChoice } from '../layout/country-choice.tsx'
import { ErrorSummary, Field } from '../layout/fields.tsx'
import { Labelled } from '../layout/labelled.tsx'
import type { Words } from '../messages/index.ts'

interface FormProps {
  words: Words
  form: FormState
}

/** The form, and beside it other places to turn to: help outside, and the report of a concern (H10). */
export function ComplaintForm({ words, form }: FormProps) {
  const { complaint } = words
  return (
    <>
      <section className="lead">
        <h1>{complaint.title}</h1>
        <p>{complaint.lead}</p>
      </section>
      <ErrorSummary form={form} words={words} />
      <div className="beside">
        <Questions words={words} form={form} />
        <Beside words={words} />
      </div>
    </>
  )
}

function Questions({ words, form }: FormProps) {
  const { complaint, help } = words
  return (
    <form className="ask-form" method="post" action="/complaint">
      <Radios
        {...{ name: 'about', legend: complaint.about, form }}
        options={complaintSubjects.map((value) => [value, complaint.subjects[value]])}
      />
      <Labelled id="text" label={complaint.text} hint={complaint.textHint} form={form}>
        {(described) => (
          <textarea
            {...described}
            name="text"
            rows={9}
            maxLength={4000}
            defaultValue={form.values.text}
          />
        )}
      </Labelled>
      <Field
        id="from"
        label={complaint.from}
        hint={complaint.fromHint}
        form={form}
        maxLength={200}
      />
      <CountryChoice
        {...{ words, name: 'origin', label: help.origin, countries: helpOrigins }}
        chosen={form.values.origin ?? null}
      />
      <CountryChoice
        {...{ words, name: 'destination', label: help.destination, countries: helpDestinations }}
        chosen={form.values.destination ?? null}
      />
      <Radios
        {...{ name: 'send', legend: complaint.choice, form }}
        options={[
          ['keep', complaint.choices.keep],
          ['send', complaint.choices.send],
        ]}
      />
      <p>
        <button className="main" type="submit">
          {complaint.submit}
        </button>
      </p>
    </form>
  )
}

interface RadiosProps {
  name: string
  legend: string
  options: readonly (readonly [value: string, label: string])[]
  form: FormState
}

/** A few options, none preselected: the choice is the person's. */
function Radios({ name, legend, options, form }: RadiosProps) {
  const problem = problemAt(form, name)
  return (
    <fieldset id={name} tabIndex={-1} data-wrong={problem ? '' : undefined}>
      <legend>{legend}</legend>
      {problem && <span className="wrong">{problem}</span>}
      {options.map(([value, label]) => (
        <p className="choice" key={value}>
          <input
            type="radio"
            id={`${name}-${value}`}
            name={name}
            value={value}
            defaultChecked={form.values[name] === value}
          />
          <label htmlFor={`${name}-${value}`}>{label}</label>
        </p>
      ))}
    </fieldset>
  )
}

function Beside({ words: { complaint, help, report } }: { words: Words }) {
  return (
    <div className="stack">
      <section className="card" aria-labelledby="unknown">
        <h2 id="unknown">{complaint.unknownTitle}</h2>
        {complaint.unknown.map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
      </section>
      <section className="card" aria-labelledby="outside">
        <h2 id="outside">{complaint.outsideTitle}</h2>
        <p>{complaint.outside}</p>
        <p>
          <a href="/help">{help.title}</a>
        </p>
      </section>
      <section className="card" aria-labelledby="concern">
        <h2 id="concern">{complaint.concernTitle}</h2>
        <p>
          {complaint.concern} <a href="/report">{report.title}</a>
        </p>
      </section>
    </div>
  )
}

/** What both the saved file and the page need. */
export interface MadeComplaint extends WrittenComplaint {
  /** `content` in the form of RFC 8785, which the digest covers. */
  line: string
  /** From the log; null where it is not sealed yet. */
  proof: { proof: string; logKey: string } | null
  /** Where its date, its fingerprint and its answer can be read. */
  address: URL
}
