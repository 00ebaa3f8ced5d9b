import type { ReactNode } from 'react'
import type { CaseKind } from '#modules/cases/schema'
import { type FieldName, fieldNames } from '#modules/records/fields.schema'
import type { OpenFile } from '../file/way-in.ts'
import type { Words } from '../words.ts'
import { textsOf } from './texts.ts'

interface PartsProps extends Pick<OpenFile, 'opened'> {
  words: Words
  kind: CaseKind
  at: string
  above: ReactNode
}

/** What in the file a case can be about: each detail and each document that it shows. */
export function Parts({ words, opened, kind, at, above }: PartsProps) {
  const details = fieldNames.filter((name) => name in opened.record)
  const parts = [
    ...details.map((name: FieldName) => [`detail:${name}`, words.fields[name]] as const),
    ...opened.documents.map((one) => [`paper:${one.kind}`, words.kinds[one.kind]] as const),
  ]
  return (
    <>
      {above}
      <section className="lead">
        <h1>{textsOf(words, kind).title}</h1>
        <p>{words.cases.options}</p>
      </section>
      <ul className="further plain">
        {parts.map(([part, label]) => (
          <li key={part}>
            <a href={`${at}/tell/${kind}?part=${part}`} rel="nofollow">
              {label}
            </a>
          </li>
        ))}
      </ul>
    </>
  )
}
