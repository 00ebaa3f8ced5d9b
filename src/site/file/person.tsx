import type { ReactNode } from 'react'
import type { FieldName } from '#modules/records/fields/schema'
import type { Words } from '../messages/index.ts'
import { type OpenedDocument, Scan } from './opened-part.tsx'

interface PersonProps {
  words: Words
  name: string
  documents: readonly OpenedDocument[]
  /** What is shown beside a detail. */
  beside: (field: FieldName, label: string) => ReactNode
  /** The list of the documents, and facts beside it. */
  children: ReactNode
}

/** Whose file it is: the photo beside the name, and the documents on file. */
export function Person({ words, name, documents, beside, children }: PersonProps) {
  const { file, fields } = words
  const photo = documents.find(({ kind }) => kind === 'photo')
  return (
    <section className="person">
      {photo && !photo.fault ? (
        <Scan
          words={words}
          document={photo}
          alt={file.photoOf(name)}
          sizes="(max-width: 40rem) 96px, 205px"
          isFirst
        />
      ) : (
        <p className="no-photo soft">{file.noPhoto}</p>
      )}
      <div className="named">
        <h1>
          <bdi>{name}</bdi>
        </h1>
        {beside('name', fields.name)}
      </div>
      {children}
    </section>
  )
}

interface FactsProps extends Pick<PersonProps, 'beside'> {
  /** Each with its name; empty ones are left out. */
  facts: readonly (readonly [name: string, value: string | null | undefined, field?: FieldName])[]
}

/** Facts about a person, detail by detail. */
export function Facts({ facts, beside }: FactsProps) {
  return (
    <dl className="facts">
      {facts.map(
        ([fact, value, field]) =>
          value && (
            <div key={fact}>
              <dt>{fact}</dt>
              <dd>
                <bdi>{value}</bdi> {field && beside(field, fact)}
              </dd>
            </div>
          ),
      )}
    </dl>
  )
}
