import type { ReactNode } from 'react'
import { attestationForms, mayBeAttested } from '#modules/attestations/schema'
import type { OpenedRecord } from '#modules/lookup/schema'
import type { FormState } from '../form.ts'
import { longDate } from '../layout/dates.ts'
import { ErrorSummary, Lead, Press, Submit, Way } from '../layout/fields.tsx'
import type { Words } from '../words.ts'

interface TakeProps {
  words: Words
  below: ReactNode
  organisation: string
  opened: OpenedRecord
  form: FormState
  /** Since when the candidate says no to showing documents to others; null: yes, or not answered. */
  refusedSince: string | null
  action: string
  back: string
}

/** Which document, what the attestation says of the person, and in which form. */
export function TakeAttestation(props: TakeProps) {
  const { words, below, organisation, opened, form, refusedSince, action, back } = props
  const { attestation } = words
  const documents = opened.documents.filter(({ kind }) => mayBeAttested(kind))
  return (
    <>
      <Lead title={attestation.title} lead={attestation.lead(organisation)} />
      <ErrorSummary form={form} words={words} />
      {refusedSince !== null && (
        <div className="card">
          <p>{attestation.saidNo(longDate(refusedSince, words))}</p>
          <Way href={`${back}/consents`} rel="nofollow" text={words.consents.title} />
        </div>
      )}
      {documents.length === 0 && <p className="plain">{attestation.nothing}</p>}
      {refusedSince === null && documents.length > 0 && (
        <form className="ask-form" method="post" action={action}>
          <fieldset id="kind" tabIndex={-1}>
            <legend>{attestation.document}</legend>
            {documents.map(({ kind, label }, index) => (
              <Choice
                key={kind}
                name="kind"
                value={kind}
                label={label}
                isChosen={form.values.kind === kind || (index === 0 && !form.values.kind)}
              />
            ))}
          </fieldset>
          <fieldset>
            <legend>{attestation.person}</legend>
            <Tick id="withName" label={attestation.withName} />
            <Tick id="withReference" label={attestation.withReference} />
            <p className="soft">{attestation.personHint}</p>
          </fieldset>
          <fieldset>
            <legend>{attestation.form}</legend>
            {attestationForms.map((one, index) => (
              <Choice
                key={one}
                name="form"
                value={one}
                label={attestation.forms[one]}
                isChosen={form.values.form === one || (index === 0 && !form.values.form)}
              />
            ))}
            <p className="soft">{attestation.formHint}</p>
          </fieldset>
          <p>{attestation.gives}</p>
          <p>{attestation.holds}</p>
          <Submit>{attestation.take}</Submit>
          <h2>{attestation.wallet.title}</h2>
          <p>{attestation.wallet.hint}</p>
          <Press name="into" value="wallet">
            {attestation.wallet.take}
          </Press>
        </form>
      )}
      <Way href={back} text={words.file.back} />
      {below}
    </>
  )
}

interface ChoiceProps {
  name: string
  value: string
  label: string
  isChosen: boolean
}

function Choice({ name, value, label, isChosen }: ChoiceProps) {
  const id = `${name}-${value}`
  return (
    <p className="choice">
      <input type="radio" id={id} name={name} value={value} defaultChecked={isChosen} />
      <label htmlFor={id}>{label}</label>
    </p>
  )
}

function Tick({ id, label }: { id: string; label: string }) {
  return (
    <p className="choice">
      <input type="checkbox" id={id} name={id} />
      <label htmlFor={id}>{label}</label>
    </p>
  )
}
